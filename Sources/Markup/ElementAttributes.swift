/// What an author gives an element beside what it has by itself: an id, classes, and others with their values.
package struct ElementAttributes: Hashable, Sendable {
  /// An attribute with its value.
  package struct Pair: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// The id.
  package var id: String?
  /// The classes, in order.
  package var classes: [String] = []
  /// The others, in order; no name is there twice.
  package private(set) var pairs: [Pair] = []
  /// Where the list of them stands in the text that it was read from.
  package let offset: Int

  /// Gives nothing, as far as it is known; the list stands at `offset`.
  package init(offset: Int = 0) {
    self.offset = offset
  }

  /// The value of one of the others.
  package func value(of name: String) -> String? { pairs.first { $0.name == name }?.value }

  /// Gives one of the others.
  package mutating func add(_ name: String, _ value: String) {
    pairs.append(Pair(name: name, value: value))
  }

  /// Appends the attributes, each with a space before it; the element's own `classes` stand before those of its author, and the
  /// attributes `written` are there already.
  func append(
    to html: inout ByteBuffer, classes own: StaticString? = nil, without written: [String] = []
  ) {
    if let id, !written.contains("id") { Self.append("id", id, to: &html) }
    if own != nil || !classes.isEmpty {
      html.append(" class=\"")
      if let own { html.append(own) }
      for (number, name) in classes.enumerated() {
        if own != nil || number > 0 { html.append(UInt8(ascii: " ")) }
        Self.append(name, to: &html)
      }
      html.append(UInt8(ascii: "\""))
    }
    for pair in pairs where !written.contains(pair.name) { Self.append(pair.name, pair.value, to: &html) }
  }

  private static func append(_ name: String, _ value: String, to html: inout ByteBuffer) {
    html.append(UInt8(ascii: " "))
    append(name, to: &html)
    html.append("=\"")
    append(value, to: &html)
    html.append(UInt8(ascii: "\""))
  }

  private static func append(_ text: String, to html: inout ByteBuffer) {
    var text = text
    text.withUTF8 { Escape.append($0, to: &html) }
  }
}
