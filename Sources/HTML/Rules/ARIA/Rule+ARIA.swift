extension Rule {
  /// The rules about ARIA.
  static let ariaRules: [Rule] = ariaRoleRules + ariaAttributeRules + ariaNestingRules + ariaElementRules
}
