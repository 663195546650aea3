internal import Diagnostics

/// Looks at the names in an expression of XPath 1.0: libxml2 compiles a function that does not exist, and misses it only on the
/// first page that gets so far.
struct XPathNames {
  /// A name that means nothing.
  struct Fault: Equatable {
    let message: String
    let hint: String?
  }

  /// The core function library (XPath 1.0 §4).
  private static let functions = [
    "boolean", "ceiling", "concat", "contains", "count", "false", "floor", "id", "lang", "last", "local-name",
    "name", "namespace-uri", "normalize-space", "not", "number", "position", "round", "starts-with", "string",
    "string-length", "substring", "substring-after", "substring-before", "sum", "translate", "true",
  ]
  /// What stands before a bracket and is no function: node types and operators (§3.7).
  private static let others = [
    "comment", "node", "processing-instruction", "text", "and", "div", "mod", "or",
  ]

  private var rest: Substring.UTF8View

  /// The first name that means nothing; nothing if there is none, or where the expression is broken anyway.
  static func firstFault(in expression: String) -> Fault? {
    var names = XPathNames(rest: expression[...].utf8)
    while let byte = names.rest.first {
      if byte == UInt8(ascii: "$") {
        return Fault(message: "there are no variables in a policy", hint: "write the value itself")
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        names.rest = names.rest.dropFirst().drop { $0 != byte }.dropFirst()
      } else if isNameByte(byte), !isDigit(byte) {
        if let fault = names.takeName() { return fault }
      } else {
        names.rest.removeFirst()
      }
    }
    return nil
  }

  private mutating func takeName() -> Fault? {
    let name = String(Substring(rest.prefix(while: Self.isNameByte)))
    rest = rest.drop(while: Self.isNameByte)
    if rest.first == UInt8(ascii: ":"), rest.dropFirst().first.map(Self.startsNameTest) == true {
      return name == "xml"
        ? nil
        : Fault(
          message: "there is no prefix \"\(name)\" in a policy",
          hint: "an element's name without a prefix is enough, whatever its namespace")
    }
    let next = rest.first { !" \t\r\n".utf8.contains($0) }
    guard next == UInt8(ascii: "("), !Self.functions.contains(name), !Self.others.contains(name) else {
      return nil
    }
    return Fault(
      message: "there is no function \"\(name)\" in XPath 1.0",
      hint: NearMiss.question(name, among: Self.functions))
  }

  private static func startsNameTest(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || isNameByte(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
