internal import Markup

/// Replaces the URLs of one page after the other, all those that `LinkScan` finds; one rewriter serves one task and reuses its
/// memory.
///
/// Pages have to be HTML that is well-formed XML, too; of any other nothing is promised.
public struct LinkRewriter: ~Copyable {
  /// How large a page may be, in bytes: larger ones are not checked either.
  private static let sizeLimit = 1 << 30

  private var memory = PageMemory()
  private let faults = FaultList()

  /// Makes a rewriter.
  public init() {}

  deinit {
    memory.deallocate()
  }

  /// The page with other URLs; nothing if all stay. What a page says to programs elsewhere, such as `og:image`, stays in any case.
  public mutating func rewritten(_ page: [UInt8], by replacer: any LinkReplacer) -> RewrittenText? {
    let edits = page.withUnsafeBufferPointer { self.edits(of: Bytes($0), by: replacer) }
    return edits.isEmpty ? nil : RewrittenText(page, edits)
  }

  private mutating func edits(of source: Bytes, by replacer: any LinkReplacer) -> [RewrittenText.Edit] {
    var hasReturns = false
    guard source.count <= Self.sizeLimit, !InputStream.isUTF16(source),
      InputStream.check(source, hasReturns: &hasReturns, report: { _, _ in }) == nil
    else { return [] }
    memory.arena.reset()
    faults.removeAll()
    var builder = TreeBuilder(source, on: memory, hasReturns: hasReturns, faults: faults)
    builder.build()
    memory.document = builder.document
    memory.open = builder.open
    var pass = RewritingPass(builder.document, of: source, by: replacer)
    return pass.run()
  }
}

/// Goes over a page once and asks for each of its URLs what stands instead.
private struct RewritingPass {
  private let document: Document
  private let source: Bytes
  private let replacer: any LinkReplacer
  private let found: FoundLinks
  private var scan: LinkScan
  private var edits: [RewrittenText.Edit] = []

  init(_ document: Document, of source: Bytes, by replacer: any LinkReplacer) {
    self.document = document
    self.source = source
    self.replacer = replacer
    found = FoundLinks(replacer)
    scan = LinkScan(document, into: found)
  }

  mutating func run() -> [RewrittenText.Edit] {
    for element in document.elements.indices {
      for index in document.elements[element].attributes { rewrite(index, of: element) }
      if document.elements[element].tag == .style || document.elements[element].name.equals("style") {
        for index in document.elements[element].texts {
          let text = document.texts[index]
          write(
            StyleSheet.edits(of: text.bytes, by: replacer),
            at: ValuePlaces(text.bytes, at: text.offset, in: source, hasReferences: false))
        }
      }
    }
    return edits
  }

  private mutating func rewrite(_ index: Int, of element: Int) {
    let attribute = document.attributes[index]
    let isForeign = document.elements[element].namespace != .html
    if attribute.name == .style { return rewriteStyle(attribute) }
    // Open Graph and the like are read away from the site.
    if attribute.name == .content, !document.has(.httpEquiv, on: element) { return }
    found.edits.removeAll(keepingCapacity: true)
    scan.read(
      attribute.name, at: index, of: element, document.elements[element].tag, isForeign: isForeign)
    if !found.edits.isEmpty {
      write(found.edits.map { $0.moved(by: -attribute.valueOffset) }, into: attribute)
    } else if isForeign {
      // Any attribute of SVG may refer by `url()`.
      rewriteStyle(attribute)
    }
  }

  private mutating func rewriteStyle(_ attribute: Document.Attribute) {
    write(StyleSheet.edits(of: attribute.value, by: replacer), into: attribute)
  }

  /// Notes edits of a value.
  private mutating func write(_ edits: [RewrittenText.Edit], into attribute: Document.Attribute) {
    if edits.isEmpty { return }
    write(edits, at: ValuePlaces(attribute.value, at: attribute.valueOffset, in: source))
  }

  /// Notes edits of a value or text, whose places are counted from its start.
  private mutating func write(_ edits: [RewrittenText.Edit], at places: consuming ValuePlaces) {
    for edit in edits {
      let start = places.place(of: edit.range.lowerBound)
      let end = places.place(of: edit.range.upperBound)
      self.edits.append(RewrittenText.Edit(range: start..<end, bytes: Self.escaped(edit.bytes)))
    }
  }

  /// Bytes with references for signs of markup, of which those for style sheets have none: they are escaped as CSS has it.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    var writer = MarkupWriter()
    writer.writeEscaped(bytes[...])
    return writer.bytes
  }
}

/// Where the bytes of a value or text stand in its page, in which a character reference stands for one character. Asked from the
/// first byte to the last.
private struct ValuePlaces {
  private let source: Bytes
  private let value: Bytes
  private let hasReferences: Bool
  private var index = 0
  private var place: Int

  init(_ value: Bytes, at offset: Int, in source: Bytes, hasReferences: Bool = true) {
    self.source = source
    self.value = value
    self.hasReferences = hasReferences
    place = offset
  }

  /// The byte of the page where a byte of the value stands.
  mutating func place(of offset: Int) -> Int {
    while index < min(offset, value.count), place < source.count { step() }
    return place
  }

  private mutating func step() {
    if hasReferences, source[place] == UInt8(ascii: "&"), let end = endOfReference {
      place = end
      index += value.number(at: index)?.length ?? 1
    } else {
      let isPair = source[place] == 0x0D && place + 1 < source.count && source[place + 1] == 0x0A
      place += isPair ? 2 : 1
      index += 1
    }
  }

  /// The byte behind the reference that starts here; in XML each ends with a semicolon.
  private var endOfReference: Int? {
    source[place..<min(place + 16, source.count)].firstIndex(of: UInt8(ascii: ";")).map { place + $0 + 1 }
  }
}

/// The URLs of an attribute that are to be replaced.
private final class FoundLinks: LinkSink {
  private let replacer: any LinkReplacer
  var edits: [RewrittenText.Edit] = []

  init(_ replacer: any LinkReplacer) {
    self.replacer = replacer
  }

  func link(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int) {
    guard let bytes = replacer.replacement(of: url, kind) else { return }
    edits.append(RewrittenText.Edit(range: offset..<(offset + url.count), bytes: bytes))
  }

  func base(_ url: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard let bytes = replacer.replacement(ofBase: url) else { return }
    edits.append(RewrittenText.Edit(range: offset..<(offset + url.count), bytes: bytes))
  }

  func anchor(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) {}
  func statement(_ text: UnsafeBufferPointer<UInt8>, _ kind: PageStatement, at offset: Int) {}
  func end() {}
}
