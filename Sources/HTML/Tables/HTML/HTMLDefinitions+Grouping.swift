extension ElementDefinition {
  /// Grouping content (HTML §4.4).
  static let groupingDefinitions: [ElementDefinition] = [
    .html(
      "p", on: "grouping-content", is: [.flow, .palpable], contains: .phrasing,
      obsoleteAttributes: ["align": SharedAttributes.useCSS]),
    .html(
      "hr", on: "grouping-content", is: .flow,
      obsoleteAttributes: [
        "align": SharedAttributes.useCSS, "color": SharedAttributes.useCSS,
        "noshade": SharedAttributes.useCSS,
        "size": SharedAttributes.useCSS, "width": SharedAttributes.useCSS,
      ]),
    .html(
      "pre", on: "grouping-content", is: [.flow, .palpable], contains: .phrasing,
      obsoleteAttributes: ["width": SharedAttributes.useCSS]),
    .html(
      "blockquote", on: "grouping-content", is: [.flow, .palpable], contains: .flow,
      attributes: ["cite": .url]),
    .html(
      "ol", on: "grouping-content", is: [.flow, .palpable], contains: listContent,
      attributes: ["reversed": .boolean, "start": .integer, "type": .exactly(["1", "a", "A", "i", "I"])],
      obsoleteAttributes: ["compact": SharedAttributes.useCSS]),
    .html(
      "ul", on: "grouping-content", is: [.flow, .palpable], contains: listContent,
      obsoleteAttributes: ["compact": SharedAttributes.useCSS, "type": SharedAttributes.useCSS]),
    .html(
      "menu", on: "grouping-content", is: [.flow, .palpable], contains: listContent,
      removedAttributes: [
        "label": "build context menus by script", "type": "leave it out: a <menu> is a toolbar",
      ], obsoleteAttributes: ["compact": SharedAttributes.useCSS]),
    // Its `value` is for `ol` only: a rule.
    .html(
      "li", on: "grouping-content", contains: .flow, attributes: ["value": .integer],
      obsoleteAttributes: ["type": SharedAttributes.useCSS]),
    .html(
      "dl", on: "grouping-content", is: [.flow, .palpable],
      contains: .content(.scriptSupporting, and: ["dt", "dd", "div"], text: false),
      obsoleteAttributes: ["compact": SharedAttributes.useCSS]),
    .html(
      "dt", on: "grouping-content", contains: .flow,
      without: Exclusion([.sectioning, .heading], "header", "footer")),
    .html("dd", on: "grouping-content", contains: .flow),
    .html(
      "figure", on: "grouping-content", is: [.flow, .palpable],
      contains: .content(.flow, and: ["figcaption"])),
    .html("figcaption", on: "grouping-content", contains: .flow),
    .html(
      "main", on: "grouping-content", is: [.flow, .palpable], contains: .flow),
    .html("search", on: "grouping-content", is: [.flow, .palpable], contains: .flow),
    // Groups of `dl` and groups of options are in a `div` too; rules say where.
    .html(
      "div", on: "grouping-content", is: [.flow, .palpable],
      contains: .content(.flow, and: ["dt", "dd", "option", "optgroup"]),
      obsoleteAttributes: SharedAttributes.dataBinding.and(["align": SharedAttributes.useCSS])),
  ]

  /// What lists contain.
  private static let listContent = ContentModel.content(.scriptSupporting, and: ["li"], text: false)
}
