internal import Diagnostics
internal import Entities
internal import HTML
internal import Services
internal import Validation

/// The rules that a site may say something about: those of single pages, those of the family `site`, and those of
/// links to other hosts. That all pages are there, that links lead somewhere
/// and that pages are well-formed is what is promised, and not to be had without.
struct RuleNames {
  static let families = ["aria", "external", "html", "meta", "policy", "site", "url"]
  private static let fixedFamilies = [
    "build", "content", "feed", "files", "front-matter", "json", "link", "markdown", "routing",
    "settings", "sitemap", "template", "yaml",
  ]
  /// The rules of those families that cannot be set all the same.
  static let fixed = Set(WellFormedness.rules)

  /// Whether a site may say something about a rule.
  static func isSettable(_ rule: String) -> Bool {
    families.contains(String(rule.prefix { $0 != "/" })) && !fixed.contains(rule)
  }

  private let known: Set<String>

  /// All rules that can be set.
  static let settable =
    Rule.all.map(\.id) + PolicyCheck.rules + LinkWording.optionalRules + ExternalWording.rules

  init(known: [String] = settable) {
    self.known = Set(known)
  }

  /// What is wrong with what a site calls a rule; nothing if it is one that can be set.
  func fault(in setting: RuleSetting) -> Diagnostic? {
    let name = setting.rule
    let family = String(name.prefix { $0 != "/" })
    if Self.fixed.contains(name) {
      return fixed(
        setting, "\"\(name)\" cannot be set: no page is published that is not well-formed")
    }
    if Self.fixedFamilies.contains(family), name != family {
      return fixed(setting, "the rules of \"\(family)\" cannot be set: without them the site is not whole")
    }
    let isFamily = Self.families.contains { name == "\($0)/*" }
    if isFamily || known.contains(name) { return nil }
    let names = known.union(Self.families.map { "\($0)/*" })
    return Diagnostic(
      rule: "settings/unknown-rule", "there is no rule \"\(name)\"", at: SourceLocation(setting.source),
      hint: NearMiss.question(name, among: names.sorted())
        ?? "\"vipera list rules\" has all of them; \"html/*\" is a whole family")
  }

  private func fixed(_ setting: RuleSetting, _ message: String) -> Diagnostic {
    let families = Self.families.dropLast().joined(separator: ", ") + " and \(Self.families.last ?? "")"
    return Diagnostic(
      rule: "settings/fixed-rule", message, at: SourceLocation(setting.source),
      hint: "rules of \(families) can be set")
  }
}
