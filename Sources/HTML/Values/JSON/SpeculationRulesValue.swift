/// The text of `<script type="speculationrules">` (HTML §7.6.1).
enum SpeculationRulesValue {
  /// What is wrong with the text, `url` being what says so of one URL.
  static func fault(in text: Bytes, url: (Bytes) -> ValueFault?) -> ValueFault? {
    ShapeFault.fault(in: text, of: .badSpeculationRules) { value throws(ShapeFault) in
      guard let members = value.members else { throw ShapeFault("it is no object", at: value.offset) }
      var hasRules = false
      for member in members where member.key.isOne(of: lists) {
        hasRules = true
        guard let rules = member.value.elements else {
          throw ShapeFault("\"\(member.key.unescaped)\" is no array", at: member.value.offset)
        }
        for rule in rules { try check(rule, url: url) }
      }
      if !hasRules {
        throw ShapeFault("it has neither \"prefetch\" nor \"prerender\"", at: value.offset)
      }
      for member in members where !member.key.equals("tag") && !member.key.isOne(of: lists) {
        throw ShapeFault("there are no rules \"\(member.key.unescaped)\"", at: member.key.offset)
      }
      try checkString("tag", of: value)
    }
  }

  private static let lists: [StaticString] = ["prefetch", "prerender", "prerender_until_script"]
  private static let properties: [StaticString] = [
    "source", "urls", "where", "eagerness", "requires", "relative_to", "referrer_policy",
    "expects_no_vary_search", "target_hint", "tag",
  ]
  private static let referrerPolicies: [StaticString] = [
    "", "no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin",
    "origin-when-cross-origin", "strict-origin-when-cross-origin", "unsafe-url",
  ]

  private static func check(_ rule: JSONValue, url: (Bytes) -> ValueFault?) throws(ShapeFault) {
    guard let members = rule.members else { throw ShapeFault("a rule is no object", at: rule.offset) }
    for member in members where !member.key.isOne(of: properties) {
      throw ShapeFault("a rule has no property \"\(member.key.unescaped)\"", at: member.key.offset)
    }
    try checkSource(of: rule)
    if let urls = rule["urls"] { try check(urls: urls, url: url) }
    if let condition = rule["where"] { try check(predicate: condition, depth: 0) }
    try check(
      rule["eagerness"], "eagerness", isOneOf: ["immediate", "eager", "moderate", "conservative"])
    try check(rule["relative_to"], "relative_to", isOneOf: ["document", "ruleset"])
    try check(rule["referrer_policy"], "referrer_policy", isOneOf: referrerPolicies)
    for name in ["expects_no_vary_search", "target_hint", "tag"] as [StaticString] {
      try checkString(name, of: rule)
    }
    if let requirements = rule["requires"] {
      guard let elements = requirements.elements else {
        throw ShapeFault("\"requires\" is no array", at: requirements.offset)
      }
      for element in elements {
        try check(element, "requires", isOneOf: ["anonymous-client-ip-when-cross-origin"])
      }
    }
  }

  private static func checkString(_ name: StaticString, of object: JSONValue) throws(ShapeFault) {
    if let value = object[name], value.string == nil {
      throw ShapeFault("\"\(name)\" is no string", at: value.offset)
    }
  }

  /// A rule is for URLs it lists, or for the links of the page that fit; not for both.
  private static func checkSource(of rule: JSONValue) throws(ShapeFault) {
    try check(rule["source"], "source", isOneOf: ["list", "document"])
    let source = rule["source"]?.string
    let urls = rule["urls"]
    let condition = rule["where"]
    if source == nil, urls == nil, condition == nil {
      throw ShapeFault("a rule has neither \"urls\" nor \"where\"", at: rule.offset)
    }
    if source?.equals("document") ?? (condition != nil), let urls {
      throw ShapeFault("a rule with \"where\" or of the source \"document\" has \"urls\"", at: urls.offset)
    }
    if source?.equals("document") ?? false, condition == nil {
      throw ShapeFault("a rule of the source \"document\" has no \"where\"", at: rule.offset)
    }
    if source?.equals("list") ?? false {
      if let condition {
        throw ShapeFault("a rule of the source \"list\" has \"where\"", at: condition.offset)
      }
      if urls == nil { throw ShapeFault("a rule of the source \"list\" has no \"urls\"", at: rule.offset) }
    }
  }

  private static func check(urls: JSONValue, url: (Bytes) -> ValueFault?) throws(ShapeFault) {
    guard let elements = urls.elements else { throw ShapeFault("\"urls\" is no array", at: urls.offset) }
    if elements.isEmpty { throw ShapeFault("\"urls\" has no URL", at: urls.offset) }
    for element in elements {
      guard let string = element.string else {
        throw ShapeFault("a URL in \"urls\" is no string", at: element.offset)
      }
      if let fault = string.withUnescapedBytes(url) {
        let reason = "the URL \"\(string.unescaped)\" is wrong: \(fault.reason)"
        throw ShapeFault(reason, hint: fault.hint, at: string.offset)
      }
    }
  }

  private static func check(
    _ value: JSONValue?, _ name: StaticString, isOneOf words: [StaticString]
  ) throws(ShapeFault) {
    guard let value else { return }
    guard let string = value.string else { throw ShapeFault("\"\(name)\" is no string", at: value.offset) }
    if string.isOne(of: words) { return }
    let hint =
      "write " + words.filter { $0.utf8CodeUnitCount > 0 }.map { "\"\($0)\"" }.joined(separator: " or ")
    throw ShapeFault("\"\(name)\" is \"\(string.unescaped)\"", hint: hint, at: string.offset)
  }
}

// MARK: Predicates

extension SpeculationRulesValue {
  private static let predicates: [StaticString] = ["and", "or", "not", "href_matches", "selector_matches"]

  private static func check(predicate: JSONValue, depth: Int) throws(ShapeFault) {
    guard let members = predicate.members else {
      throw ShapeFault("a predicate is no object", at: predicate.offset)
    }
    var found: JSONMember?
    for member in members where !member.key.equals("relative_to") {
      guard member.key.isOne(of: predicates) else {
        throw ShapeFault("a predicate has no property \"\(member.key.unescaped)\"", at: member.key.offset)
      }
      if let found {
        throw ShapeFault(
          "a predicate has both \"\(found.key.unescaped)\" and \"\(member.key.unescaped)\"",
          hint: "join predicates with \"and\" or \"or\"", at: member.key.offset)
      }
      found = member
    }
    guard let found else {
      let hint = "write \"and\", \"or\", \"not\", \"href_matches\" or \"selector_matches\""
      throw ShapeFault("a predicate is empty", hint: hint, at: predicate.offset)
    }
    if found.key.equals("not") {
      try check(predicate: found.value, depth: depth + 1)
    } else if found.key.equals("and") || found.key.equals("or") {
      guard let elements = found.value.elements else {
        throw ShapeFault("\"\(found.key.unescaped)\" is no array", at: found.value.offset)
      }
      if elements.isEmpty {
        throw ShapeFault("\"\(found.key.unescaped)\" joins no predicates", at: found.value.offset)
      }
      for element in elements { try check(predicate: element, depth: depth + 1) }
    } else {
      try check(patterns: found)
    }
  }

  /// A pattern or an array of patterns. A pattern of URLs may also be an object (URL Pattern §1.6).
  private static func check(patterns member: JSONMember) throws(ShapeFault) {
    let name = member.key.unescaped
    if member.value.elements?.isEmpty ?? false {
      throw ShapeFault("\"\(name)\" has no pattern", at: member.value.offset)
    }
    for pattern in member.value.elements ?? [member.value] {
      if member.key.equals("href_matches"), pattern.members != nil { continue }
      guard let string = pattern.string else {
        throw ShapeFault("\"\(name)\" is neither a string nor an array of strings", at: pattern.offset)
      }
      if string.bytes.isEmpty { throw ShapeFault("\"\(name)\" is empty", at: pattern.offset) }
    }
  }
}
