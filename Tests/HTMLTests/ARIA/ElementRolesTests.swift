import Testing

@testable import HTML

@Suite struct ElementRolesTests {
  @Test(arguments: [
    #"<a href="a.html" role="button">A</a>"#, #"<a role="note">A</a>"#,
    #"<img src="a.png" alt="A" role="button"/>"#,
    #"<input type="checkbox" role="switch" title="A"/>"#, #"<header role="group">A</header>"#,
    #"<section><header role="banner">A</header></section>"#, #"<select multiple="" title="A"></select>"#,
    #"<select role="menu" title="A"><option>B</option></select>"#, #"<td-x role="note">A</td-x>"#,
    #"<table role="presentation"><tr><td role="note">A</td></tr></table>"#,
    #"<ul role="menu"><li role="none"><a role="menuitem" href="a.html">A</a></li></ul>"#,
    #"<svg role="img" aria-label="A"></svg>"#, #"<section role="doc-chapter">A</section>"#,
    #"<div role="button note">A</div>"#, #"<div role="NOTE">A</div>"#,
    #"<div role="none presentation">A</div>"#, #"<div role="">A</div>"#,
    #"<summary-x role="button">A</summary-x>"#,
  ])
  func aRoleThatSuitsTheElementIsAllowed(markup: String) {
    #expect(brokenRules(in: markup, of: "aria/").isEmpty)
  }

  @Test(arguments: [
    #"<a href="a.html" role="note">A</a>"#, #"<input type="text" role="button" title="A"/>"#,
    #"<input type="date" role="textbox" title="A"/>"#, #"<input list="l" role="textbox" title="A"/>"#,
    #"<select size="3" role="menu" title="A"></select>"#,
    #"<select multiple="" role="combobox" title="A"></select>"#,
    #"<img src="a.png" alt="A" role="none"/>"#,
    #"<body-x></body-x><iframe title="A" role="button"></iframe>"#,
    #"<div role="generic">A</div>"#, #"<math role="img"><mi>x</mi></math>"#,
    #"<meter role="meter">A</meter>"#,
    #"<svg><title role="img">A</title></svg>"#,
    #"<area-x></area-x><dl role="menu"><dt>A</dt><dd>B</dd></dl>"#,
  ])
  func aRoleThatDoesNotSuitTheElementIsNot(markup: String) {
    #expect(brokenRules(in: markup, of: "aria/") == ["aria/role-not-allowed"])
  }

  @Test(arguments: [
    #"<header role="banner">A</header>"#, #"<h2 role="heading">A</h2>"#,
    #"<ul><li role="listitem">A</li></ul>"#,
    #"<input type="range" role="slider" title="A"/>"#, #"<input list="l" role="combobox" title="A"/>"#,
    #"<a href="a.html" role="link">A</a>"#, #"<datalist role="listbox"></datalist>"#,
    #"<button role="button">A</button>"#,
    #"<p role="paragraph">A</p>"#, #"<select size="2" role="listbox" title="A"></select>"#,
  ])
  func theRoleAnElementHasAnywayNeedNotBeWritten(markup: String) {
    #expect(brokenRules(in: markup, of: "aria/") == ["aria/unnecessary-role"])
  }

  @Test(arguments: [
    ("<div role=\"buton\">A</div>", "aria/unknown-role"),
    ("<p role=\"x:y button\">A</p>", "aria/unknown-role"),
    ("<div role=\"Widget\">A</div>", "aria/abstract-role"),
    ("<ul><li role=\"presentation\">A</li></ul>", "aria/list-item-role"),
    ("<ul role=\"tree\"><li role=\"button\">A</li></ul>", "aria/list-item-role"),
    ("<table role=\"grid\"><tr><td role=\"cell\">A</td></tr></table>", "aria/table-part-role"),
    ("<table><tr role=\"row\"><td>A</td></tr></table>", "aria/table-part-role"),
    ("<table><tr><td role=\"cell\">A</td></tr></table>", "aria/table-part-role"),
    (
      "<select title=\"A\"><button aria-busy=\"true\">B</button><option>C</option></select>",
      "aria/select-button-with-aria"
    ),
    ("<div role=\"slider\" tabindex=\"0\">A</div>", "aria/missing-attribute"),
    ("<div role=\"heading\">A</div>", "aria/missing-attribute"),
    ("<input type=\"checkbox\" role=\"button\" title=\"A\"/>", "aria/missing-attribute"),
    ("<button role=\"combobox\">A</button>", "aria/missing-attribute"),
    ("<nav role=\"none\" aria-label=\"A\">B</nav>", "aria/ineffective-presentation"),
    ("<figure role=\"img\">A<figcaption>B</figcaption></figure>", "aria/figure-with-caption-and-role"),
    ("<img src=\"a.png\" alt=\"\" role=\"presentation\"/>", "aria/empty-alt-with-role"),
  ])
  func otherRulesOfRolesAreTold(markup: String, rule: String) {
    #expect(brokenRules(in: markup, of: "aria/") == [rule])
  }
}
