import Diagnostics
import Entities
import Shapes

/// Compares a node with the shape of a type, and collects every fault.
struct ShapeCheck {
  /// What to write instead of keys that are unknown here and known elsewhere.
  private let hints: [String: String]
  private(set) var diagnostics: [Diagnostic] = []
  /// The shapes of the objects around the value, outermost first.
  private var enclosing: [Shape] = []

  init(hints: [String: String] = [:]) {
    self.hints = hints
  }

  mutating func check(_ node: ContentNode, against shape: Shape) {
    switch shape {
    case .text, .link: checkText(node, shape)
    case .parsed(let type): checkText(node, shape, accepts: { type.init($0) != nil })
    case .choice(let choices):
      checkText(node, shape, hint: { NearMiss.question($0, among: choices) }, accepts: choices.contains)
    case .boolean: checkBoolean(node)
    case .integer: checkNumber(node, shape) { Int($0) != nil }
    case .number: checkNumber(node, shape) { Double($0)?.isFinite ?? false }
    case .list(let element):
      guard case .list(let nodes) = node.value else { return reportType(of: node, shape) }
      for node in nodes { check(node, against: element) }
    case .map(let element):
      guard case .mapping(let entries) = node.value else { return reportType(of: node, shape) }
      for entry in entries { check(entry.value, against: element) }
    case .object(let fields):
      guard case .mapping(let entries) = node.value else { return reportType(of: node, shape) }
      enclosing.append(shape)
      check(entries, against: fields, startingAt: node.location)
      enclosing.removeLast()
    case .recursion(_, let depth): check(node, againstEnclosing: depth)
    case .anything: break
    // Markup is made by views; content cannot vouch for it.
    case .markup: reportType(of: node, shape)
    }
  }

  private mutating func check(
    _ entries: [ContentNode.Entry], against fields: [Shape.Field], startingAt location: SourceLocation
  ) {
    for entry in entries {
      guard let field = fields.first(where: { $0.key == entry.key }) else {
        reportUnknown(entry, among: fields)
        continue
      }
      if field.isOptional, case .null = entry.value.value { continue }
      check(entry.value, against: field.shape)
    }
    for field in fields where !field.isOptional && !entries.contains(where: { $0.key == field.key }) {
      diagnostics.append(.missingKey(field.key, field.shape, at: location))
    }
  }

  private mutating func check(_ node: ContentNode, againstEnclosing depth: Int) {
    guard enclosing.indices.contains(depth) else { return }
    let inner = enclosing
    enclosing.removeSubrange(depth...)
    check(node, against: inner[depth])
    enclosing = inner
  }

  private mutating func checkText(
    _ node: ContentNode, _ shape: Shape, hint: (String) -> String? = { _ in nil },
    accepts: (String) -> Bool = { _ in true }
  ) {
    switch node.value {
    case .text(let text), .plain(let text):
      if CharacterCheck.firstFault(in: text) != nil {
        report("content/control-character", "this text has a control character in it", at: node)
      } else if !accepts(text) {
        report(
          "content/bad-value", "\(Quotation.of(text)) is not \(shape.expectation)", at: node,
          hint: hint(text))
      }
    case .number(let digits):
      reportType(of: node, shape, hint: "put it in quotes: \(Quotation.of(digits))")
    case .boolean(let value):
      reportType(of: node, shape, hint: "put it in quotes: \(Quotation.of("\(value)"))")
    case .null, .list, .mapping:
      reportType(of: node, shape)
    }
  }

  private mutating func checkBoolean(_ node: ContentNode) {
    switch node.value {
    case .boolean, .plain("true"), .plain("false"): break
    case .plain(let text), .text(let text):
      reportType(of: node, .boolean, hint: Self.booleans[text.lowercased()].map { "write \($0)" })
    default: reportType(of: node, .boolean)
    }
  }

  /// What people write for `true` and `false` elsewhere, YAML 1.1 among it.
  private static let booleans = [
    "true": true, "yes": true, "on": true, "y": true, "1": true,
    "false": false, "no": false, "off": false, "n": false, "0": false,
  ]

  private mutating func checkNumber(_ node: ContentNode, _ shape: Shape, accepts: (String) -> Bool) {
    switch node.value {
    case .number(let digits), .plain(let digits):
      if Self.isTooLarge(digits, shape) {
        report(
          "content/bad-value",
          "the number \(Quotation.clipped(digits)) is too large: it has to fit into 64 bits", at: node)
      } else if !accepts(digits) {
        reportType(of: node, shape)
      }
    case .text(let text):
      reportType(of: node, shape, hint: accepts(text) ? "remove the quotes" : nil)
    default: reportType(of: node, shape)
    }
  }

  /// Whether this is a number of the right kind that cannot be held.
  private static func isTooLarge(_ digits: String, _ shape: Shape) -> Bool {
    switch shape {
    case .number: Double(digits)?.isInfinite == true && digits.utf8.contains(where: ASCII.isDigit)
    case .integer:
      Int(digits) == nil && !digits.isEmpty
        && digits.utf8.drop { $0 == UInt8(ascii: "-") }.allSatisfy(ASCII.isDigit)
    default: false
    }
  }

  private mutating func reportUnknown(_ entry: ContentNode.Entry, among fields: [Shape.Field]) {
    let keys = fields.map(\.key)
    diagnostics.append(
      Diagnostic(
        rule: "content/unknown-key", "there is no key \(Quotation.of(entry.key)) here",
        at: entry.keyLocation,
        hint: hints[entry.key] ?? NearMiss.question(entry.key, among: keys)
          ?? "the keys are \(keys.sorted().joined(separator: ", "))"))
  }

  private mutating func reportType(of node: ContentNode, _ shape: Shape, hint: String? = nil) {
    report(
      "content/wrong-type", "expected \(shape.expectation), found \(node.kind)", at: node,
      hint: hint ?? Self.hint(for: node, shape))
  }

  private static func hint(for node: ContentNode, _ shape: Shape) -> String? {
    guard case .list = shape else { return nil }
    return switch node.value {
    case .plain(let text): "write [\(Quotation.clipped(text))]"
    case .text(let text): "write [\(Quotation.of(text))]"
    case .mapping: node["name"].flatMap { hint(for: $0, shape) }
    default: nil
    }
  }

  private mutating func report(
    _ rule: String, _ message: String, at node: ContentNode, hint: String? = nil
  ) {
    diagnostics.append(Diagnostic(rule: rule, message, at: node.location, hint: hint))
  }
}
