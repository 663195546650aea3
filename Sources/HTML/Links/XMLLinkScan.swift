/// Hands the URLs and names of a document of XML to a sink: of SVG and XHTML, and of feeds and sitemaps, whose parts are known. In
/// XML that is well-formed the tokenizer of HTML finds the same tags and values; in any other nothing is promised.
struct XMLLinkScan {
  /// The elements that a document starts with whose URLs are known.
  private static let roots: [StaticString] = ["svg", "html"] + lists
  /// Those of documents that list addresses for programs.
  private static let lists: [StaticString] = ["feed", "rss", "urlset", "sitemapindex"]
  /// The elements of lists whose text is a URL.
  private static let addresses: [StaticString] = ["link", "loc", "guid", "comments", "docs", "url"]

  private let sink: any LinkSink
  private var tokenizer: Tokenizer
  private var isList = false
  /// The text of the element at hand, where that is a URL, and where it starts.
  private var address: (text: [UInt8], offset: Int)?

  init(_ source: Bytes, arena: ByteArena, into sink: any LinkSink) {
    self.sink = sink
    tokenizer = Tokenizer(source, arena: arena)
    tokenizer.allowsCDATA = true
  }

  /// Gives the memory of attributes back.
  func deallocate() { tokenizer.pageAttributes.deallocate() }

  /// Reads the document to its end.
  mutating func run() {
    var isStyle = false
    var isKnown: Bool?
    while true {
      switch tokenizer.next() {
      case .end: return
      case .startTag:
        let name = Self.localName(tokenizer.name)
        if isKnown == nil {
          isKnown = Self.roots.contains { name.equals($0) }
          isList = Self.lists.contains { name.equals($0) }
        }
        if isKnown != true { return }
        readAttributes(of: name)
        address = isList && isAddress(name) ? ([], tokenizer.position) : nil
        isStyle = name.equals("style") && !tokenizer.isSelfClosing
      case .endTag:
        isStyle = false
        readAddress()
      case .text where isStyle: readStyle(tokenizer.text, at: tokenizer.start)
      case .text: if address != nil { address?.text += Array(tokenizer.text) }
      default: break
      }
    }
  }

  /// Whether the text of the element that starts is a URL.
  private func isAddress(_ name: Bytes) -> Bool {
    guard !tokenizer.isSelfClosing, Self.addresses.contains(where: name.equals) else { return false }
    return !name.equals("guid")
      || !tokenizer.attributes.contains {
        $0.spelling.equalsIgnoringCase("ispermalink") && $0.value.equals("false")
      }
  }

  private mutating func readAddress() {
    guard let address else { return }
    self.address = nil
    address.text.withUnsafeBufferPointer { link(Bytes($0), .listing, at: address.offset) }
  }

  private func readAttributes(of element: Bytes) {
    for attribute in tokenizer.attributes {
      switch attribute.name {
      case .href: readReference(attribute, of: element)
      case .src: link(attribute.value, Self.kindOfSource(element), at: attribute.valueOffset)
      case .id: anchor(attribute)
      case .name: if element.equals("a") { anchor(attribute) }
      default: readOther(attribute, of: element)
      }
    }
  }

  /// Attributes with a prefix, and those of SVG that can refer by `url()`.
  private func readOther(_ attribute: Document.Attribute, of element: Bytes) {
    let spelling = attribute.spelling
    if spelling.equals("xlink:href") {
      readReference(attribute, of: element)
    } else if spelling.equals("xml:base") {
      base(attribute)
    } else {
      readStyle(attribute.value, at: attribute.valueOffset)
    }
  }

  private func readReference(_ attribute: Document.Attribute, of element: Bytes) {
    let kind: LinkKind? =
      if ["a", "area"].contains(where: element.equals) {
        .page
      } else if element.equals("base") {
        nil
      } else if element.equals("link") {
        isStyleSheet ? .styleSheet : .relation
      } else if ["image", "feimage"].contains(where: element.equals) {
        .image
      } else if element.equals("script") {
        .script
      } else {
        .fragment
      }
    if let kind { link(attribute.value, kind, at: attribute.valueOffset) } else { base(attribute) }
  }

  /// What `src` of an element names.
  private static func kindOfSource(_ element: Bytes) -> LinkKind {
    if element.equals("script") { return .script }
    if element.equals("img") { return .image }
    return element.equals("iframe") ? .frame : .resource
  }

  /// Whether the `link` at hand is a style sheet.
  private var isStyleSheet: Bool {
    tokenizer.attributes.contains { $0.name == .rel && $0.value.equalsIgnoringCase("stylesheet") }
  }

  private func base(_ attribute: Document.Attribute) {
    let value = attribute.value.trimmed
    if !value.isEmpty { sink.base(value.view, at: attribute.valueOffset) }
  }

  private func anchor(_ attribute: Document.Attribute) {
    if !attribute.value.isEmpty { sink.anchor(attribute.value.view, at: attribute.valueOffset) }
  }

  private func link(_ url: Bytes, _ kind: LinkKind, at offset: Int) {
    let trimmed = url.trimmed
    if !trimmed.isEmpty {
      sink.link(trimmed.view, isList ? .listing : kind, at: offset + url.leadingWhitespace)
    }
  }

  private func readStyle(_ style: Bytes, at offset: Int) {
    StyleLinks.forEach(in: style) { url, kind, place in link(url, kind, at: offset + place.lowerBound) }
  }

  /// A name without its prefix.
  private static func localName(_ name: Bytes) -> Bytes {
    name.firstIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)..<name.count] } ?? name
  }
}

extension Checker {
  /// Hands the URLs and names of a document of XML to a sink, if it is SVG, XHTML, a feed or a sitemap. One in UTF-16 is not read.
  public static func readXML(_ document: [UInt8], links: any LinkSink) {
    document.withUnsafeBufferPointer { bytes in
      let source = Bytes(bytes)
      guard !InputStream.isUTF16(source) else { return }
      var scan = XMLLinkScan(source, arena: ByteArena(), into: links)
      scan.run()
      scan.deallocate()
      links.end()
    }
  }
}
