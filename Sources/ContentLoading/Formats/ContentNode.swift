package import Diagnostics

/// A value of YAML or JSON, with its place in the file.
package struct ContentNode: Sendable {
  /// What a value is before anybody asks it to be of a type.
  package enum Value: Sendable {
    /// YAML's `null`, `~` or nothing at all, JSON's `null`.
    case null
    /// Text in quotes, or a block of text.
    case text(String)
    /// YAML without quotes: text, a number, `true` or `false`, as the reader of it likes.
    case plain(String)
    /// A number of JSON, as written.
    case number(String)
    /// `true` or `false` of JSON.
    case boolean(Bool)
    case list([ContentNode])
    /// Keys, none of them twice, in the order of the file.
    case mapping([Entry])
  }

  /// A key and what stands under it.
  package struct Entry: Sendable {
    /// The key, without quotation marks.
    package let key: String
    /// Where the key stands.
    package let keyLocation: SourceLocation
    /// What stands under it.
    package let value: ContentNode

    /// Puts a value under a key.
    package init(key: String, keyLocation: SourceLocation, value: ContentNode) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  /// What it is.
  package let value: Value
  /// Where it starts.
  package let location: SourceLocation

  /// Names a value and its place.
  package init(value: Value, location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// The keys of a mapping; none for anything else.
  package var entries: [Entry] {
    if case .mapping(let entries) = value { entries } else { [] }
  }

  /// What stands under a key of a mapping.
  package subscript(key: String) -> ContentNode? {
    entries.first { $0.key == key }?.value
  }

  /// The value in words, for messages that say what was found.
  package var kind: String {
    switch value {
    case .null: "nothing"
    case .text(let text): "the text \(Quotation.of(text))"
    case .plain(let text): Quotation.of(text)
    case .number(let digits): "the number \(Quotation.clipped(digits))"
    case .boolean(let value): "\(value)"
    case .list: "a list"
    case .mapping: "keys and values"
    }
  }
}
