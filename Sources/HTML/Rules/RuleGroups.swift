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
  private var images = ImageRules()
  private var forms = FormRules()
  private var structure = StructureRules()

  /// Lets every group look at a page.
  mutating func check(_ document: borrowing Document, into faults: inout [Fault]) {
    tables.check(document, into: &faults)
    tableModel.check(copy document, into: &faults)
    aria.check(copy document, into: &faults)
    head.check(copy document, into: &faults)
    links.check(copy document, into: &faults)
    scripts.check(copy document, into: &faults)
    scriptData.check(copy document, into: &faults)
    inlinePolicy.check(copy document, into: &faults)
    images.check(copy document, into: &faults)
    forms.check(copy document, into: &faults)
    structure.check(copy document, into: &faults)
  }
}
