internal import CLibXML2

/// Pages as trees, by libxml2: what XPath is asked of. Only well-formed pages are; a page has no entities and no DTD here.
///
/// One builder serves one thread; its parser is reused from page to page.
final class PageTreeBuilder {
  /// Nothing where the machine has no memory left.
  private let parser = XMLParser.makeContext()

  deinit {
    xmlFreeParserCtxt(parser)
  }

  /// Parses a page and hands its tree out for the time of `body`; the words of libxml2 where it is no tree.
  func withTree(
    of page: UnsafeBufferPointer<UInt8>, _ body: (xmlDocPtr) -> Void
  ) -> String? {
    guard let parser else { return "no memory is left" }
    xmlCtxtReset(parser)
    xmlCtxtUseOptions(
      parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_COMPACT.rawValue))
    listen(to: parser)
    guard XMLParser.open(page, in: parser) else { return "the page is empty" }
    xmlParseDocument(parser)
    let tree = parser.pointee.myDoc
    parser.pointee.myDoc = nil
    defer { xmlFreeDoc(tree) }
    guard parser.pointee.wellFormed != 0, let tree else {
      let error = parser.pointee.lastError.message.map { String(cString: $0) } ?? "the page is not well-formed"
      return error.split(separator: "\n").joined(separator: " ")
    }
    body(tree)
    return nil
  }

  /// Builds elements, attributes, text and comments; declarations are not heard.
  private func listen(to parser: xmlParserCtxtPtr) {
    guard let sax = parser.pointee.sax else { return }
    sax.pointee = xmlSAXHandler()
    sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax.pointee.startDocument = xmlSAX2StartDocument
    sax.pointee.endDocument = xmlSAX2EndDocument
    sax.pointee.characters = xmlSAX2Characters
    sax.pointee.ignorableWhitespace = xmlSAX2Characters
    sax.pointee.cdataBlock = xmlSAX2CDataBlock
    sax.pointee.comment = xmlSAX2Comment
    sax.pointee.processingInstruction = xmlSAX2ProcessingInstruction
    sax.pointee.endElementNs = xmlSAX2EndElementNs
    sax.pointee.serror = { _, _ in }
    sax.pointee.startElementNs = { listener, name, prefix, uri, spaceCount, spaces, count, defaulted, values in
      // An element without a prefix is in no namespace, so that expressions name it without one whether a page says xmlns or
      // not.
      xmlSAX2StartElementNs(
        listener, name, prefix, prefix == nil ? nil : uri, spaceCount, spaces, count, defaulted, values)
      let parser = listener?.assumingMemoryBound(to: xmlParserCtxt.self)
      guard let node = parser?.pointee.node, let input = parser?.pointee.input else { return }
      // The end of the tag, from which its start is found when somebody asks.
      node.pointee._private = UnsafeMutableRawPointer(
        bitPattern: Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base))
    }
  }
}

/// What stands in a page's tree.
enum PageTreeNode {
  /// The byte behind the name and attributes of the element that a node is or stands in; nothing outside of elements.
  static func tagEnd(of node: xmlNodePtr) -> Int? {
    var node: xmlNodePtr? = node
    // A namespace is a structure of another kind, of which only the type is in the same place.
    if node?.pointee.type == XML_NAMESPACE_DECL { return nil }
    while let place = node, place.pointee.type != XML_ELEMENT_NODE { node = place.pointee.parent }
    return node?.pointee._private.map { Int(bitPattern: $0) }
  }
}
