internal import Markup
internal import Validation

/// Writes a drawing into a page, as polyglot HTML.
struct DrawingWriter: ~Copyable {
  /// Where an attribute of the drawing's file stands in what was written.
  struct Place {
    /// The number of the piece that has it, and its number there.
    let piece: Int
    let attribute: Int
    let range: Range<Int>
  }

  private var page = MarkupWriter()
  /// Where the attributes are, in the order in which they were written.
  private(set) var places: [Place] = []
  private let name: InlineDrawing.Name
  private let root: String
  private let description: String
  private let style: DrawingStyle

  /// Writes a drawing whose name in the page is `name`. `ids` are the names that the drawing's elements have, `ownRoot` that of the
  /// drawing itself.
  init(_ name: InlineDrawing.Name, ids: Set<String>, ownRoot: String?) {
    self.name = name
    root = name.id ?? name.prefix + Self.name("drawing", besides: ids)
    description = name.prefix + Self.name("description", besides: ids)
    style = DrawingStyle(ids: ids, prefix: name.prefix, ownRoot: ownRoot, root: root)
  }

  /// A name that no element of the drawing has.
  private static func name(_ word: String, besides ids: Set<String>) -> String {
    ids.contains(word) ? name(word + "-", besides: ids) : word
  }

  /// The drawing as polyglot HTML.
  var html: [UInt8] { page.bytes }

  mutating func write(_ pieces: [XMLPiece]) {
    var sheet: [UInt8]?
    for (index, piece) in pieces.enumerated() {
      switch piece.kind {
      case .text(let text):
        if sheet != nil { sheet? += text } else { write(text) }
      case .start(let element, let attributes, let isEmpty):
        write(start: element, attributes, isEmpty: isEmpty, at: index)
        if element == "style", !isEmpty { sheet = [] }
      case .end(let element):
        if let held = sheet.flatMap({ style.held(String(decoding: $0, as: UTF8.self)) }) { write(held) }
        sheet = nil
        page.write("</\(Self.shown(element))>".utf8)
      }
    }
  }

  /// Links are groups.
  private static func shown(_ element: String) -> String { element == "a" ? "g" : element }

  private mutating func write(
    start element: String, _ attributes: [XMLPiece.Attribute], isEmpty: Bool, at piece: Int
  ) {
    page.write("<\(Self.shown(element))".utf8)
    if piece == 0 { writeName() }
    let given = piece == 0 ? givenAttributes : []
    for (index, attribute) in attributes.enumerated() where !given.contains(attribute.name) {
      let start = page.count
      write(attribute.name, value(of: attribute))
      places.append(Place(piece: piece, attribute: index, range: start..<page.count))
    }
    page.write((isEmpty ? "/>" : ">").utf8)
    guard piece == 0, !name.description.isEmpty else { return }
    page.write("<desc id=\"\(description)\">".utf8)
    write(name.description)
    page.write("</desc>".utf8)
  }

  /// The attributes of the root that the page says. Where it says one side, the other follows from it.
  private var givenAttributes: Set<String> {
    name.size.isEmpty ? ["id", "class"] : ["id", "class", "width", "height"]
  }

  private mutating func writeName() {
    write("id", root)
    if !name.classes.isEmpty { write("class", name.classes) }
    for (side, length) in name.size.sorted(by: { $0.key < $1.key }) { write(side, length) }
    if name.text.isEmpty { return write("aria-hidden", "true") }
    write("role", "img")
    write("aria-label", name.text)
    if !name.description.isEmpty { write("aria-describedby", description) }
  }

  /// The value of an attribute, with the names that elements have in the page.
  private func value(of attribute: XMLPiece.Attribute) -> String {
    if attribute.name == "id" { return style.prefix + attribute.value }
    if DrawingWords.references.contains(attribute.name) {
      return attribute.value.split(separator: " ").map { style.prefix + $0 }.joined(separator: " ")
    }
    if attribute.name == "href" || attribute.value.lowercased().contains("url(") {
      return style.renaming(reference: attribute.value)
    }
    return attribute.value
  }

  private mutating func write(_ attribute: String, _ value: String) {
    page.write(" \(attribute)=\"".utf8)
    write(value)
    page.write("\"".utf8)
  }

  private mutating func write(_ text: String) { page.writeEscaped(text) }

  private mutating func write(_ text: [UInt8]) { page.writeEscaped(text[...]) }
}
