/// How much a rule matters to a site.
public enum RuleLevel: String, CaseIterable, Codable, Sendable {
  /// The page is wrong.
  case error
  /// The page is probably wrong.
  case warning
  /// It is worth knowing.
  case hint
  /// Nobody is told.
  case off
}

/// A pattern of output paths, as it is written in `site.json`.
public struct PathSetting: Hashable, Sendable {
  /// The pattern, such as `articles/**`.
  public let pattern: String
  /// The place in `site.json` where it stands.
  public let source: ContentSource

  /// Names a pattern.
  public init(_ pattern: String, source: ContentSource) {
    self.pattern = pattern
    self.source = source
  }
}

/// What a site says about a rule, or about a family of rules.
public struct RuleSetting: Hashable, Sendable {
  /// A level on some pages.
  public struct Level: Hashable, Sendable {
    /// The pages.
    public let paths: PathSetting
    /// How much the rule matters on them.
    public let level: RuleLevel

    /// Gives pages a level.
    public init(_ level: RuleLevel, in paths: PathSetting) {
      self.level = level
      self.paths = paths
    }
  }

  /// The rule's name, or `family/*`.
  public let rule: String
  /// Its levels; the first whose pattern matches a page counts.
  public let levels: [Level]
  /// The place in `site.json` that names the rule.
  public let source: ContentSource

  /// Says something about a rule.
  public init(rule: String, levels: [Level], source: ContentSource) {
    self.rule = rule
    self.levels = levels
    self.source = source
  }
}

/// What a site asks of its pages beyond what the standard asks.
public struct PolicySetting: Hashable, Sendable {
  /// The expression in XPath 1.0 that is evaluated on every page.
  public let xpath: String
  /// What is asked, in words: the message where a page breaks it.
  public let message: String
  /// How much it matters.
  public let severity: RuleLevel
  /// The pages it is asked of; all if there is no pattern.
  public let paths: [PathSetting]
  /// The place in `site.json` where the expression stands.
  public let source: ContentSource

  /// Asks something.
  public init(
    xpath: String, message: String, severity: RuleLevel = .error, paths: [PathSetting] = [],
    source: ContentSource
  ) {
    self.xpath = xpath
    self.message = message
    self.severity = severity
    self.paths = paths
    self.source = source
  }
}
