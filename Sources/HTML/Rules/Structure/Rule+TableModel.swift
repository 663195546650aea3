internal import Diagnostics

extension Rule {
  /// Cells over each other (HTML §4.9.12).
  static let tableCellOverlap = Rule(
    "html/table-cell-overlap", .error, "No cell of a table lies over another.",
    advice: """
      A cell with `colspan` reaches into a column that a cell with `rowspan` of a row above still covers. \
      Make one of the spans smaller.
      """,
    wrong: "<table><tr><td>a</td><td rowspan=\"2\">b</td></tr><tr><td colspan=\"2\">c</td></tr></table>",
    right: "<table><tr><td>a</td><td rowspan=\"2\">b</td></tr><tr><td>c</td></tr></table>",
    specification: formingATable)

  /// A span that leaves its row group (HTML §4.9.12).
  static let tableCellPastRowGroup = Rule(
    "html/table-cell-past-row-group", .error, "A cell ends in the row group it begins in.",
    advice: """
      `rowspan` counts rows of one `thead`, `tbody` or `tfoot`, and browsers cut it off at the end of that. \
      Count the rows again, or write `rowspan="0"` for all that are left.
      """,
    wrong: "<table><tr><td rowspan=\"2\">a</td></tr></table>",
    right: "<table><tr><td>a</td></tr></table>", specification: formingATable)

  /// A row in which no cell begins (HTML §4.9.12).
  static let tableRowWithoutCells = Rule(
    "html/table-row-without-cells", .error, "In every row of a table a cell begins.",
    advice: "Remove the row, or take it from the `rowspan` of the cells above if they span it.",
    wrong: "<table><tr><td rowspan=\"2\">a</td></tr><tr></tr></table>",
    right: "<table><tr><td>a</td></tr></table>", specification: formingATable)

  /// A column in which no cell begins (HTML §4.9.12).
  static let tableColumnWithoutCells = Rule(
    "html/table-column-without-cells", .error, "In every column of a table a cell begins.",
    advice:
      "A `colspan` or a `col` makes a column that no cell needs: make the span smaller or remove the `col`.",
    wrong: "<table><tr><td colspan=\"2\">a</td></tr></table>",
    right: "<table><tr><td>a</td></tr></table>", specification: formingATable)

  /// A row with more columns than `col` and `colgroup` announce.
  static let tableRowExceedsColumns = Rule(
    "html/table-row-exceeds-columns", .error, "No row has more columns than `col` and `colgroup` say.",
    advice: "Add a `col` for each column that is missing, or remove the cells that are too many.",
    wrong: "<table><colgroup><col/></colgroup><tr><td>a</td><td>b</td></tr></table>",
    right: "<table><colgroup><col/><col/></colgroup><tr><td>a</td><td>b</td></tr></table>",
    specification: formingATable)

  /// Rows of different width.
  static let tableRowWidth = Rule(
    "html/table-row-width", .warning, "All rows of a table have as many columns as its first.",
    advice: "Add the cells that are missing, empty if need be, or give a cell a `colspan`.",
    wrong: "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>",
    right: "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>",
    specification: formingATable)

  /// Spans above what HTML allows (HTML §4.9.11).
  static let tableSpanLimit = Rule(
    "html/table-span-limit", .error, "A cell spans 1,000 columns and 65,534 rows at most.",
    advice: "Browsers cut greater spans off. Write how many columns or rows there are.",
    wrong: "<table><tr><td colspan=\"1001\">a</td></tr></table>",
    right: "<table><tr><td>a</td></tr></table>",
    specification:
      "https://html.spec.whatwg.org/multipage/tables.html#attributes-common-to-td-and-th-elements")

  /// References to header cells that are none (HTML §4.9.11).
  static let tableHeaders = Rule(
    "html/table-headers", .error, "`headers` names other cells of the same table that are headers.",
    advice: "Give the `th` the cell belongs to an `id`, and write that id.",
    wrong: "<table><tr><td id=\"h\">a</td></tr><tr><td headers=\"h\">b</td></tr></table>",
    right: "<table><tr><th id=\"h\">a</th></tr><tr><td headers=\"h\">b</td></tr></table>",
    specification: "https://html.spec.whatwg.org/multipage/tables.html#attr-tdth-headers")

  /// The rules about the shape of tables.
  static let tableModelRules: [Rule] = [
    .tableCellOverlap, .tableCellPastRowGroup, .tableRowWithoutCells, .tableColumnWithoutCells,
    .tableRowExceedsColumns, .tableRowWidth, .tableSpanLimit, .tableHeaders,
  ]

  private static let formingATable = "https://html.spec.whatwg.org/multipage/tables.html#forming-a-table"
}
