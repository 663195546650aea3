internal import Diagnostics
internal import Entities
internal import Services
internal import Validation

/// What a site asks of its pages: how much the rules matter, and its policies.
struct PageRules: Sendable {
  /// What is asked of pages of which no settings are known.
  static let standard = PageRules(levels: .unchanged, policies: [])

  let levels: RuleLevels
  let policies: [Policy]
  /// What cannot be asked; it is left out.
  let faults: [Diagnostic]

  init(levels: RuleLevels, policies: [Policy]) {
    self.levels = levels
    self.policies = policies
    faults = []
  }

  /// Reads names of rules, patterns and expressions.
  init(_ settings: SiteSettings, names: @autoclosure () -> RuleNames = RuleNames()) {
    var reader = Reader()
    if settings.rules.isEmpty {
      levels = .unchanged
    } else {
      let names = names()
      reader.faults = settings.rules.compactMap(names.fault)
      levels = reader.levels(settings.rules)
    }
    policies = settings.policies.compactMap { reader.policy($0) }
    faults = reader.faults
  }

  /// Turns settings into what is asked, and keeps what is wrong with them.
  private struct Reader {
    var faults: [Diagnostic] = []

    mutating func levels(_ settings: [RuleSetting]) -> RuleLevels {
      var levels: [String: [RuleLevels.Level]] = [:]
      for setting in settings {
        levels[setting.rule] = setting.levels.compactMap { level in
          pattern(level.paths).map { RuleLevels.Level(Severity(level.level), in: $0) }
        }
      }
      return RuleLevels(levels, fixed: RuleNames.fixed)
    }

    /// The policy, unless it is switched off or has faults.
    mutating func policy(_ setting: PolicySetting) -> Policy? {
      let paths = setting.paths.compactMap { pattern($0) }
      let place = SourceLocation(setting.source)
      if let fault = Policy.fault(in: setting.xpath) {
        faults.append(Diagnostic(rule: "settings/xpath", fault.message, at: place, hint: fault.hint))
        return nil
      }
      guard let severity = Severity(setting.severity), paths.count == setting.paths.count else { return nil }
      return Policy(
        xpath: setting.xpath, message: setting.message, severity: severity, paths: paths, source: place)
    }

    private mutating func pattern(_ setting: PathSetting) -> PathPattern? {
      do throws(PathPattern.Fault) {
        return try PathPattern(setting.pattern)
      } catch {
        faults.append(
          Diagnostic(
            rule: "settings/path-pattern", error.message, at: SourceLocation(setting.source), hint: error.hint
          ))
        return nil
      }
    }
  }
}

extension Severity {
  /// The severity of a level; nothing for one that is off.
  fileprivate init?(_ level: RuleLevel) {
    self.init(rawValue: level.rawValue)
  }
}
