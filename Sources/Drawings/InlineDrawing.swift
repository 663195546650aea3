internal import Markup

/// A drawing in SVG as it stands in a page: cleaned, and well-formed in HTML as in XML.
///
/// Scripts, event attributes, links, elements of other vocabularies and what would be loaded from elsewhere are left out.
public struct InlineDrawing: Sendable {
  /// How deep elements lie in each other at most: browsers end earlier.
  private static let mostDepth = 200

  /// What was left out although somebody may miss it.
  public private(set) var losses: [DrawingFault] = []
  private var pieces: [(piece: XMLScanner.Piece, offset: Int)] = []
  private var ids: Set<String> = []

  /// Reads the bytes of a file. Throws what keeps it from being shown.
  public init(_ bytes: [UInt8]) throws(DrawingFault) {
    var scanner = try XMLScanner(bytes)
    var open: [String] = []
    var skipped = 0
    while let piece = try scanner.next() {
      let offset = scanner.start
      switch piece {
      case .text(let text):
        if open.isEmpty, text.contains(where: { $0 > 0x20 }) {
          throw DrawingFault("text stands outside of the drawing", at: offset)
        }
        if !open.isEmpty, skipped == 0 { pieces.append((piece, offset)) }
      case .end(let name):
        guard open.last == name else {
          let opened = open.last.map { "<\($0)>" } ?? "nothing"
          throw DrawingFault("</\(name)> ends \(opened)", at: offset)
        }
        open.removeLast()
        if skipped > 0 { skipped -= 1 } else { pieces.append((piece, offset)) }
      case .start(let name, let attributes, let isEmpty):
        guard !open.isEmpty || pieces.isEmpty else {
          throw DrawingFault("<\(name)> stands behind the drawing", at: offset)
        }
        if open.isEmpty, name != "svg" {
          throw DrawingFault("<\(name)> is no drawing: that is <svg>", at: offset)
        }
        guard open.count < Self.mostDepth else {
          throw DrawingFault("elements lie too deep in each other", at: offset)
        }
        let isKept = skipped == 0 && keeps(name, at: offset)
        if isKept {
          pieces.append(
            (.start(name: name, attributes: kept(attributes, of: name), isEmpty: isEmpty), offset))
        }
        if !isEmpty {
          open.append(name)
          if !isKept { skipped += 1 }
        }
      }
    }
    if let name = open.last { throw DrawingFault("<\(name)> has no end", at: bytes.count) }
    if pieces.isEmpty { throw DrawingFault("there is no drawing", at: 0) }
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

  private mutating func kept(_ attributes: [XMLScanner.Attribute], of name: String) -> [XMLScanner.Attribute]
  {
    let hasLink = attributes.contains { $0.name == "href" }
    return attributes.compactMap { attribute in
      var attribute = attribute
      if attribute.name == "xlink:href", !hasLink {
        attribute = XMLScanner.Attribute(name: "href", value: attribute.value, offset: attribute.offset)
      }
      if attribute.name == "id" { ids.insert(attribute.value) }
      if attribute.name.contains(":") || attribute.name == "xmlns" { return nil }
      if pieces.isEmpty, DrawingWords.isMeaningless(attribute.name) { return nil }
      if name == "a", ["href", "target", "rel", "download"].contains(attribute.name) { return nil }
      guard isHarmless(attribute, of: name) else {
        losses.append(
          DrawingFault(
            "\(attribute.name)=\"\(attribute.value.prefix(40))\" is left out", at: attribute.offset))
        return nil
      }
      return attribute
    }
  }

  private func isHarmless(_ attribute: XMLScanner.Attribute, of name: String) -> Bool {
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
    for (index, entry) in pieces.enumerated() {
      switch entry.piece {
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
    guard case .start(_, let attributes, _)? = pieces.first?.piece else { return nil }
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

  private func append(_ attribute: XMLScanner.Attribute, _ style: DrawingStyle, to html: inout [UInt8]) {
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
