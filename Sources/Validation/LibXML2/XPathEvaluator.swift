private import CLibXML2

/// libxml2's XPath 1.0: expressions that are compiled once and asked of one page after the other. No functions beyond the
/// standard's own, no variables, and no more steps than `stepLimit`.
///
/// One evaluator serves one thread.
final class XPathEvaluator {
  /// What an expression comes to.
  enum Value: Equatable {
    case boolean(Bool)
    case number(Double)
    case text(String)
    /// Where the selected nodes are: the end of the start tag of each one's element, in the order of the page; nothing for what
    /// stands outside of all elements.
    case nodes([Int?])
  }

  /// Why an expression has no value.
  struct Fault: Error, Equatable {
    /// The reason, as a part of a sentence.
    let message: String
    /// The byte of the expression where it is, if libxml2 says so.
    let offset: Int?
  }

  /// A compiled expression, which only the evaluator that made it can use.
  final class Expression {
    fileprivate let compiled: xmlXPathCompExprPtr

    fileprivate init(_ compiled: xmlXPathCompExprPtr) {
      self.compiled = compiled
    }

    deinit {
      xmlXPathFreeCompExpr(compiled)
    }
  }

  /// A few tenths of a second on one page, where a sensible expression takes microseconds.
  private static let stepLimit: UInt = 5_000_000

  private let context: xmlXPathContextPtr?
  private var fault: Fault?

  init() {
    context = XMLParser.isReady ? xmlXPathNewContext(nil) : nil
    guard let context else { return }
    xmlXPathContextSetCache(context, 1, -1, 0)
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    context.pointee.error = { listener, error in
      guard let listener, let error else { return }
      Unmanaged<XPathEvaluator>.fromOpaque(listener).takeUnretainedValue().hear(error.pointee)
    }
  }

  deinit {
    xmlXPathFreeContext(context)
  }

  /// Compiles an expression.
  func compile(_ expression: String) throws(Fault) -> Expression {
    prepare(for: nil)
    guard let compiled = xmlXPathCtxtCompile(context, expression) else { throw lastFault }
    return Expression(compiled)
  }

  /// The value of an expression at the root of a tree.
  func value(of expression: Expression, in tree: PageTree) throws(Fault) -> Value {
    prepare(for: tree.document)
    defer { prepare(for: nil) }
    guard let object = xmlXPathCompiledEval(expression.compiled, context), fault == nil else {
      throw lastFault
    }
    defer { xmlXPathFreeObject(object) }
    switch object.pointee.type {
    case XPATH_BOOLEAN: return .boolean(object.pointee.boolval != 0)
    case XPATH_NUMBER: return .number(object.pointee.floatval)
    case XPATH_STRING: return .text(object.pointee.stringval.map { String(cString: $0) } ?? "")
    case XPATH_NODESET: return .nodes(Self.places(of: object.pointee.nodesetval))
    default: throw Fault(message: "the value is of no type of XPath 1.0", offset: nil)
    }
  }

  private static func places(of set: xmlNodeSetPtr?) -> [Int?] {
    guard let set = set?.pointee, let nodes = set.nodeTab else { return [] }
    return (0..<Int(set.nodeNr)).compactMap { nodes[$0] }.map(PageTree.tagEnd)
      .sorted { ($0 ?? 0) < ($1 ?? 0) }
  }

  private var lastFault: Fault { fault ?? Fault(message: "no memory is left", offset: nil) }

  private func prepare(for tree: xmlDocPtr?) {
    fault = nil
    guard let context else { return }
    context.pointee.doc = tree
    context.pointee.node = UnsafeMutableRawPointer(tree)?.assumingMemoryBound(to: xmlNode.self)
    context.pointee.opLimit = Self.stepLimit
    context.pointee.opCount = 0
    context.pointee.depth = 0
  }

  private func hear(_ error: xmlError) {
    guard fault == nil else { return }
    let code = Int(error.code) - Int(XML_XPATH_EXPRESSION_OK.rawValue)
    fault = Fault(
      message: Self.words[code] ?? "it cannot be understood",
      offset: error.str1 == nil ? nil : Int(error.int1))
  }

  /// libxml2 hands out no words of its own with these errors.
  private static let words = Dictionary(
    uniqueKeysWithValues: [
      (XPATH_NUMBER_ERROR, "this is no number"),
      (XPATH_UNFINISHED_LITERAL_ERROR, "a quotation mark is missing"),
      (XPATH_START_LITERAL_ERROR, "a quotation mark is missing"),
      (XPATH_INVALID_PREDICATE_ERROR, "a condition in [] is not complete"),
      (XPATH_EXPR_ERROR, "an expression is expected"),
      (XPATH_UNCLOSED_ERROR, "a closing bracket is missing"),
      (XPATH_UNKNOWN_FUNC_ERROR, "a function does not exist"),
      (XPATH_INVALID_OPERAND, "an operand is of the wrong type"),
      (XPATH_INVALID_TYPE, "an argument is of the wrong type"),
      (XPATH_INVALID_ARITY, "a function has too few or too many arguments"),
      (XPATH_MEMORY_ERROR, "no memory is left"),
      (XPATH_INVALID_CHAR_ERROR, "there is a character that may not be there"),
      (XPATH_OP_LIMIT_EXCEEDED, "it takes too many steps"),
      (XPATH_RECURSION_LIMIT_EXCEEDED, "it is nested too deeply"),
    ].map { (Int($0.0.rawValue), $0.1) })
}
