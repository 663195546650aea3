/// Documents of XML that are made by programs: feeds, sitemaps.
extension MarkupWriter {
  /// Attributes in their order; those without a value are left out.
  public typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Starts a document.
  public mutating func writeXMLDeclaration() {
    write("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
  }

  /// Appends the start tag of an element that holds others.
  public mutating func startElement(_ name: StaticString, _ attributes: Attributes = [:]) {
    writeTag(name, attributes)
    write(">\n")
  }

  /// Appends the end tag of an element.
  public mutating func endElement(_ name: StaticString) {
    write("</")
    write(name)
    write(">\n")
  }

  /// Appends an element without content.
  public mutating func writeElement(_ name: StaticString, _ attributes: Attributes) {
    writeTag(name, attributes)
    write("/>\n")
  }

  /// Appends an element that holds text; nothing if there is none.
  public mutating func writeElement(
    _ name: StaticString, _ attributes: Attributes = [:], text: String?
  ) {
    guard let text else { return }
    writeTag(name, attributes)
    write(">")
    writeEscaped(text)
    endElement(name)
  }

  private mutating func writeTag(_ name: StaticString, _ attributes: Attributes) {
    write("<")
    write(name)
    for (name, value) in attributes {
      guard let value else { continue }
      write(" ")
      write(name)
      write("=\"")
      writeEscaped(value)
      write("\"")
    }
  }
}

extension MarkupValue {
  /// The markup as text, for formats that hold it as a value. What was found wrong with it is told where it is shown.
  public var text: String {
    var writer = MarkupWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
