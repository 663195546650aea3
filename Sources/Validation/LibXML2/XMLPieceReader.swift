private import CLibXML2

/// libxml2's parser (SAX) as a reader of pieces. What it reads is known to be well-formed.
final class XMLPieceReader {
  private var pieces: [XMLPiece] = []
  /// Whether the element that started last ends at once, which is heard of next.
  private var isAtEmptyElement = false
  private let parser: xmlParserCtxtPtr

  private init(_ parser: xmlParserCtxtPtr) {
    self.parser = parser
  }

  /// Reads a document in UTF-8; nothing of it where the machine has no memory left.
  static func pieces(of document: [UInt8]) -> [XMLPiece] {
    guard XMLParser.isReady, let parser = xmlNewParserCtxt() else { return [] }
    defer { xmlFreeParserCtxt(parser) }
    xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
    let reader = XMLPieceReader(parser)
    reader.listen()
    (document + [0]).withUnsafeBufferPointer { text in
      guard let input = xmlNewStringInputStream(parser, text.baseAddress) else { return }
      inputPush(parser, input)
      xmlParseDocument(parser)
      // The text is left to its owner.
      while let input = inputPop(parser) { xmlFreeInputStream(input) }
    }
    return reader.pieces
  }

  /// Hears the pieces by their names as they are written (SAX 1), and builds nothing.
  private func listen() {
    guard let sax = parser.pointee.sax else { return }
    sax.pointee = xmlSAXHandler()
    sax.pointee.initialized = 1
    sax.pointee.startElement = { listener, name, attributes in
      XMLPieceReader.listening(listener)?.start(name, attributes)
    }
    sax.pointee.endElement = { listener, name in XMLPieceReader.listening(listener)?.end(name) }
    sax.pointee.characters = { listener, text, count in XMLPieceReader.listening(listener)?.hear(text, count)
    }
    sax.pointee.cdataBlock = { listener, text, count in XMLPieceReader.listening(listener)?.hear(text, count)
    }
    parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  private static func listening(_ listener: UnsafeMutableRawPointer?) -> XMLPieceReader? {
    listener.map { Unmanaged<XMLPieceReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func text(_ text: UnsafePointer<xmlChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  /// How many bytes are read.
  private var offset: Int {
    guard let input = parser.pointee.input else { return 0 }
    return input.pointee.cur - input.pointee.base
  }

  private func append(_ kind: XMLPiece.Kind, at offset: Int) {
    pieces.append(XMLPiece(kind, at: offset))
  }

  /// The start of a tag whose attributes are read: no `<` stands in them.
  private func start(
    _ name: UnsafePointer<xmlChar>?, _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    var attributes: [XMLPiece.Attribute] = []
    var index = 0
    while let list, let name = list[index] {
      attributes.append(XMLPiece.Attribute(name: Self.text(name), value: Self.text(list[index + 1])))
      index += 2
    }
    var start = offset
    if let base = parser.pointee.input?.pointee.base {
      while start > 0, base[start] != UInt8(ascii: "<") { start -= 1 }
    }
    isAtEmptyElement = parser.pointee.input?.pointee.cur.pointee == UInt8(ascii: "/")
    append(.start(name: Self.text(name), attributes: attributes, isEmpty: isAtEmptyElement), at: start)
  }

  private func end(_ name: UnsafePointer<xmlChar>?) {
    if !isAtEmptyElement { append(.end(name: Self.text(name)), at: offset) }
    isAtEmptyElement = false
  }

  private func hear(_ text: UnsafePointer<xmlChar>?, _ count: Int32) {
    append(.text(Array(UnsafeBufferPointer(start: text, count: Int(count)))), at: offset)
  }
}
