import Testing

@testable import HTML

/// Reports what a group of rules finds wrong with a page.
private typealias Check = (Document, inout [Fault]) -> Void

@Suite struct ExampleTests {
  /// A piece of a body as a page; pages stay as they are.
  private func page(_ example: String) -> String {
    if example.hasPrefix("<!") { return example }
    return """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title></head>\
      <body>\(example)</body></html>
      """
  }

  private func checkAll(_ document: Document, _ faults: inout [Fault]) {
    var link = LinkRules()
    link.check(document, into: &faults)
    var script = ScriptRules()
    script.check(document, into: &faults)
    var image = ImageRules()
    image.check(document, into: &faults)
    var form = FormRules()
    form.check(document, into: &faults)
    var head = HeadRules()
    head.check(document, into: &faults)
    var structure = StructureRules()
    structure.check(document, into: &faults)
  }

  @Test(
    arguments: Rule.linkRules + Rule.scriptRules + Rule.imageRules + Rule.imageMapRules + Rule.formRules
      + Rule.headRules + Rule.structureRules + Rule.referenceRules)
  func anExampleBreaksItsRuleAndNoOther(rule: Rule) {
    #expect(Set(broken(in: page(rule.wrong), by: checkAll)) == [rule.id])
    #expect(broken(in: page(rule.right), by: checkAll).isEmpty)
  }
}
