import Testing

@testable import HTML

@Suite struct ARIANestingTests {
  @Test(arguments: [
    #"<div role="listbox" aria-label="A"><div><div role="option">B</div></div></div>"#,
    #"<div role="menu" aria-owns="a">A</div><div id="a" role="menuitem">B</div>"#,
    #"<div id="a"><p>A <span role="tab">B</span></p></div><div role="tablist" aria-owns="a">C</div>"#,
    #"<table role="presentation"><tr><td>A</td></tr></table>"#,
    #"<div role="tree"><div role="treeitem"><div role="group"><div role="treeitem">A</div></div></div></div>"#,
    #"<div role="menu"><div role="group"><div role="separator"></div><div role="menuitem">A</div></div></div>"#,
    #"<div role="button"><span>A</span></div><a href="a.html">B</a>"#,
    #"<h2><span role="button">A</span></h2>"#, #"<div role="button"><a>A</a></div>"#,
    #"<main hidden="">A</main><div role="main">B</div>"#,
    #"<ul><li><div role="group">A</div></li></ul>"#,
    #"<div role="group"><div role="menuitemradio" aria-checked="true">A</div></div>"#,
    #"<div role="tablist"><div role="tab" aria-selected="true" id="a">A</div></div>"#
      + #"<div role="tabpanel" aria-labelledby="a">B</div>"#,
  ])
  func whatBelongsTogetherIsAllowed(markup: String) {
    #expect(brokenRules(in: markup, of: "aria/").isEmpty)
  }

  @Test(arguments: [
    ("<div role=\"row\">A</div>", "aria/missing-context"),
    ("<div role=\"listbox\">A</div><div role=\"option\">B</div>", "aria/missing-context"),
    (
      "<div role=\"tree\" aria-owns=\"a\">A</div><div id=\"a\">B</div><div role=\"treeitem\">C</div>",
      "aria/missing-context"
    ),
    (
      "<div role=\"button\" aria-owns=\"a\">A</div><div id=\"a\" role=\"tab\">C</div>", "aria/missing-context"
    ),
    ("<div role=\"menu\"><div role=\"group\"><div role=\"link\">A</div></div></div>", "aria/wrong-part"),
    ("<div role=\"tree\"><div role=\"group\"><p><b role=\"button\">A</b></p></div></div>", "aria/wrong-part"),
    ("<div role=\"grid\"><div role=\"rowgroup\"><div role=\"note\">A</div></div></div>", "aria/wrong-part"),
    ("<h3><b><span role=\"list\">A</span></b></h3>", "aria/block-role-in-heading"),
    ("<div role=\"link\"><i><button>A</button></i></div>", "aria/operable-in-button"),
    ("<div role=\"button\"><span tabindex=\"-1\">A</span></div>", "aria/operable-in-button"),
    ("<div role=\"option\"><input/></div>", "aria/missing-context"),
    ("<div role=\"math\"><label>A</label></div>", "aria/operable-in-leaf"),
    ("<div role=\"img\" aria-label=\"A\"><span role=\"link\">A</span></div>", "aria/operable-in-leaf"),
    ("<a href=\"a.html\"><span role=\"button\">A</span></a>", "aria/operable-role-in-control"),
    ("<div role=\"main\">A</div><div role=\"main\">B</div>", "aria/several-mains"),
    (
      "<div role=\"list\"><p><span role=\"none\"></span></p><b role=\"group\">A</b></div>",
      "aria/group-in-list"
    ),
    ("<div role=\"progressbar\"><p role=\"heading\" aria-level=\"2\">A</p></div>", "aria/heading-in-leaf"),
    ("<div role=\"button\"><dialog>A</dialog></div>", "aria/operable-in-button"),
    (
      "<div role=\"tablist\"><b role=\"tab\" aria-selected=\"true\" aria-controls=\"a\">A</b></div><p id=\"a\">B</p>",
      "aria/selected-tab"
    ),
  ])
  func whatDoesNotIsTold(markup: String, rule: String) {
    #expect(brokenRules(in: markup, of: "aria/").contains(rule))
  }

  @Test func manyOwnersAndOrphansTakeLinearTime() {
    let owners = (0..<2_000).map { #"<p role="note" aria-owns="a\#($0)">A</p>"# }.joined()
    let orphans = (0..<2_000).map { #"<b id="a\#($0)"><i role="tab">A</i></b>"# }.joined()
    #expect(brokenRules(in: owners + orphans, of: "aria/") == ["aria/missing-context"])
  }
}
