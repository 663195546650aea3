import Diagnostics
import Testing

@testable import ContentLoading

struct JSONReaderTests {
  @Test(arguments: [
    ("{}", "{}"),
    (" [ ] ", "[]"),
    ("\u{FEFF}[1]", "[1]"),
    ("[1, -0.5e+10, true, false, null]", "[1,-0.5e+10,true,false,null]"),
    (#"{"a": {"b": [[], {}]}, "c": "x"}"#, #"{a@1:2:{b@1:8:[[],{}]},c@1:24:"x"}"#),
    (#""\"\\\/\b\f\n\r\t\u00e4\ud83d\ude00""#, "\"\"\\/\u{8}\u{C}\n\r\tä😀\""),
    ("{\n  \"é\": 1,\r\n\"b\": 2}", "{é@2:3:1,b@3:1:2}"),
  ])
  func jsonIsReadWithThePlaceOfEveryKey(text: String, tree: String) {
    let (node, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
    #expect(node?.outline == tree)
    #expect(diagnostics.isEmpty)
  }

  @Test func everyValueHasItsPlace() {
    let (node, _) = JSONReader.read(Array("{\"é\":\n [1, \"ü\",  2]}".utf8), file: "a.json")
    #expect(node?.location == SourceLocation(file: "a.json", line: 1, column: 1))
    let list = node?["é"]
    #expect(list?.location == SourceLocation(file: "a.json", line: 2, column: 2))
    guard case .list(let nodes) = list?.value else {
      Issue.record("not a list")
      return
    }
    #expect(nodes.map(\.location.column) == [3, 6, 12])
  }

  @Test(arguments: [
    ("", ["1:1 json/empty"]),
    (" \n", ["2:1 json/empty"]),
    ("{\"a\": 1,\n}", ["1:8 json/trailing-comma"]),
    ("[1, 2 , ]", ["1:7 json/trailing-comma"]),
    ("[1, /* x */]", ["1:5 json/comment", "1:3 json/trailing-comma"]),
    ("// x\n{}", ["1:1 json/comment"]),
    ("# x\n{}", ["1:1 json/comment"]),
    ("[1 /*/ ]", ["1:4 json/comment"]),
    ("{'a': 'b'}", ["1:2 json/single-quotes", "1:7 json/single-quotes"]),
    ("{a: 1}", ["1:2 json/unquoted-key"]),
    ("{1: 1}", ["1:2 json/unquoted-key"]),
    ("{[1]: 1}", ["1:2 json/syntax"]),
    (#"["ä\x"]"#, ["1:4 json/bad-escape"]),
    (#"["\u12"]"#, ["1:3 json/bad-escape"]),
    (#"["\ud800"]"#, ["1:3 json/lone-surrogate"]),
    (#"["\udc00 \ud800\u0041"]"#, ["1:3 json/lone-surrogate", "1:10 json/lone-surrogate"]),
    ("[\"a\tb\u{1}\"]", ["1:4 json/control-character", "1:6 json/control-character"]),
    ("[\"a\nb\"]", ["1:2 json/unclosed-text"]),
    ("[\"a", ["1:2 json/unclosed-text"]),
    ("[\"a\\", ["1:4 json/bad-escape", "1:2 json/unclosed-text"]),
    ("[01, 1., .5, +1, -, 1e, 1.5]", [2, 6, 10, 14, 18, 21].map { "1:\($0) json/bad-number" }),
    ("[True, nil, 1]", ["1:2 json/unknown-word", "1:8 json/unknown-word"]),
    (#"{"a": 1, "b": 2, "a": 3}"#, ["1:18 json/duplicate-key"]),
    ("{} {}", ["1:4 json/after-end"]),
    ("{}\nx", ["2:1 json/after-end"]),
    (#"{"a" 1}"#, ["1:6 json/missing-colon"]),
    (#"{"a": 1 "b": 2}"#, ["1:9 json/missing-comma"]),
    ("[1 2]", ["1:4 json/missing-comma"]),
    ("[1}", ["1:3 json/syntax"]),
    ("[,1]", ["1:2 json/syntax"]),
    ("[1,,2]", ["1:4 json/syntax"]),
    ("{\n\"a\": [1", ["2:8 json/unexpected-end"]),
    ("{", ["1:2 json/syntax"]),
    ("{\"a\":", ["1:6 json/syntax"]),
  ])
  func everyFaultHasItsPlace(text: String, faults: [String]) {
    let (_, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
    #expect(diagnostics.map(\.summary) == faults)
  }

  @Test func faultsSayWhatToDo() {
    let (_, diagnostics) = JSONReader.read(Array("{\"a\": 01,}".utf8), file: "a.json")
    #expect(diagnostics.map(\.message) == ["01 is not a number of JSON", "a comma before } is not JSON"])
    #expect(
      diagnostics.map(\.hint) == ["a number does not start with 0; text stands in quotes", "remove it"])
  }

  @Test(arguments: [(512, []), (513, ["1:513 json/too-deep"]), (1_000_000, ["1:513 json/too-deep"])])
  func depthIsLimited(depth: Int, faults: [String]) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let (node, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
    #expect(diagnostics.map(\.summary) == faults)
    #expect((node == nil) == !faults.isEmpty)
  }

  @Test func aDuplicateAmongManyKeysIsFound() {
    let keys = (0..<10_000).map { "\"\($0)\":0" } + ["\"7\":0"]
    let (node, diagnostics) = JSONReader.read(
      Array("{\(keys.joined(separator: ",\n"))}".utf8), file: "a.json")
    #expect(node?.entries.count == 10_000)
    #expect(diagnostics.map(\.summary) == ["10001:1 json/duplicate-key"])
    #expect(diagnostics.first?.hint == "the first one is in line 8; remove one of the two")
  }
}
