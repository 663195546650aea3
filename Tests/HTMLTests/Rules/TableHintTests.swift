import Testing

@testable import HTML

/// What messages say to do about elements and attributes that are not where they may be.
@Suite struct TableHintTests {
  private func hint(_ rule: Rule, in markup: String) -> String? {
    faults(in: markup).first { $0.rule == rule }?.hint
  }

  @Test(arguments: [
    ("<img scr=\"a.png\" alt=\"\"/>", "did you mean \"src\"?"),
    ("<p clas=\"a\">b</p>", "did you mean \"class\"?"),
    ("<div aria-labeledby=\"a\">b</div>", "did you mean \"aria-labelledby\"?"),
    ("<x-y aria-hiden=\"true\">b</x-y>", nil), ("<p href=\"a\">b</p>", nil),
  ])
  func anAttributeThatAnElementDoesNotHave(markup: String, expected: String?) {
    #expect(brokenRules(in: markup).contains(Rule.unlistedAttribute.id))
    #expect(hint(.unlistedAttribute, in: markup) == expected)
  }

  @Test(arguments: [
    ("<secton>a</secton>", "did you mean \"section\"?"), ("<mfrac>a</mfrac>", "it belongs inside <math>"),
    ("<circle>a</circle>", "it belongs inside <svg>"), ("<svg><rekt/></svg>", "did you mean \"rect\"?"),
    ("<sidebarwidget>a</sidebarwidget>", "names of custom elements have a hyphen in them"),
    ("<svg><video/></svg>", "elements of HTML stand in <foreignObject> of SVG and <mtext> of MathML"),
  ])
  func anElementThatThereIsNot(markup: String, expected: String) {
    #expect(hint(.unknownElement, in: markup) == expected)
  }

  @Test(arguments: [
    ("<div><li>a</li></div>", "it belongs in <menu>, <ol> or <ul>"), ("<ul><p>a</p></ul>", "<ul> holds <li>"),
    (
      "<strong><p>a</p></strong>",
      "<strong> holds text and what stands in lines of text, such as <em> and <img>"
    ),
  ])
  func anElementWhereItMayNotStand(markup: String, expected: String) {
    #expect(hint(.elementNotAllowed, in: markup) == expected)
  }

  @Test func whatElseMayNotStandSomewhere() {
    #expect(hint(.textNotAllowed, in: "<ul>a</ul>") == "<ul> holds <li>")
    #expect(hint(.descendantNotAllowed, in: "<a href=\"a\"><button>b</button></a>") == "move it out of <a>")
  }
}
