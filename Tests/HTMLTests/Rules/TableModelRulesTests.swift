import Testing

@testable import HTML

@Suite struct TableModelRulesTests {
  /// The ids of the rules that `rows` break in a table.
  private func broken(in rows: String) -> [String] {
    HTMLTests.broken(in: "<!DOCTYPE html><html><body><table>\(rows)</table></body></html>") {
      document, faults in
      var rules = TableModelRules()
      rules.check(document, into: faults)
    }
  }

  /// The words of the faults in a table.
  private func messages(about rows: String) -> [String] {
    withBytes("<html><body><table>\(rows)</table></body></html>") { bytes in
      let faults = FaultList()
      var rules = TableModelRules()
      rules.check(SketchedTree.document(of: bytes), into: faults)
      return faults.faults.map(\.message)
    }
  }

  @Test(arguments: Rule.tableModelRules)
  func anExampleBreaksItsRuleAndNoOther(rule: Rule) {
    #expect(broken(in: rule.wrong) == [rule.id])
    #expect(broken(in: rule.right).isEmpty)
  }

  @Test(arguments: [
    "",
    "<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>",
    "<tr><th rowspan=\"2\">a</th><td>b</td></tr><tr><td>c</td></tr>",
    "<tr><th colspan=\"2\">a</th></tr><tr><td>b</td><td>c</td></tr>",
    "<thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot>",
    "<tr><td rowspan=\"0\">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr>",
    "<colgroup span=\"2\"></colgroup><tr><td>a</td><td>b</td></tr>",
    "<colgroup><col/><col span=\"2\"/></colgroup><tr><td>a</td><td>b</td><td>c</td></tr>",
    "<tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td></tr><tr><td>d</td></tr>",
    "<tr><td rowspan=\"2\">a</td><td>b</td><td rowspan=\"2\">c</td></tr><tr><td>d</td></tr>",
    "<tr><td rowspan=\"x\" colspan=\"-1\">a</td></tr>",
    "<tr><th id=\"x\">a</th><th id=\"y\" headers=\"x\">b</th></tr><tr><td headers=\"x y\">c</td><td>d</td></tr>",
  ])
  func aTableWithoutFaults(rows: String) {
    #expect(broken(in: rows).isEmpty)
  }

  @Test(arguments: [
    ("<tr><td rowspan=\"2\">a</td><td>b</td></tr><tr><td colspan=\"2\">c</td></tr>", 3...3),
    ("<tr><td>a</td><td colspan=\"5\">b</td></tr>", 3...6),
    ("<colgroup><col/><col/><col/></colgroup><tr><td>a</td><td>b</td></tr>", 3...3),
    ("<colgroup span=\"4\"></colgroup><tr><td>a</td><td colspan=\"2\">b</td><td>c</td></tr>", 3...3),
  ])
  func columnsInWhichNoCellBegins(rows: String, columns: ClosedRange<Int>) throws {
    let message = try #require(messages(about: rows).first { $0.hasPrefix("no cell begins in column") })
    let words =
      columns.count == 1
      ? "column \(columns.upperBound) of" : "columns \(columns.lowerBound) to \(columns.upperBound) of"
    #expect(message.contains(words))
  }

  @Test func aColumnIsSplitByTheCellsThatBeginInIt() {
    let rows = "<tr><td colspan=\"5\">a</td></tr><tr><td>b</td><td>c</td><td colspan=\"3\">d</td></tr>"
    #expect(
      messages(about: rows).map { $0.prefix(36) }
        == ["no cell begins in columns 4 to 5 of "].map { $0.prefix(36) })
  }

  @Test func spansEndWithTheirRowGroup() {
    let rows = """
      <thead><tr><th rowspan="2">a</th></tr></thead><tbody><tr><td>b</td></tr><tr><td>c</td></tr></tbody>
      """
    #expect(broken(in: rows) == ["html/table-cell-past-row-group"])
  }

  @Test func columnMarkupMakesAWiderRowAnError() {
    #expect(
      broken(in: "<colgroup><col/></colgroup><tr><td>a</td><td>b</td></tr>") == [
        "html/table-row-exceeds-columns"
      ])
    #expect(broken(in: "<tr><td>a</td></tr><tr><td>a</td><td>b</td></tr>") == ["html/table-row-width"])
  }

  @Test(arguments: [
    ("colspan", "1000", "1001"), ("rowspan", "65534", "65535"), ("rowspan", "65534", "99999999999999999999"),
  ])
  func spansHaveALimit(name: String, last: String, first: String) {
    #expect(!broken(in: "<tr><td \(name)=\"\(last)\">a</td></tr>").contains("html/table-span-limit"))
    #expect(broken(in: "<tr><td \(name)=\"\(first)\">a</td></tr>") == ["html/table-span-limit"])
  }

  @Test func headersOfAnotherTableAreNone() {
    let rows = """
      <tr><th id="x">a</th></tr><tr><td><table><tr><td headers="x">b</td></tr></table></td></tr>
      """
    #expect(broken(in: rows) == ["html/table-headers"])
  }

  @Test(arguments: [
    ([("x", "x")], 1), ([("x", "y"), ("y", "x")], 1), ([("x", "y"), ("y", "z"), ("z", "x y")], 2),
    ([("x", "y z"), ("y", "z"), ("z", "w"), ("w", "")], 0), ([("v", "x"), ("x", "y"), ("y", "x")], 1),
  ])
  func aCellIsNotItsOwnHeader(cells: [(id: String, headers: String)], count: Int) {
    let row = cells.map { "<th id=\"\($0.id)\" headers=\"\($0.headers)\">a</th>" }.joined()
    #expect(broken(in: "<tr>\(row)</tr>") == Array(repeating: "html/table-headers", count: count))
  }

  @Test func aLongWayFromHeaderToHeaderIsFollowed() {
    let count = 50_000
    let rows = (0..<count).map { "<tr><th id=\"h\($0)\" headers=\"h\(($0 + 1) % count)\">a</th></tr>" }
    #expect(broken(in: rows.joined()) == ["html/table-headers"])
  }

  @Test func theGreatestSpansCostNoMemory() {
    let row =
      "<tr>" + String(repeating: "<td colspan=\"1000\" rowspan=\"65534\">a</td>", count: 2_000) + "</tr>"
    let found = broken(in: row + String(repeating: "<tr><td>b</td></tr>", count: 2_000))
    #expect(found.filter { $0 == "html/table-cell-past-row-group" }.count == 2_000)
    #expect(found.filter { $0 == "html/table-column-without-cells" }.count == 2_000)
  }

  @Test func spansWithManyEndsAreLeftAlone() {
    let cells = (2...3_000).map { "<td rowspan=\"\($0)\">a</td>" }.joined()
    let rows = String(repeating: "<tr><td>b</td></tr>", count: 3_000)
    #expect(!broken(in: "<tr>\(cells)</tr>\(rows)").contains("html/table-column-without-cells"))
  }
}
