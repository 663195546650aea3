/// Goes over the attributes of a page once and hands its URLs and names to a sink.
struct LinkScan {
  let document: Document
  let sink: any LinkSink
  private var hasBase = false
  private var hasTitle = false

  init(_ document: Document, into sink: any LinkSink) {
    self.document = document
    self.sink = sink
  }

  /// Looks at every element. Elements of a page that is not well-formed are read as the parser understood them.
  mutating func run() {
    for element in document.elements.indices {
      let attributes = document.elements[element].attributes
      let tag = document.elements[element].tag
      if tag == .style || tag == .title { readText(of: element, tag) }
      guard !attributes.isEmpty else { continue }
      let isForeign = document.elements[element].namespace != .html
      for index in attributes {
        read(document.attributes[index].name, at: index, of: element, tag, isForeign: isForeign)
      }
    }
  }

  /// Looks at an attribute of an element.
  @inline(__always)
  mutating func read(
    _ name: AttributeName, at index: Int, of element: Int, _ tag: Tag, isForeign: Bool
  ) {
    switch name {
    case .id: anchor(index)
    case .name: if tag == .a { anchor(index) }
    case .href: readReference(index, of: element, tag, isForeign: isForeign)
    case .src: if let kind = Self.kindOfSource(tag) { link(index, kind) }
    case .srcset: readSourceSet(index)
    case .imagesrcset: if tag == .link { readSourceSet(index) }
    case .poster: if tag == .video { link(index, .image) }
    case .data: if tag == .object { link(index, .resource) }
    case .cite: link(index, .citation)
    case .action: if tag == .form { link(index, .form) }
    case .formaction: link(index, .form)
    case .background: if tag == .body { link(index, .image) }
    case .longdesc: link(index, .page)
    case .style: readStyle(document.attributes[index].value, at: document.attributes[index].valueOffset)
    case .content: if tag == .meta { readMetadata(index, of: element) }
    case .unknown: if isForeign { readForeign(index, of: element) }
    default: break
    }
  }

  /// What `src` of an element names; nothing for elements that have none.
  private static func kindOfSource(_ tag: Tag) -> LinkKind? {
    switch tag {
    case .img, .input: .image
    case .script: .script
    case .iframe, .frame: .frame
    case .audio, .video, .track, .source: .media
    case .embed: .resource
    default: nil
    }
  }

  private mutating func readReference(_ index: Int, of element: Int, _ tag: Tag, isForeign: Bool) {
    if isForeign { return readForeign(index, of: element) }
    switch tag {
    case .a, .area: link(index, .page)
    case .link: if let kind = kindOfLink(element) { link(index, kind) }
    case .base where !hasBase:
      hasBase = true
      let value = document.attributes[index].value.trimmed
      if !value.isEmpty { sink.base(value.view, at: document.attributes[index].valueOffset) }
    default: break
    }
  }

  /// References of SVG: a link as in HTML, or another element or file.
  private func readForeign(_ index: Int, of element: Int) {
    let spelling = document.attributes[index].spelling
    guard spelling.equals("href") || spelling.equals("xlink:href") else { return }
    let name = document.elements[element].name
    link(index, name.equals("a") ? .page : name.equalsIgnoringCase("image") ? .image : .fragment)
  }

  private func anchor(_ index: Int) {
    let attribute = document.attributes[index]
    if !attribute.value.isEmpty { sink.anchor(attribute.value.view, at: attribute.valueOffset) }
  }

  private func link(_ index: Int, _ kind: LinkKind) {
    let attribute = document.attributes[index]
    link(attribute.value, kind, at: attribute.valueOffset)
  }

  /// Hands on a URL without the whitespace around it.
  func link(_ url: Bytes, _ kind: LinkKind, at offset: Int) {
    guard let first = url.first, let last = url.last else { return }
    if !first.isWhitespace, !last.isWhitespace { return sink.link(url.view, kind, at: offset) }
    let trimmed = url.trimmed
    if !trimmed.isEmpty { sink.link(trimmed.view, kind, at: offset + url.leadingWhitespace) }
  }

  private func readSourceSet(_ index: Int) {
    let attribute = document.attributes[index]
    var position = 0
    while position < attribute.value.count {
      let candidate = SourceSetValue.next(in: attribute.value, &position)
      link(candidate.url, .image, at: attribute.valueOffset + candidate.offset)
    }
  }

  private mutating func readText(of element: Int, _ tag: Tag) {
    let texts = document.elements[element].texts
    guard document.elements[element].namespace == .html, let first = texts.first else { return }
    if tag == .style {
      for index in texts { readStyle(document.texts[index].bytes, at: document.texts[index].offset) }
    } else if !hasTitle {
      hasTitle = true
      let offset = document.texts[first].offset
      if texts.count == 1 {
        return sink.statement(document.texts[first].bytes.trimmed.view, .title, at: offset)
      }
      // Character references divide text into runs.
      texts.flatMap { Array(document.texts[$0].bytes) }.withUnsafeBufferPointer {
        sink.statement(Bytes($0).trimmed.view, .title, at: offset)
      }
    }
  }

  private func readStyle(_ style: Bytes, at offset: Int) {
    StyleLinks.forEach(in: style) { url, kind, place in link(url, kind, at: offset + place.lowerBound) }
  }
}
