/// Documents of JSON that are made by programs. What they hold can stand in a `script` of HTML, too.
extension MarkupWriter {
  /// Appends a text with its quotes.
  public mutating func writeJSON(_ text: String) {
    // Only URLs of schemes that are not allowed are refused.
    _ = write(text, as: .jsonText)
  }

  /// Appends an object; `members` writes what is in it.
  public mutating func writeObject(_ members: (inout JSONMembers, inout MarkupWriter) -> Void) {
    write("{")
    var object = JSONMembers()
    members(&object, &self)
    write("}")
  }
}

/// The members of an object that is written: knows whether a comma is due.
public struct JSONMembers: Sendable {
  private var isFirst = true

  /// Appends a member whose value is a text; nothing if there is none.
  public mutating func write(_ name: String, _ value: String?, to page: inout MarkupWriter) {
    guard let value else { return }
    writeName(name, to: &page)
    page.writeJSON(value)
  }

  /// Appends a member whose value is a number.
  public mutating func write(_ name: String, number: Int, to page: inout MarkupWriter) {
    writeName(name, to: &page)
    page.write(String(number).utf8)
  }

  /// Appends a member whose value is a list; `write` appends one of its values.
  public mutating func write<Value>(
    _ name: String, listing values: [Value], to page: inout MarkupWriter,
    _ write: (Value, inout MarkupWriter) -> Void
  ) {
    writeName(name, to: &page)
    page.write("[")
    for (number, value) in values.enumerated() {
      if number > 0 { page.write(",") }
      write(value, &page)
    }
    page.write("]")
  }

  /// Appends a member whose value is an object.
  public mutating func write(
    _ name: String, to page: inout MarkupWriter, _ members: (inout JSONMembers, inout MarkupWriter) -> Void
  ) {
    writeName(name, to: &page)
    page.writeObject(members)
  }

  private mutating func writeName(_ name: String, to page: inout MarkupWriter) {
    if !isFirst { page.write(",") }
    isFirst = false
    page.writeJSON(name)
    page.write(":")
  }
}

extension String {
  /// An object of texts, as JSON.
  package init(jsonObject members: KeyValuePairs<String, String>) {
    var page = MarkupWriter()
    page.writeObject { object, page in
      for (name, text) in members { object.write(name, text, to: &page) }
    }
    self.init(decoding: page.bytes, as: UTF8.self)
  }
}
