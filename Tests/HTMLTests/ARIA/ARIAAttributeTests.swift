import Testing

@testable import HTML

@Suite struct ARIAAttributeTests {
  @Test(arguments: [
    #"<div role="checkbox" aria-checked="false" tabindex="0">A</div>"#, #"<h2 aria-level="7">A</h2>"#,
    #"<button aria-expanded="false" aria-pressed="true">A</button>"#,
    #"<table role="grid" aria-label="A"><tr><td aria-selected="true">B</td></tr></table>"#,
    #"<table role="treegrid" aria-label="A"><tr><td aria-selected="true">B</td></tr></table>"#,
    #"<div role="group" aria-roledescription="slide">A</div>"#,
    #"<a href="a" aria-roledescription="slide">A</a>"#,
    #"<div role="separator" tabindex="0" aria-valuenow="1"></div>"#, #"<div role="separator"></div>"#,
    #"<picture aria-hidden="true"><img src="a" alt=""/></picture>"#,
    #"<td-x aria-checked="true">A</td-x>"#, #"<input aria-autocomplete="list" title="A"/>"#,
    #"<details><summary aria-haspopup="true">A</summary>B</details>"#, #"<br aria-hidden="true"/>"#,
    #"<main aria-label="A">B</main>"#, #"<div aria-owns="a b"><p id="b">A</p></div>"#,
    #"<input type="checkbox" aria-required="true" title="A"/>"#, #"<label aria-label="A">B</label>"#,
    #"<button aria-disabled="true">A</button>"#, #"<div hidden="">A</div>"#,
    #"<div aria-hidden="true"><button tabindex="-1">A</button></div>"#,
    #"<div aria-description="" aria-keyshortcuts="">A</div>"#, #"<p aria-relevant="text additions">A</p>"#,
  ])
  func anAttributeWhereItBelongsIsAllowed(markup: String) {
    #expect(brokenRules(in: markup, of: "aria/").isEmpty)
  }

  @Test(arguments: [
    ("<div aria-checked=\"true\">A</div>", "aria/attribute-not-allowed"),
    ("<div role=\"listbox\" aria-expanded=\"true\">A</div>", "aria/attribute-not-allowed"),
    ("<div role=\"button\" aria-valuemin=\"0\">A</div>", "aria/attribute-not-allowed"),
    ("<details><summary aria-expanded=\"true\">A</summary>B</details>", "aria/attribute-not-allowed"),
    ("<br aria-label=\"A\"/>", "aria/attribute-not-allowed"),
    ("<span aria-labelledby=\"a\" id=\"a\">A</span>", "aria/naming-prohibited"),
    ("<a aria-label=\"A\">B</a>", "aria/naming-prohibited"),
    ("<x-y aria-braillelabel=\"A\">B</x-y>", "aria/naming-prohibited"),
    ("<div role=\"code\" aria-label=\"A\">B</div>", "aria/naming-prohibited"),
    ("<div role=\"main\" aria-invalid=\"true\">A</div>", "aria/attribute-deprecated-on-role"),
    ("<p aria-live=\"POLITE\">A</p>", "aria/bad-value"),
    ("<p aria-live=\"\">A</p>", "aria/bad-value"),
    ("<p aria-hidden>A</p>", "aria/bad-value"),
    ("<p aria-owns=\"\">A</p>", "aria/bad-value"),
    ("<p aria-flowto=\"a b\">A</p>", "aria/dangling-reference"),
    ("<input type=\"number\" min=\"1\" aria-valuemin=\"1\" title=\"A\"/>", "aria/contradicts-html"),
    ("<input placeholder=\"A\" aria-placeholder=\"A\" title=\"B\"/>", "aria/contradicts-html"),
    (
      "<button popovertarget=\"a\" aria-expanded=\"true\">A</button><p id=\"a\" popover=\"\">B</p>",
      "aria/contradicts-html"
    ),
    ("<input required=\"\" aria-required=\"true\" title=\"A\"/>", "aria/repeats-html"),
    ("<input required=\"\" aria-required=\"false\" title=\"A\"/>", "aria/contradicts-html"),
    ("<button disabled=\"\" aria-disabled=\"false\">A</button>", "aria/contradicts-html"),
    ("<p hidden=\"\" aria-hidden=\"false\">A</p>", "aria/contradicts-html"),
    ("<p contenteditable=\"\" aria-readonly=\"true\" role=\"textbox\">A</p>", "aria/contradicts-html"),
    ("<table><tr><td colspan=\"2\" aria-colspan=\"2\">A</td></tr></table>", "aria/repeats-html"),
    ("<table><tr><td colspan=\"2\" aria-colspan=\"3\">A</td></tr></table>", "aria/contradicts-html"),
    ("<table><tr><td aria-sort=\"none\">A</td></tr></table>", "aria/attribute-not-allowed"),
    ("<input type=\"date\" aria-valuemin=\"1\" title=\"A\"/>", "aria/instead-of-html"),
    ("<map name=\"a\" aria-hidden=\"true\"></map>", "aria/attribute-not-allowed"),
    ("<p aria-relevant=\"all text\">A</p>", "aria/bad-value"),
    ("<div aria-roledescription=\"slide\">A</div>", "aria/attribute-not-allowed"),
    ("<span aria-brailleroledescription=\"sld\">A</span>", "aria/attribute-not-allowed"),
    ("<a aria-roledescription=\"slide\">A</a>", "aria/attribute-not-allowed"),
    ("<table><tr><td aria-selected=\"true\">A</td></tr></table>", "aria/attribute-not-allowed"),
    ("<div role=\"separator\" tabindex=\"0\"></div>", "aria/missing-attribute"),
    ("<p tabindex=\"0\" role=\"group\" aria-activedescendant=\"b\">A</p>", "aria/dangling-descendant"),
    ("<label for=\"a\" aria-busy=\"true\">A</label><input id=\"a\"/>", "aria/label-with-role"),
    ("<progress aria-valuemax=\"2\">A</progress>", "aria/instead-of-html"),
    ("<a href=\"a.html\" aria-disabled=\"true\">A</a>", "aria/instead-of-html"),
    ("<span tabindex=\"0\" aria-hidden=\"true\">A</span>", "aria/hidden-focusable"),
    ("<label for=\"a\" role=\"note\">A</label><input id=\"a\"/>", "aria/label-with-role"),
    ("<label aria-label=\"B\"><span>A <input/></span></label>", "aria/label-with-role"),
    ("<img src=\"a.png\" alt=\"\" aria-busy=\"true\"/>", "aria/image-without-name"),
  ])
  func anAttributeWhereItDoesNotBelongIsTold(markup: String, rule: String) {
    #expect(brokenRules(in: markup, of: "aria/") == [rule])
  }

  @Test(arguments: [
    "<map name=\"a\" aria-label=\"A\"></map>", "<slot aria-label=\"A\"></slot>",
    "<picture aria-label=\"A\"><img src=\"a\" alt=\"\"/></picture>",
  ])
  func whatShowsNothingItselfHasNoName(markup: String) {
    #expect(brokenRules(in: markup, of: "aria/").contains("aria/naming-prohibited"))
  }

  @Test func everyLabelAroundAControlIsToldOnce() {
    var checker = Checker()
    let page = "<label role=note>A <label role=note>B <input> <input></label></label>"
    let faults = checker.faults(in: Array(page.utf8)).filter { $0.rule == .labelWithRole }
    #expect(faults.map(\.offset).sorted() == [0, 19])
  }
}
