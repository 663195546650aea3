/// What a `script` element is, as its `type` says (HTML §4.12.1).
enum ScriptKind {
  case classic, module, importMap, speculationRules, dataBlock

  /// The kind of a `script` with this `type`; one without a `type` is classic.
  init(type: Bytes?) {
    guard let type, !type.isEmpty else {
      self = .classic
      return
    }
    if type.equalsIgnoringCase("module") {
      self = .module
    } else if type.equalsIgnoringCase("importmap") {
      self = .importMap
    } else if type.equalsIgnoringCase("speculationrules") {
      self = .speculationRules
    } else {
      self = Self.isJavaScript(type.trimmed) ? .classic : .dataBlock
    }
  }

  /// The kind in words.
  var words: String {
    switch self {
    case .classic: "a classic script"
    case .module: "a module"
    case .importMap: "an import map"
    case .speculationRules: "a set of speculation rules"
    case .dataBlock: "a data block"
    }
  }

  /// Whether a type is a JavaScript MIME type essence match (MIME Sniffing §4.6).
  static func isJavaScript(_ type: Bytes) -> Bool {
    javaScriptTypes.contains { type.equalsIgnoringCase($0) }
  }

  /// Whether a type is a JSON MIME type (MIME Sniffing §4.6).
  static func isJSON(_ type: Bytes) -> Bool {
    let end = type.firstIndex(of: UInt8(ascii: ";")) ?? type.count
    let essence = type[0..<end].trimmed
    return essence.equalsIgnoringCase("application/json") || essence.equalsIgnoringCase("text/json")
      || essence.count > 5 && essence[(essence.count - 5)..<essence.count].equalsIgnoringCase("+json")
  }

  private static let javaScriptTypes: [StaticString] = [
    "text/javascript", "application/javascript", "application/ecmascript", "application/x-ecmascript",
    "application/x-javascript", "text/ecmascript", "text/javascript1.0", "text/javascript1.1",
    "text/javascript1.2", "text/javascript1.3", "text/javascript1.4", "text/javascript1.5", "text/jscript",
    "text/livescript", "text/x-ecmascript", "text/x-javascript",
  ]
}
