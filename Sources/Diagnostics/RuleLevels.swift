/// What a site says about how much its rules matter.
///
/// What is said of a rule counts before what is said of its family, and the first pattern that matches the page before those
/// behind it; where nothing matches, a rule keeps its own severity.
public struct RuleLevels: Sendable {
  /// A severity for some pages.
  public struct Level: Hashable, Sendable {
    /// The output paths of the pages.
    public let paths: PathPattern
    /// The severity; nothing where the rule is switched off.
    public let severity: Severity?

    /// Gives pages a severity, or switches a rule off for them.
    public init(_ severity: Severity?, in paths: PathPattern = .all) {
      self.severity = severity
      self.paths = paths
    }
  }

  /// Every rule keeps its own severity.
  public static let unchanged = RuleLevels([:])

  private let levels: [String: [Level]]
  private let fixed: Set<String>

  /// Takes the levels of rules, by `family/name`, and of families, by `family/*`; the rules in `fixed` keep their severity
  /// whatever is said of their family.
  public init(_ levels: [String: [Level]], fixed: Set<String> = []) {
    self.levels = levels
    self.fixed = fixed
  }

  /// The severity of a rule on a page, which is `severity` unless the site says otherwise; nothing if it is switched off there.
  public func level(of rule: String, severity: Severity, in path: String) -> Severity? {
    guard !levels.isEmpty, !fixed.contains(rule) else { return severity }
    let family = "\(rule.prefix { $0 != "/" })/*"
    for name in [rule, family] {
      if let level = levels[name]?.first(where: { $0.paths.matches(path) }) { return level.severity }
    }
    return severity
  }
}
