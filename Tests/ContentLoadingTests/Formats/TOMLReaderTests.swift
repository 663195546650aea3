import Diagnostics
import Testing

@testable import ContentLoading

struct TOMLReaderTests {
  private func read(_ text: String) -> (node: ContentNode?, diagnostics: [Diagnostic]) {
    let bytes = Array(text.utf8)
    return TOMLReader.read(0..<bytes.count, of: bytes, file: "a.toml")
  }

  @Test(arguments: [
    ("", "{}"),
    ("# nothing\n\n", "{}"),
    ("a = 1", "{a@1:1:1}"),
    ("a = 1 # x\r\nb = 'ä'\r\n", "{a@1:1:1,b@2:1:\"ä\"}"),
    ("ä = 1", nil),
    ("\"ä\" . b = 1", "{ä@1:1:{b@1:7:1}}"),
    ("a.b = 1\na.c = 2", "{a@1:1:{b@1:3:1,c@2:3:2}}"),
    ("3.14 = 1", "{3@1:1:{14@1:3:1}}"),
    ("[a.b]\nc = 1\n[a]\nd = 2", "{a@1:2:{b@1:4:{c@2:1:1},d@4:1:2}}"),
    ("[a]\n[a.b]\n[a.b.c]", "{a@1:2:{b@2:4:{c@3:6:{}}}}"),
    ("[[a]]\nb = 1\n[a.c]\nd = 2\n[[a]]\nb = 3", "{a@1:3:[{b@2:1:1,c@3:4:{d@4:1:2}},{b@6:1:3}]}"),
    ("[a]\nb.c = 1\n[a.b.d]\ne = 1", "{a@1:2:{b@2:1:{c@2:3:1,d@3:6:{e@4:1:1}}}}"),
    ("a = {b = 1, c.d = [2, {}]}", "{a@1:1:{b@1:6:1,c@1:13:{d@1:15:[2,{}]}}}"),
    ("a = [ # x\n 1,\n 2, # y\n]\nb = []", "{a@1:1:[1,2],b@5:1:[]}"),
  ])
  func documentsAreReadWithThePlaceOfEveryKey(text: String, tree: String?) {
    #expect(read(text).node?.outline == tree)
  }

  @Test(arguments: [
    ("true", "true"), ("false", "false"), ("+99", "99"), ("-17", "-17"), ("0", "0"), ("-0", "0"),
    ("1_000", "1000"), ("0xDEAD_beef", "3735928559"), ("0o755", "493"), ("0b1101", "13"),
    ("9223372036854775807", "9223372036854775807"), ("1.0", "1.0"), ("-0.01", "-0.01"), ("5e+22", "5e+22"),
    ("6.626e-34", "6.626e-34"), ("1e06", "1e06"), ("224_617.445_991", "224617.445991"), ("inf", "inf"),
    ("-nan", "-nan"),
    ("1979-05-27T07:32:00Z", "1979-05-27T07:32:00Z"),
    ("1979-05-27 07:32:00.5-07:00", "1979-05-27T07:32:00.5-07:00"),
    ("1979-05-27T07:32:00", "1979-05-27T07:32:00"), ("1979-05-27", "1979-05-27"), ("07:32:00", "07:32:00"),
    (#""a\tb\"\\\u00e4\U0001F600""#, "\"a\tb\"\\ä😀\""), (#"'C:\x'"#, #""C:\x""#), ("''", "\"\""),
    ("\"\"\"\nA\nB\"\"\"", "\"A\nB\""), ("\"\"\"a\\\n\n  b\"\"\"", "\"ab\""), ("'''\r\na''b'''", "\"a''b\""),
    ("\"\"\"\"a\"\"\"\"\"", "\"\"a\"\"\""),
  ])
  func valuesAreRead(text: String, value: String) {
    let (node, diagnostics) = read("a = \(text)\nb = 1")
    #expect(node?["a"]?.plainOutline == value)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("a", ["1:2 toml/syntax"]), ("a =", ["1:4 toml/syntax"]), ("a = 1 b = 2", ["1:7 toml/syntax"]),
    ("a: 1", ["1:2 toml/syntax"]), ("= 1", ["1:1 toml/syntax"]), ("a..b = 1", ["1:3 toml/syntax"]),
    ("[a", ["1:3 toml/syntax"]), ("[[a]", ["1:5 toml/syntax"]), ("[]", ["1:2 toml/syntax"]),
    ("a = 01\nb = 1_\nc = 1.\nd = .5\ne = 0x\nf = +0x1\ng = 1__2", (1...7).map { "\($0):5 toml/bad-value" }),
    ("a = yes\nb = True\nc = 9223372036854775808", (1...3).map { "\($0):5 toml/bad-value" }),
    ("a = 2026-02-30\nb = 25:00:00\nc = 2026-01-01T99:00:00Z", (1...3).map { "\($0):5 toml/bad-value" }),
    ("a = 1\na = 2\nb = 3\nb = 4", ["2:1 toml/duplicate-key", "4:1 toml/duplicate-key"]),
    ("a = 1\n[a]", ["2:2 toml/duplicate-key"]), ("[a]\n[a]", ["2:2 toml/duplicate-key"]),
    ("a.b = 1\na = 2", ["2:1 toml/duplicate-key"]), ("a = {}\na.b = 1", ["2:1 toml/duplicate-key"]),
    ("a = {}\n[a.b]", ["2:2 toml/duplicate-key"]), ("[a.b]\n[a]\nb.c = 1", ["3:1 toml/duplicate-key"]),
    ("[a]\nb.c = 1\n[a.b]", ["3:4 toml/duplicate-key"]), ("a = []\n[[a]]", ["2:3 toml/duplicate-key"]),
    ("[a]\n[[a]]", ["2:3 toml/duplicate-key"]), ("[[a]]\n[a]", ["2:2 toml/duplicate-key"]),
    ("a = {b = 1, b = 2}", ["1:13 toml/duplicate-key"]), ("a = {b = 1,\n}", ["1:12 toml/syntax"]),
    ("a = [1 2]", ["1:8 toml/syntax"]), ("a = [1, 2", ["1:10 toml/syntax"]), ("a = [,]", ["1:6 toml/syntax"]),
    ("a = \"x\nb = 'y\nc = 1", ["1:5 toml/unclosed-text", "2:5 toml/unclosed-text"]),
    ("a = \"\"\"x\nb = 1", ["1:5 toml/unclosed-text"]), (#"a = "ä\x""#, ["1:7 toml/bad-escape"]),
    (#"a = "\u12""#, ["1:6 toml/bad-escape"]), (#"a = "\ud800""#, ["1:6 toml/bad-escape"]),
    (#"a = "\U00110000""#, ["1:6 toml/bad-escape"]), (#"a = "\"#, ["1:6 toml/bad-escape"]),
  ])
  func everyFaultHasItsPlace(text: String, faults: [String]) {
    let (node, diagnostics) = read(text)
    #expect(node == nil)
    #expect(diagnostics.map(\.summary) == faults)
  }

  @Test func faultsSayWhatToDo() {
    let hints = ["a: 1", "a = yes", "a = True", "a = 01", "a = \"C:\\x\"", "a = 1\na = 2"].map {
      read($0).diagnostics.first?.hint
    }
    #expect(
      hints == [
        "TOML has = between a key and its value", "put text in quotes", "write true",
        "a number does not start with 0; text stands in quotes",
        "a backslash itself is written \\\\, or the text stands in single quotes",
        "the first one is in line 1",
      ])
  }

  @Test(arguments: ["[", "{a = ", "{a.b.c.d.e.f.g = "])
  func depthIsLimited(start: String) {
    let (node, diagnostics) = read("a = " + String(repeating: start, count: 20_000))
    #expect(node == nil)
    #expect(diagnostics.map(\.rule) == ["toml/too-deep"])
  }

  @Test func aKeyOfManyPartsIsRefused() {
    let (_, diagnostics) = read(Array(repeating: "a", count: 20_000).joined(separator: ".") + " = 1")
    #expect(diagnostics.map(\.rule) == ["toml/too-deep"])
  }

  @Test func manyTablesAndKeysAreReadInOnePass() {
    let tables = String(repeating: "[[a]]\nb = 1\n", count: 5_000)
    let keys = (0..<5_000).map { "k\($0) = 1\n" }.joined()
    let (node, diagnostics) = read(keys + tables)
    #expect(diagnostics.isEmpty)
    #expect(node?.entries.count == 5_001)
  }
}
