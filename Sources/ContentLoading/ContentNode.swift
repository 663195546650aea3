import Diagnostics

/// A value of YAML or JSON, with its place in the file.
struct ContentNode: Sendable {
  /// What a value is before anybody asks it to be of a type.
  enum Value: Sendable {
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
  struct Entry: Sendable {
    let key: String
    let keyLocation: SourceLocation
    let value: ContentNode
  }

  let value: Value
  let location: SourceLocation

  /// The keys of a mapping; none for anything else.
  var entries: [Entry] {
    if case .mapping(let entries) = value { entries } else { [] }
  }

  /// What stands under a key of a mapping.
  subscript(key: String) -> ContentNode? {
    entries.first { $0.key == key }?.value
  }

  /// The value in words, for messages that say what was found.
  var kind: String {
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
