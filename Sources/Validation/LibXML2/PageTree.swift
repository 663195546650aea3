internal import CLibXML2

/// A document as a tree, which is what XPath and grammars are asked of. It has no entities and no DTD.
final class PageTree {
  let document: xmlDocPtr

  init(_ document: xmlDocPtr) {
    self.document = document
  }

  deinit {
    xmlFreeDoc(document)
  }

  /// The byte behind the name and attributes of the element that a node is or stands in; nothing outside of elements.
  static func tagEnd(of node: xmlNodePtr) -> Int? {
    // A namespace is a structure of another kind, of which only the type is in the same place.
    if node.pointee.type == XML_NAMESPACE_DECL { return nil }
    var node: xmlNodePtr? = node
    while let place = node, place.pointee.type != XML_ELEMENT_NODE { node = place.pointee.parent }
    return node?.pointee._private.map { Int(bitPattern: $0) }
  }
}

/// Makes trees of documents. One builder serves one thread; its parser is reused from one to the next.
final class PageTreeBuilder {
  private static let options = [
    XML_PARSE_NONET, XML_PARSE_IGNORE_ENC, XML_PARSE_COMPACT, XML_PARSE_NOERROR, XML_PARSE_NOWARNING,
  ].reduce(0) { $0 | Int32($1.rawValue) }

  /// Nothing where the machine has no memory left.
  private let parser = XMLParser.isReady ? xmlNewParserCtxt() : nil

  /// Without `keepsNamespaces`, an element without a prefix is in no namespace, so that expressions name it without one whether a
  /// page says xmlns or not.
  init(keepsNamespaces: Bool = false) {
    parser?.pointee.sax.map { Self.listen($0, keepsNamespaces) }
  }

  deinit {
    xmlFreeParserCtxt(parser)
  }

  /// The tree of a page in UTF-8. Throws where the page is not well-formed.
  func tree(of page: [UInt8]) throws(XPathEvaluator.Fault) -> PageTree {
    let document = page.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        xmlCtxtReadMemory(parser, $0.baseAddress, Int32(clamping: $0.count), nil, "UTF-8", Self.options)
      }
    }
    guard let document else {
      let message = parser?.pointee.lastError.message.map { String(cString: $0) } ?? "the page is no markup"
      throw XPathEvaluator.Fault(
        message: message.split(separator: "\n").joined(separator: " "), offset: nil)
    }
    return PageTree(document)
  }

  /// Builds elements, attributes, text and comments; declarations are not heard.
  private static func listen(_ sax: UnsafeMutablePointer<xmlSAXHandler>, _ keepsNamespaces: Bool) {
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
    // Without a listener, the library writes to standard error.
    sax.pointee.serror = { _, _ in }
    if keepsNamespaces {
      sax.pointee.startElementNs = {
        listener, name, prefix, uri, spaceCount, spaces, count, defaulted, values in
        xmlSAX2StartElementNs(
          listener, name, prefix, uri, spaceCount, spaces, count, defaulted, values)
        PageTreeBuilder.markTagEnd(listener)
      }
    } else {
      sax.pointee.startElementNs = {
        listener, name, prefix, uri, spaceCount, spaces, count, defaulted, values in
        xmlSAX2StartElementNs(
          listener, name, prefix, prefix == nil ? nil : uri, spaceCount, spaces, count, defaulted, values)
        PageTreeBuilder.markTagEnd(listener)
      }
    }
  }

  /// Keeps the end of the tag that was read, from which its start is found when somebody asks.
  private static func markTagEnd(_ listener: UnsafeMutableRawPointer?) {
    let parser = listener?.assumingMemoryBound(to: xmlParserCtxt.self)
    guard let node = parser?.pointee.node, let input = parser?.pointee.input else { return }
    node.pointee._private = UnsafeMutableRawPointer(
      bitPattern: Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base))
  }
}
