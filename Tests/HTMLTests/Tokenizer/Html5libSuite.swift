import Foundation

@testable import HTML

/// The cases of a folder of html5lib tokenizer tests, one for each initial state.
struct Html5libSuite {
  struct Case {
    let name: String
    let input: String
    let content: Tokenizer.Content
    let lastStartTag: String
    /// The tokens as one line of text each, neighbouring characters joined.
    let tokens: [String]
    /// The names of the errors, sorted.
    let errors: [String]
  }

  /// The cases.
  private(set) var tests: [Case] = []
  /// Cases that cannot be put to a parser of UTF-8: their input holds half of a surrogate pair.
  private(set) var skipped: [String] = []

  private static let contents: [String: Tokenizer.Content] = [
    "Data state": .data, "PLAINTEXT state": .plaintext, "RCDATA state": .rcdata, "RAWTEXT state": .rawText,
    "Script data state": .scriptData, "CDATA section state": .cdataSection,
  ]

  init(folder: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".test") }
    for file in files.sorted() where file != "xmlViolation.test" {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(file)"))
      let object = try JSONSerialization.jsonObject(with: Self.withoutHalfPairs(data)) as? [String: Any]
      for test in object?["tests"] as? [[String: Any]] ?? [] { add(test, from: file) }
    }
  }

  /// `\uD800` is no JSON that the parser reads; it is marked, and the case left out.
  private static func withoutHalfPairs(_ data: Data) -> Data {
    let text = String(decoding: data, as: UTF8.self)
    let low = "\\\\u[dD][c-fC-F][0-9a-fA-F]{2}"
    let high = "\\\\u[dD][89abAB][0-9a-fA-F]{2}"
    let alone = "(?<!\\\\)(?:\(high)(?!\(low))|(?<!\(high))\(low))"
    return Data(
      text.replacingOccurrences(of: alone, with: "HALF-A-PAIR", options: .regularExpression).utf8)
  }

  private mutating func add(_ test: [String: Any], from file: String) {
    let isEscaped = test["doubleEscaped"] as? Bool ?? false
    func text(_ value: Any?) -> String {
      let text = value as? String ?? ""
      return isEscaped ? Self.unescaped(text) : text
    }
    let name = "\(file): \(test["description"] as? String ?? "")"
    let input = text(test["input"])
    if input.contains("HALF-A-PAIR") {
      skipped.append(name)
      return
    }
    let tokens = (test["output"] as? [[Any]] ?? []).map { Self.line(of: $0, text: text) }
    let errors = (test["errors"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
    for state in test["initialStates"] as? [String] ?? ["Data state"] {
      tests.append(
        Case(
          name: "\(name) (\(state))", input: input, content: Self.contents[state] ?? .data,
          lastStartTag: test["lastStartTag"] as? String ?? "", tokens: Self.joined(tokens),
          errors: errors.sorted()))
    }
  }

  private static func line(of token: [Any], text: (Any?) -> String) -> String {
    switch token.first as? String {
    case "DOCTYPE":
      let parts = (1...3).map { index in token[index] is NSNull ? "nil" : "“\(text(token[index]))”" }
      return "doctype \(parts.joined(separator: " ")) \(token[4] as? Bool == true ? "" : "quirky")"
    case "StartTag":
      let attributes = (token[2] as? [String: Any] ?? [:]).map { "\(text($0.key))=“\(text($0.value))”" }
      return "<\(text(token[1])) \(attributes.sorted().joined(separator: " "))\(token.count > 3 ? "/" : "")>"
    case "EndTag": return "</\(text(token[1]))>"
    case "Comment": return "comment “\(text(token[1]))”"
    default: return "text \(text(token[1]))"
    }
  }

  /// Neighbouring texts as one.
  static func joined(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { lines, line in
      if let last = lines.last, last.hasPrefix("text "), line.hasPrefix("text ") {
        lines[lines.count - 1] = last + line.dropFirst(5)
      } else {
        lines.append(line)
      }
    }
  }

  private static func unescaped(_ text: String) -> String {
    var units: [UInt16] = []
    var rest = Substring(text)
    while let first = rest.unicodeScalars.first {
      if rest.hasPrefix("\\u"), let unit = UInt16(rest.dropFirst(2).prefix(4), radix: 16) {
        units.append(unit)
        rest = rest.dropFirst(6)
      } else {
        units += Array(String(first).utf16)
        rest = Substring(rest.unicodeScalars.dropFirst())
      }
    }
    let text = String(decoding: units, as: UTF16.self)
    return Array(text.utf16) == units ? text : "HALF-A-PAIR"
  }
}
