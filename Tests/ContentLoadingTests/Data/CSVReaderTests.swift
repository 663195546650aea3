import Diagnostics
import Entities
import Testing

@testable import ContentLoading

struct CSVReaderTests {
  private func read(_ text: String) -> (rows: [[String]], faults: [String]) {
    let (node, diagnostics) = CSVReader.read(Array(text.utf8), file: "a.csv")
    let rows = node.map { DataValue($0) }?.elements ?? []
    return (
      rows.map { $0.members.map { "\($0.key)=\($0.value.text ?? "")" } },
      diagnostics.map { "\($0.summary): \($0.message)" }
    )
  }

  @Test(arguments: [
    ("a,b\n1,2\n", [["a=1", "b=2"]]), ("a,b\r\n1,2\r\n3,4", [["a=1", "b=2"], ["a=3", "b=4"]]),
    ("\u{FEFF}a\n1\n", [["a=1"]]), ("a,b\n,\n", [["a=", "b="]]), ("a\n\n1\n\n", [["a=1"]]),
    ("a,b\n\"x, \"\"y\"\"\",\"line\nbreak\"\n", [["a=x, \"y\"", "b=line\nbreak"]]),
    ("\"a b\",c\n \"\",ü\n".replacing(" \"\"", with: "\"\""), [["a b=", "c=ü"]]), ("a,b\n", []),
    ("a\r1\r2", [["a=1"], ["a=2"]]),
  ])
  func tablesAreRead(text: String, rows: [[String]]) {
    let (found, faults) = read(text)
    #expect(found == rows)
    #expect(faults.isEmpty)
  }

  @Test(arguments: [
    ("", "1:1 csv/empty: the file is empty; expected a row with the names of the columns"),
    ("\n\n", "1:1 csv/empty: the file is empty; expected a row with the names of the columns"),
    ("a,b\n1\n", "2:1 csv/ragged-row: this row has 1 value, and the first row names 2"),
    ("a,b\n1,2,3\n", "2:1 csv/ragged-row: this row has 3 values, and the first row names 2"),
    ("a,b\n1,\"2\n3\n", "2:3 csv/unclosed-quote: the value that starts here never ends"),
    (
      "a\nx\"y\n", "2:2 csv/stray-quote: a quotation mark stands in a value that does not start with one"
    ),
    (
      "a,b\n\"x\"y,2\n",
      "2:4 csv/stray-quote: behind the closing quotation mark of a value stands something else"
    ),
    ("a,\n1,2\n", "1:3 csv/column-name: this column has no name"),
    ("a,b,a\n1,2,3\n", "1:5 csv/column-name: there are two columns \"a\""),
  ])
  func faultsAreToldAtTheirPlace(text: String, fault: String) {
    #expect(read(text).faults == [fault])
  }

  @Test func allFaultsOfAFileAreToldAtOnce() {
    #expect(
      read("a,b\n1\n2,3\n4,5,6\n").faults.map { $0.prefix(18) } == [
        "2:1 csv/ragged-row", "4:1 csv/ragged-row",
      ])
  }

  @Test func longFilesAreReadInOnePass() {
    let text = "a,b\n" + String(repeating: "\"x\"\"y\",ü\n", count: 20_000)
    let (rows, faults) = read(text)
    #expect(rows.count == 20_000)
    #expect(rows.last == ["a=x\"y", "b=ü"])
    #expect(faults.isEmpty)
  }
}
