/// All groups of rules, in the order in which they look at a page.
struct RuleGroups {
  private var tables = TableRules()
  private var tableModel = TableModelRules()
  private var aria = ARIARules()
  private var head = HeadRules()
  private var links = LinkRules()
  private var scripts = ScriptRules()
  private var scriptData = ScriptDataRules()
  private var inlinePolicy = InlinePolicyRules()
  private var metadataValues = MetadataValueRules()
  private var sourceSets = SourceSetRules()
  private var images = ImageRules()
  private var forms = FormRules()
  private var structure = StructureRules()

  /// Lets every group look at a page.
  mutating func check(_ document: Document, into faults: FaultList) {
    tables.check(document, into: faults)
    tableModel.check(document, into: faults)
    aria.check(document, into: faults)
    head.check(document, into: faults)
    links.check(document, into: faults)
    scripts.check(document, into: faults)
    scriptData.check(document, into: faults)
    inlinePolicy.check(document, into: faults)
    metadataValues.check(document, into: faults)
    sourceSets.check(document, into: faults)
    images.check(document, into: faults)
    forms.check(document, into: faults)
    structure.check(document, into: faults)
  }
}
