private import CLibXML2

/// libxml2's RELAX NG: a grammar that is read once and asked of one document after the other. One serves one thread.
final class Grammar {
  /// Where a document is not as the grammar has it.
  struct Fault: Equatable {
    /// What is wrong, as a part of a sentence.
    let message: String
    /// The name of the element where it is.
    var element: String?
    /// The byte behind the name and attributes of the element where it is.
    let tagEnd: Int?
  }

  /// Whether the types of values are set up, which libxml2 does twice at once where several threads ask it to.
  private static let isReady: Bool = {
    guard XMLParser.isReady else { return false }
    xmlSchemaInitTypes()
    return xmlRelaxNGInitTypes() == 0
  }()

  /// Nothing where the machine has no memory left.
  private let schema: xmlRelaxNGPtr?

  /// Reads a grammar in the XML syntax; nothing if it is none.
  init?(_ text: [UInt8]) {
    guard Self.isReady else { return nil }
    schema = text.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        guard let reader = xmlRelaxNGNewMemParserCtxt(bytes.baseAddress, Int32(clamping: bytes.count)) else {
          return nil
        }
        defer { xmlRelaxNGFreeParserCtxt(reader) }
        // Without a listener, the library writes to standard error.
        xmlRelaxNGSetParserStructuredErrors(reader, { _, _ in }, nil)
        return xmlRelaxNGParse(reader)
      }
    }
    if schema == nil { return nil }
  }

  deinit {
    xmlRelaxNGFree(schema)
  }

  /// The fault of a document that says most; nothing if it is as the grammar has it.
  func fault(in tree: PageTree) -> Fault? {
    guard let schema, let validation = xmlRelaxNGNewValidCtxt(schema) else { return nil }
    defer { xmlRelaxNGFreeValidCtxt(validation) }
    let listener = Listener()
    xmlRelaxNGSetValidStructuredErrors(
      validation,
      { listener, error in
        guard let listener, let error else { return }
        Unmanaged<Listener>.fromOpaque(listener).takeUnretainedValue().hear(error.pointee)
      }, Unmanaged.passUnretained(listener).toOpaque())
    let isAsItShouldBe = withExtendedLifetime(listener) {
      xmlRelaxNGValidateDoc(validation, tree.document) == 0
    }
    if isAsItShouldBe { return nil }
    return listener.best ?? Fault(message: "it is not as its specification has it", tagEnd: nil)
  }

  /// Keeps the error that says most: libxml2 tells what is wrong in an element, and then, step by step, that everything around it
  /// is wrong, too.
  private final class Listener {
    private(set) var best: Fault?
    private var rank = (weight: 0, depth: 0)

    func hear(_ error: xmlError) {
      guard let node = error.node?.assumingMemoryBound(to: xmlNode.self) else { return }
      let words = Grammar.words(for: error)
      let rank = (weight: words == nil ? 1 : 2, depth: Self.depth(of: node))
      guard best == nil || rank > self.rank else { return }
      self.rank = rank
      let name = node.pointee.name.map { String(cString: $0) } ?? "element"
      best = Fault(
        message: words ?? "\"\(name)\" is not what it has to be", element: name,
        tagEnd: PageTree.tagEnd(of: node))
    }

    private static func depth(of node: xmlNodePtr) -> Int {
      var depth = 0
      var parent = node.pointee.parent
      while let place = parent {
        depth += 1
        parent = place.pointee.parent
      }
      return depth
    }
  }

  /// What an error says; nothing if it says only that something is wrong.
  private static func words(for error: xmlError) -> String? {
    let first = error.str1.map { String(cString: $0) } ?? ""
    let second = error.str2.map { String(cString: $0) } ?? ""
    switch xmlRelaxNGValidErr(UInt32(error.code)) {
    case XML_RELAXNG_ERR_NOELEM: return "there is no \"\(first)\""
    case XML_RELAXNG_ERR_ELEMWRONG, XML_RELAXNG_ERR_ELEMNAME: return "\"\(first)\" may not stand here"
    case XML_RELAXNG_ERR_EXTRACONTENT: return "\"\(second)\" may not stand in \"\(first)\""
    case XML_RELAXNG_ERR_INVALIDATTR:
      return "the attribute \"\(first)\" of \"\(second)\" is not what it has to be"
    case XML_RELAXNG_ERR_TYPEVAL: return "\"\(second)\" is no \(first)"
    case XML_RELAXNG_ERR_TEXTWRONG: return "\"\(first)\" may not hold text"
    default: return nil
    }
  }
}
