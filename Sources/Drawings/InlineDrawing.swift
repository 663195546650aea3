internal import Markup
internal import Validation

/// A drawing in SVG as it stands in a page: cleaned, and well-formed in HTML as in XML.
///
/// Scripts, event attributes, links, elements of other vocabularies and what would be loaded from elsewhere are left out.
public struct InlineDrawing: Sendable {
  /// How deep elements lie in each other at most: browsers end earlier.
  private static let mostDepth = 200

  /// What was left out although somebody may miss it.
  public private(set) var losses: [DrawingFault] = []
  private var pieces: [XMLPiece] = []
  private var ids: Set<String> = []

  /// Reads the bytes of a file. Throws what keeps it from being shown.
  public init(_ bytes: [UInt8]) throws(DrawingFault) {
    var depth = 0
    // At which depth an element lies that is left out with all in it.
    var leftOut: Int?
    for piece in try Self.pieces(of: bytes) {
      switch piece.kind {
      case .text: if leftOut == nil { pieces.append(piece) }
      case .end:
        depth -= 1
        if leftOut == nil { pieces.append(piece) }
        if leftOut == depth { leftOut = nil }
      case .start(let name, let attributes, let isEmpty):
        if depth == 0, name != "svg" {
          throw DrawingFault("<\(name)> is no drawing: that is <svg>", at: piece.offset)
        }
        guard depth < Self.mostDepth else {
          throw DrawingFault("elements lie too deep in each other", at: piece.offset)
        }
        if leftOut == nil {
          if keeps(name, at: piece.offset) {
            let attributes = kept(attributes, of: name, at: piece.offset)
            pieces.append(
              XMLPiece(.start(name: name, attributes: attributes, isEmpty: isEmpty), at: piece.offset))
          } else if !isEmpty {
            leftOut = depth
          }
        }
        if !isEmpty { depth += 1 }
      }
    }
  }

  private static func pieces(of bytes: [UInt8]) throws(DrawingFault) -> [XMLPiece] {
    do throws(MarkupFault) {
      return try XMLPiece.all(of: bytes)
    } catch {
      throw DrawingFault(error.message, at: error.offset)
    }
  }

  /// Whether an element stays; a link stays as a group.
  private mutating func keeps(_ name: String, at offset: Int) -> Bool {
    if name == "a" {
      losses.append(DrawingFault("a link in a drawing leads nowhere, as a picture is one thing", at: offset))
      return true
    }
    if DrawingWords.elements.contains(name) { return true }
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

  /// Appends the drawing as polyglot HTML.
  public func append(as name: Name, to html: inout [UInt8]) {
    let root = name.id ?? name.prefix + "drawing"
    let style = DrawingStyle(ids: ids, prefix: name.prefix, ownRoot: rootID, root: root)
    var sheet: [UInt8]?
    for (index, piece) in pieces.enumerated() {
      switch piece.kind {
      case .text(let text):
        if sheet != nil { sheet? += text } else { Self.append(text, to: &html) }
      case .start(let element, let attributes, let isEmpty):
        html += "<\(Self.shown(element))".utf8
        if index == 0 { append(name, root: root, to: &html) }
        let given = index == 0 ? Self.given(by: name) : []
        for attribute in attributes where !given.contains(attribute.name) {
          append(attribute, style, to: &html)
        }
        html += (isEmpty ? "/>" : ">").utf8
        if index == 0, !name.description.isEmpty {
          html += "<desc id=\"\(name.prefix)description\">".utf8
          Self.append(Array(name.description.utf8), to: &html)
          html += "</desc>".utf8
        }
        if element == "style", !isEmpty { sheet = [] }
      case .end(let element):
        if let held = sheet.flatMap({ style.held(String(decoding: $0, as: UTF8.self)) }) {
          Self.append(Array(held.utf8), to: &html)
        }
        sheet = nil
        html += "</\(Self.shown(element))>".utf8
      }
    }
  }

  /// The attributes of the root that the page says. Where it says one side, the other follows from it.
  private static func given(by name: Name) -> Set<String> {
    name.size.isEmpty ? ["id", "class"] : ["id", "class", "width", "height"]
  }

  private var rootID: String? {
    guard case .start(_, let attributes, _)? = pieces.first?.kind else { return nil }
    return attributes.first { $0.name == "id" }?.value
  }

  /// Links are groups.
  private static func shown(_ element: String) -> String { element == "a" ? "g" : element }

  private func append(_ name: Name, root: String, to html: inout [UInt8]) {
    html += " id=\"".utf8
    Self.append(Array(root.utf8), to: &html)
    html += "\"".utf8
    if !name.classes.isEmpty {
      html += " class=\"".utf8
      Self.append(Array(name.classes.utf8), to: &html)
      html += "\"".utf8
    }
    for (side, length) in name.size.sorted(by: { $0.key < $1.key }) {
      html += " \(side)=\"".utf8
      Self.append(Array(length.utf8), to: &html)
      html += "\"".utf8
    }
    if name.text.isEmpty {
      html += " aria-hidden=\"true\"".utf8
      return
    }
    html += " role=\"img\" aria-label=\"".utf8
    Self.append(Array(name.text.utf8), to: &html)
    html += "\"".utf8
    if !name.description.isEmpty { html += " aria-describedby=\"\(name.prefix)description\"".utf8 }
  }

  private func append(_ attribute: XMLPiece.Attribute, _ style: DrawingStyle, to html: inout [UInt8]) {
    let value: String
    if attribute.name == "id" {
      value = style.prefix + attribute.value
    } else if DrawingWords.references.contains(attribute.name) {
      value = attribute.value.split(separator: " ").map { style.prefix + $0 }.joined(separator: " ")
    } else if attribute.name == "href" || attribute.value.contains("url(") {
      value = style.renaming(attribute.value)
    } else {
      value = attribute.value
    }
    html += " \(attribute.name)=\"".utf8
    Self.append(Array(value.utf8), to: &html)
    html += "\"".utf8
  }

  private static func append(_ text: [UInt8], to html: inout [UInt8]) {
    text.withUnsafeBufferPointer { Escape.append($0, to: &html) }
  }
}
