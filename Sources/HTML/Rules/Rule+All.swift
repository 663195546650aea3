extension Rule {
  /// Every rule that the checker knows, ordered by name. A new group is added here.
  public static let all: [Rule] =
    [
      tokenRules, treeRules, tableRules, valueRules, numberRules, urlRules, cssRules, foreignValueRules,
      rdfaRules,
      policyRules, scriptDataRules, headRules, linkRules, scriptRules, imageRules, imageMapRules, formRules,
      structureRules, referenceRules, tableModelRules, ariaRules, ignoreRules,
    ].flatMap { $0 }.sorted { $0.id < $1.id }
}
