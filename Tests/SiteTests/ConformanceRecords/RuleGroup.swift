import Diagnostics
import Testing
import Validation

@testable import HTML

/// Rules of one theme, as the documentation lists them together.
struct RuleGroup: CustomTestStringConvertible {
  let title: String
  /// Its place among the groups of all rules; those written by hand come before.
  let weight: Int
  let rules: [Rule]

  var testDescription: String { title }

  /// All groups, in the order of the documentation.
  static let all: [RuleGroup] = themes.enumerated().map { place, theme in
    RuleGroup(
      title: theme.title, weight: 100 + place,
      rules: theme.rules.filter { !WellFormedness.rules.contains($0.id) }.sorted { $0.id < $1.id })
  }

  private static let themes: [(title: String, rules: [Rule])] = [
    ("HTML: tags and characters", Rule.tokenRules),
    ("HTML: order and nesting of tags", Rule.treeRules),
    ("HTML: elements and attributes", Rule.tableRules),
    ("HTML: words and names in attributes", Rule.valueRules + Rule.rdfaRules),
    ("HTML: numbers and dates", Rule.numberRules),
    ("HTML: style", Rule.cssRules),
    ("HTML: SVG and MathML", Rule.foreignValueRules),
    ("HTML: ids and microdata", Rule.referenceRules),
    ("HTML: head of a page", Rule.headRules.filter { $0.family == "html" }),
    ("Metadata", Rule.headRules.filter { $0.family == "meta" }),
    ("HTML: links to resources", Rule.linkRules),
    ("HTML: scripts and style sheets", Rule.scriptRules + Rule.scriptDataRules),
    ("HTML: security policies", Rule.policyRules),
    ("HTML: headings, sections, lists, text", Rule.structureRules),
    ("HTML: images and media", Rule.imageRules + Rule.imageMapRules),
    ("HTML: tables", Rule.tableModelRules),
    ("HTML: forms", Rule.formRules),
    ("HTML: accepted faults", Rule.ignoreRules),
    ("URLs", Rule.urlRules),
    ("ARIA: roles", Rule.ariaRoleRules),
    ("ARIA: attributes", Rule.ariaAttributeRules),
    ("ARIA: nesting of roles", Rule.ariaNestingRules),
    ("ARIA: single elements", Rule.ariaElementRules),
  ]
}

extension Rule {
  /// What stands in front of the slash of its name.
  var family: String { String(id.prefix { $0 != "/" }) }
}
