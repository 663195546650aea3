private import CLibXML2

/// libxml2's XML parser behind glass: strict, without network, entities of its own or DTD. Only the files of this folder import it.
///
/// One parser serves one thread; its context is reused from page to page.
final class XMLParser {
  /// What the parser first stumbled over.
  struct Fault {
    /// libxml2's number of the error.
    let code: Int32
    /// The error in libxml2's words, on one line.
    let message: String
    /// Where the parser stopped, in bytes counted from 0: at the fault, or mostly behind it.
    let offset: Int

    /// Whether the fault is that start tags and end tags do not match.
    var isUnbalanced: Bool {
      code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue) || code == Int32(XML_ERR_TAG_NOT_FINISHED.rawValue)
    }

    /// Whether the fault is a `]]>` in the text that starts at `offset`.
    var isMisplacedCDATAEnd: Bool { code == Int32(XML_ERR_MISPLACED_CDATA_END.rawValue) }

    /// Whether the parser stopped at the fault, and not behind it.
    var isAtOffset: Bool {
      [
        XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_END, XML_ERR_INVALID_CHAR, XML_ERR_LT_IN_ATTRIBUTE,
        XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_SPACE_REQUIRED, XML_ERR_GT_REQUIRED,
      ].contains { code == Int32($0.rawValue) }
    }
  }

  /// Whether the library is set up, which it has to be before several threads ask for something.
  static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  /// Nothing where the machine has no memory left.
  private let parser: xmlParserCtxtPtr?
  private var fault: Fault?
  /// The document with the NUL behind it by which the parser knows its end.
  private var text: [UInt8] = []

  init() {
    parser = Self.isReady ? xmlNewParserCtxt() : nil
  }

  deinit {
    xmlFreeParserCtxt(parser)
  }

  /// Parses a document in UTF-8 and returns its first fault; nothing if it is well-formed.
  ///
  /// It is read where it lies, as a string: through a buffer of libxml2's the same pages took 7 % more.
  func firstFault(in document: UnsafeBufferPointer<UInt8>) -> Fault? {
    guard let parser else {
      return Fault(code: Int32(XML_ERR_NO_MEMORY.rawValue), message: "no memory is left", offset: 0)
    }
    fault = nil
    xmlCtxtReset(parser)
    // A page is UTF-8, whatever it says about itself.
    xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
    listenForErrors(of: parser)
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: document)
    text.append(0)
    text.withUnsafeBufferPointer { text in
      guard let input = xmlNewStringInputStream(parser, text.baseAddress) else { return }
      inputPush(parser, input)
      xmlParseDocument(parser)
      checkThatAllIsRead(document.count)
      // The text is left to its owner.
      while let input = inputPop(parser) { xmlFreeInputStream(input) }
    }
    if fault == nil, parser.pointee.wellFormed == 0 {
      fault = Fault(code: 0, message: "the page is not well-formed", offset: 0)
    }
    return fault
  }

  /// To the parser a NUL is the end of the document.
  private func checkThatAllIsRead(_ count: Int) {
    guard fault == nil, let input = parser?.pointee.input else { return }
    let offset = input.pointee.cur - input.pointee.base
    guard offset < count else { return }
    fault = Fault(
      code: Int32(XML_ERR_INVALID_CHAR.rawValue), message: "the document ends early", offset: offset)
  }

  /// Builds nothing and hears errors only: no other callback of the parser is set.
  private func listenForErrors(of parser: xmlParserCtxtPtr) {
    guard let sax = parser.pointee.sax else { return }
    sax.pointee = xmlSAXHandler()
    sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax.pointee.serror = { listener, error in
      guard let listener, let error else { return }
      Unmanaged<XMLParser>.fromOpaque(listener).takeUnretainedValue().hear(
        level: error.pointee.level, code: error.pointee.code, message: error.pointee.message)
    }
    parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  private func hear(level: xmlErrorLevel, code: Int32, message: UnsafePointer<CChar>?) {
    guard fault == nil, level != XML_ERR_WARNING, let input = parser?.pointee.input else { return }
    let text = message.map { String(cString: $0) } ?? "not well-formed"
    fault = Fault(
      code: code, message: text.split(separator: "\n").joined(separator: " "),
      offset: Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base))
  }
}
