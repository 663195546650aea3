public import Markup
internal import Validation

/// A drawing in SVG as it stands in a page: cleaned, and well-formed in HTML as in XML.
///
/// Scripts, event attributes, links, elements of other vocabularies and what would be loaded from elsewhere are left out.
public struct InlineDrawing: Sendable {
  /// How deep elements lie in each other at most: browsers end earlier.
  private static let mostDepth = 200

  /// What was left out although somebody may miss it.
  public private(set) var losses: [DrawingFault] = []
  /// The first text that was left out because it is HTML, and there is none to stand for it.
  public private(set) var lostText: DrawingFault?
  private var pieces: [XMLPiece] = []
  private var ids: Set<String> = []

  /// Reads the bytes of a file. Throws what keeps it from being shown.
  public init(_ bytes: [UInt8]) throws(DrawingFault) {
    var open: [String] = []
    // At which depth an element lies that is left out with all in it.
    var leftOut: Int?
    for piece in try Self.pieces(of: bytes) {
      switch piece.kind {
      case .text: if leftOut == nil { pieces.append(piece) }
      case .end:
        open.removeLast()
        if leftOut == nil { pieces.append(piece) }
        if leftOut == open.count { leftOut = nil }
      case .start(let name, let attributes, let isEmpty):
        if open.isEmpty, name != "svg" {
          throw DrawingFault("<\(name)> is no drawing: that is <svg>", at: piece.offset)
        }
        guard open.count < Self.mostDepth else {
          throw DrawingFault("elements lie too deep in each other", at: piece.offset)
        }
        if leftOut == nil {
          if keeps(name, in: open.last, at: piece.offset) {
            let attributes = kept(attributes, of: name, at: piece.offset)
            pieces.append(
              XMLPiece(.start(name: name, attributes: attributes, isEmpty: isEmpty), at: piece.offset))
          } else if !isEmpty {
            leftOut = open.count
          }
        }
        if !isEmpty { open.append(name) }
      }
    }
    leaveOutRefusedAttributes()
  }

  private static func pieces(of bytes: [UInt8]) throws(DrawingFault) -> [XMLPiece] {
    do throws(MarkupFault) {
      return try XMLPiece.all(of: bytes)
    } catch {
      throw DrawingFault(error.message, at: error.offset)
    }
  }

  /// Whether an element stays; a link stays as a group.
  private mutating func keeps(_ name: String, in parent: String?, at offset: Int) -> Bool {
    if name == "a" {
      losses.append(DrawingFault("a link in a drawing leads nowhere, as a picture is one thing", at: offset))
      return true
    }
    if DrawingWords.elements.contains(name) { return true }
    if name == "foreignObject" {
      // What a drawing shows where HTML cannot be shown stands behind it.
      if parent == "switch" { return false }
      lostText = lostText ?? DrawingFault("its text is HTML, which cannot stand in a drawing", at: offset)
    }
    if !name.contains(":"), !DrawingWords.silent.contains(name) {
      losses.append(DrawingFault("<\(name)> is left out", at: offset))
    }
    return false
  }

  private mutating func kept(
    _ attributes: [XMLPiece.Attribute], of name: String, at offset: Int
  ) -> [XMLPiece.Attribute] {
    let hasLink = attributes.contains { $0.name == "href" }
    return attributes.compactMap { attribute in
      var attribute = attribute
      if attribute.name == "xlink:href", !hasLink {
        attribute = XMLPiece.Attribute(name: "href", value: attribute.value)
      }
      if attribute.name == "id" { ids.insert(attribute.value) }
      if attribute.name.contains(":") || attribute.name == "xmlns" { return nil }
      if pieces.isEmpty, DrawingWords.isMeaningless(attribute.name) { return nil }
      if name == "a", ["href", "target", "rel", "download"].contains(attribute.name) { return nil }
      guard isHarmless(attribute, of: name) else {
        losses.append(
          DrawingFault("\(attribute.name)=\"\(attribute.value.prefix(40))\" is left out", at: offset))
        return nil
      }
      return attribute
    }
  }

  private func isHarmless(_ attribute: XMLPiece.Attribute, of name: String) -> Bool {
    if attribute.name.lowercased().hasPrefix("on") { return false }
    if attribute.name == "attributeName", attribute.value.contains("href") { return false }
    if attribute.name == "href" {
      return attribute.value.hasPrefix("#")
        || name == "image" && DrawingWords.data.contains(where: attribute.value.hasPrefix)
    }
    return DrawingStyle.asksForNothing(attribute.value)
  }

  /// Leaves out attributes of a piece.
  mutating func leaveOut(_ numbers: Set<Int>, of piece: Int) {
    guard case .start(let name, let attributes, let isEmpty) = pieces[piece].kind else { return }
    let offset = pieces[piece].offset
    for number in numbers.sorted() {
      let attribute = attributes[number]
      losses.append(
        DrawingFault("\(attribute.name)=\"\(attribute.value.prefix(40))\" is left out", at: offset))
    }
    let rest = attributes.enumerated().filter { !numbers.contains($0.offset) }.map(\.element)
    pieces[piece] = XMLPiece(.start(name: name, attributes: rest, isEmpty: isEmpty), at: offset)
  }

  /// How a drawing is named in a page.
  public struct Name: Sendable {
    let text: String
    let description: String
    let prefix: String
    let id: String?
    let classes: String
    let size: [String: String]

    /// Names a drawing by what it shows, or by nothing where it only decorates. `prefix` stands in front of the ids of its
    /// elements and has to be the drawing's own in the page; `id` is that of the drawing. `size` has its `width` or
    /// `height` where these are not those of the file.
    public init(
      _ text: String, description: String = "", prefix: String, id: String? = nil, classes: String = "",
      size: [String: String] = [:]
    ) {
      self.text = text
      self.description = description
      self.prefix = prefix
      self.id = id
      self.classes = classes
      self.size = size
    }
  }

  /// Writes the drawing as polyglot HTML.
  public func write(as name: Name, to page: inout MarkupWriter) {
    page.write(written(as: name).html)
  }

  /// The drawing, and where its attributes stand in it.
  func written(as name: Name) -> DrawingWriter {
    var writer = DrawingWriter(name, ids: ids, ownRoot: rootID)
    writer.write(pieces)
    return writer
  }

  private var rootID: String? {
    guard case .start(_, let attributes, _)? = pieces.first?.kind else { return nil }
    return attributes.first { $0.name == "id" }?.value
  }
}
