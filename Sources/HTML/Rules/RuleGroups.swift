/// All groups of rules, in the order in which they look at a page.
struct RuleGroups {
  private var tables = TableRules()
  private var scriptData = ScriptDataRules()
  private var inlinePolicy = InlinePolicyRules()
  private var metadataValues = MetadataValueRules()
  private var sourceSets = SourceSetRules()

  /// Lets every group look at a page.
  mutating func check(_ document: borrowing Document, into faults: inout [Fault]) {
    tables.check(document, into: &faults)
    scriptData.check(document, into: &faults)
    inlinePolicy.check(document, into: &faults)
    metadataValues.check(document, into: &faults)
    sourceSets.check(document, into: &faults)
  }
}
