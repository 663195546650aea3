import Diagnostics

/// Rules about roles: their names, and which element may have which.
extension Rule {
  /// Those of this file.
  static let ariaRoleRules: [Rule] = [
    .unknownRole, .abstractRole, .deprecatedRole, .roleNotAllowed, .unnecessaryRole,
    .ineffectivePresentation, .missingARIAAttribute, .tablePartRole, .listItemRole, .descriptionGroupRole,
    .summaryRole, .figureWithCaptionAndRole, .mathRole,
  ]

  /// A word of “role” that is no role.
  static let unknownRole = Rule(
    "aria/unknown-role", .error,
    "A word of `role` is a role.",
    advice: """
      Browsers skip words they do not know, so the element keeps its own role, or the next word counts.
      """,
    wrong: #"<div role="buton">A</div>"#,
    right: #"<div role="button">A</div>"#,
    specification: "https://w3c.github.io/aria/#host_general_role")

  /// A role that only orders other roles.
  static let abstractRole = Rule(
    "aria/abstract-role", .error,
    "An element has no abstract role.",
    advice: """
      Abstract roles such as `widget` order the others in the specification; browsers skip them. Use a \
      role that inherits from it.
      """,
    wrong: #"<div role="widget">A</div>"#,
    right: #"<div role="button">A</div>"#,
    specification: "https://w3c.github.io/aria/#isAbstract")

  /// A role that is on its way out.
  static let deprecatedRole = Rule(
    "aria/deprecated-role", .warning,
    "A role is not one that is deprecated.",
    advice: """
      `directory`, `doc-biblioentry` and `doc-endnote` say nothing that a list and its items do not say.
      """,
    wrong: #"<div role="directory">A</div>"#,
    right: #"<div role="list">A</div>"#,
    specification: "https://w3c.github.io/html-aria/#docconformance-deprecated")

  /// A role the element cannot have.
  static let roleNotAllowed = Rule(
    "aria/role-not-allowed", .error,
    "An element has a role that suits it.",
    advice: """
      An element that does something of its own cannot be told to be another thing: what it does and \
      what is read out would differ.
      """,
    wrong: #"<main role="button">A</main>"#,
    right: "<main>A</main>",
    specification: "https://w3c.github.io/html-aria/#docconformance")

  /// A role the element has anyway.
  static let unnecessaryRole = Rule(
    "aria/unnecessary-role", .warning,
    "A role the element has anyway is not written.",
    advice: "The element says it already; writing it is only more to keep right.",
    wrong: #"<nav role="navigation">A</nav>"#,
    right: "<nav>A</nav>",
    specification: "https://w3c.github.io/html-aria/#docconformance")

  /// `none` or `presentation` on what has to be told about.
  static let ineffectivePresentation = Rule(
    "aria/ineffective-presentation", .warning,
    "An element that is told about does not have the role `none` or `presentation`.",
    advice: """
      Browsers take the role away where the element can have the focus or has a global ARIA attribute, \
      for then somebody has to hear of it.
      """,
    wrong: #"<h2 role="none" tabindex="-1">A</h2>"#,
    right: #"<h2 tabindex="-1">A</h2>"#,
    specification: "https://w3c.github.io/aria/#conflict_resolution_presentation_none")

  /// A role without a state it cannot do without.
  static let missingARIAAttribute = Rule(
    "aria/missing-attribute", .error,
    "A role has the attributes it requires.",
    advice: """
      A checkbox that is neither on nor off, a slider without value or a heading without level cannot \
      be read out.
      """,
    wrong: #"<div role="checkbox" tabindex="0">A</div>"#,
    right: #"<div role="checkbox" aria-checked="false" tabindex="0">A</div>"#,
    specification: "https://w3c.github.io/aria/#requiredState")

  /// A row or cell of a table of data with another role.
  static let tablePartRole = Rule(
    "aria/table-part-role", .error,
    "Rows and cells of a table of data have no `role`.",
    advice: """
      A table is read out cell by cell; with another role a cell falls out of it, and its own it has anyway. A table for \
      layout has `role="presentation"` itself.
      """,
    wrong: #"<table><tr><td role="button">A</td></tr></table>"#,
    right: "<table><tr><td>A</td></tr></table>",
    specification: "https://w3c.github.io/html-aria/#el-td")

  /// An item with a role its list cannot hold.
  static let listItemRole = Rule(
    "aria/list-item-role", .error,
    "An item has a role its list can hold.",
    advice: """
      A list reads out how many items it has. An item with a role of its own is none of them; give the \
      list a role, or put the element into the item.
      """,
    wrong: #"<ul><li role="button">A</li></ul>"#,
    right: #"<ul><li><span role="button">A</span></li></ul>"#,
    specification: "https://w3c.github.io/html-aria/#el-li")

  /// A `div` in a `dl` with a role.
  static let descriptionGroupRole = Rule(
    "aria/description-group-role", .error,
    "A `div` in a `dl` has no role.",
    advice: "It only groups terms with their descriptions; `none` and `presentation` are all it may have.",
    wrong: #"<dl><div role="group"><dt>A</dt><dd>B</dd></div></dl>"#,
    right: "<dl><div><dt>A</dt><dd>B</dd></div></dl>",
    specification: "https://w3c.github.io/html-aria/#el-div")

  /// The summary of a `details` element with a role.
  static let summaryRole = Rule(
    "aria/summary-role", .error,
    "The summary of a `details` element has no role.",
    advice: "It is the button that opens the element; with another role nobody would know.",
    wrong: #"<details><summary role="heading" aria-level="2">A</summary>B</details>"#,
    right: "<details><summary>A</summary>B</details>",
    specification: "https://w3c.github.io/html-aria/#el-summary")

  /// A figure with caption that is something else.
  static let figureWithCaptionAndRole = Rule(
    "aria/figure-with-caption-and-role", .error,
    "A figure with a caption keeps its role.",
    advice: "The caption belongs to a figure; with another role it would belong to nothing.",
    wrong: #"<figure role="group">A<figcaption>B</figcaption></figure>"#,
    right: "<figure>A<figcaption>B</figcaption></figure>",
    specification: "https://w3c.github.io/html-aria/#el-figure")

  /// `math` with a `role` attribute.
  static let mathRole = Rule(
    "aria/math-role", .warning,
    "A `math` element has no `role` attribute.",
    advice: "It is mathematics, and nothing else.",
    wrong: #"<math role="math"><mi>x</mi></math>"#,
    right: "<math><mi>x</mi></math>",
    specification: "https://w3c.github.io/html-aria/#el-math")
}
