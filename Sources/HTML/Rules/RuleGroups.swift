/// All groups of rules, in the order in which they look at a page.
struct RuleGroups {
  private var tables = TableRules()
  private var aria = ARIARules()

  /// Lets every group look at a page.
  mutating func check(_ document: borrowing Document, into faults: inout [Fault]) {
    tables.check(document, into: &faults)
    aria.check(document, into: &faults)
  }
}
