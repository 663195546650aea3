extension ElementDefinition {
  /// Tabular data (HTML §4.9). The order of the parts of a `table` is a rule.
  static let tableDefinitions: [ElementDefinition] = [
    .html(
      "table", on: "tables", is: [.flow, .palpable],
      contains: .content(
        .scriptSupporting, and: ["caption", "colgroup", "thead", "tbody", "tfoot", "tr"], text: false),
      obsoleteAttributes: [
        "align": SharedAttributes.useCSS, "background": SharedAttributes.useCSS,
        "bgcolor": SharedAttributes.useCSS, "border": SharedAttributes.useCSS,
        "bordercolor": SharedAttributes.useCSS, "cellpadding": SharedAttributes.useCSS,
        "cellspacing": SharedAttributes.useCSS, "dataformatas": SharedAttributes.useScript,
        "datapagesize": "leave it out", "datasrc": SharedAttributes.useScript,
        "frame": SharedAttributes.useCSS, "height": SharedAttributes.useCSS,
        "rules": SharedAttributes.useCSS,
        "summary": "describe the table in its <caption>, or make it simpler",
        "valign": SharedAttributes.useCSS, "width": SharedAttributes.useCSS,
      ]),
    .html(
      "caption", on: "tables", contains: .flow, without: Exclusion([], "table"),
      obsoleteAttributes: ["align": SharedAttributes.useCSS]),
    // With `span` it has no `col`: a rule.
    .html(
      "colgroup", on: "tables", contains: .elements("col", "template", "script"),
      attributes: ["span": .positiveInteger],
      obsoleteAttributes: SharedAttributes.cellAlignment.and(["width": SharedAttributes.useCSS])),
    .html(
      "col", on: "tables", attributes: ["span": .positiveInteger],
      obsoleteAttributes: SharedAttributes.cellAlignment.and(["width": SharedAttributes.useCSS])),
    rowGroup("thead"), rowGroup("tbody"), rowGroup("tfoot"),
    .html(
      "tr", on: "tables", contains: .content(.scriptSupporting, and: ["td", "th"], text: false),
      obsoleteAttributes: SharedAttributes.rowAppearance.and(["bgcolor": SharedAttributes.useCSS])),
    .html(
      "td", on: "tables", contains: .flow, attributes: cellAttributes,
      obsoleteAttributes: cellAppearance.and([
        "abbr": "start the cell with the short form",
        "axis": "say it by \"scope\" on the <th>",
        "scope": "make the cell a <th>",
      ])),
    .html(
      "th", on: "tables", contains: .flow, without: Exclusion([.sectioning, .heading], "header", "footer"),
      attributes: cellAttributes.and([
        "scope": .keyword(["row", "col", "rowgroup", "colgroup"]), "abbr": .text,
      ]),
      obsoleteAttributes: cellAppearance.and(["axis": "use \"scope\""])),
  ]

  /// A group of rows (HTML §4.9.5 to §4.9.7).
  private static func rowGroup(_ name: String) -> ElementDefinition {
    .html(
      name, on: "tables", contains: .content(.scriptSupporting, and: ["tr"], text: false),
      obsoleteAttributes: SharedAttributes.rowAppearance)
  }

  /// What cells say about their place; the greatest spans are rules.
  private static let cellAttributes: AttributeList<ValueKind> = [
    "colspan": .positiveInteger, "rowspan": .nonNegativeInteger, "headers": .idReferences,
  ]
  /// How cells were drawn.
  private static let cellAppearance: AttributeList<String> = SharedAttributes.rowAppearance.and([
    "bgcolor": SharedAttributes.useCSS, "nowrap": SharedAttributes.useCSS, "width": SharedAttributes.useCSS,
  ])
}
