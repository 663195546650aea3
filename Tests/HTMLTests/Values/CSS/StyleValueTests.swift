import Testing

@testable import HTML

@Suite struct StyleValueTests {
  @Test(arguments: [
    "", " ; ", "color: red", "color:red;;width:1px;", "--x: {a: b}; --y:", "foo-bar: 1", "-webkit-x: y",
    "background: url(a.png) no-repeat", "content: 'a;b}'", "--a: #12345", "fill: #Fa09",
    "COLOR: red !important",
  ])
  func declarationsMayBe(_ value: String) {
    #expect(fault(in: value, by: StyleValue.faultOfDeclarations) == nil)
  }

  @Test(arguments: [
    "color", "color red", "color: red; width", ": red", "color:", "color:;width:1px", "*zoom: 1",
    "color: 'red",
    "color: #12345", "border: 1px solid #ggg", "color: red }", "color: rgb(1, 2, 3))", "a { color: red }",
    "color: red; /* width: 1px", "color: rgb(1, 2, 3", "--a: {b: c", "a: [b",
  ])
  func declarationsMayNotBe(_ value: String) {
    #expect(fault(in: value, by: StyleValue.faultOfDeclarations)?.rule == .badStyle)
  }

  @Test(arguments: [
    "", "<!-- a { color: red } -->", "@import 'a.css'; a{}", "@import 'a.css'",
    "@media (width > 1px) { a:hover { color: red } }", "a { &:hover { color: red } b & { width: 1px } }",
    "@font-face { src: url(a.woff); unicode-range: U+0-7F }", "a[b='}'] { content: '}' }",
    "@keyframes a { from { left: 0 } 50% { left: 1px } }", "/* } */ a { }",
  ])
  func sheetsMayBe(_ text: String) {
    #expect(fault(in: text, by: StyleValue.faultOfSheet) == nil)
  }

  @Test(arguments: [
    "a", "a { } }", "a { color red }", "a { color: red; } b", "a { content: 'x\n }", "a { width }",
    "a; b { }", "1p { color: red }", "#1 { color: red }", ".1a { color: red }", "a { 2b { color: red } }",
    "a { color: ) }", "a { background: url(a b) }", "a { color: red", "@media print { a { color: red }",
    "a {",
    "a { } /* b", "a { /* b }", "a:not(b { }",
  ])
  func sheetsMayNotBe(_ text: String) {
    #expect(fault(in: text, by: StyleValue.faultOfSheet)?.rule == .badStyle)
  }

  @Test(arguments: [("colour: red", "color"), ("backgroud: red", "background"), ("widht: 1px", "width")])
  func aMisspeltPropertyIsTold(_ value: String, _ property: String) {
    let found = fault(in: value, by: StyleValue.faultOfDeclarations)
    #expect(found?.rule == .misspeltProperty)
    #expect(found?.hint == "did you mean \"\(property)\"?")
  }

  @Test(arguments: [
    ("a { } b { color: red", 8), ("@media print { a { } ", 13), ("a { } /* b { }", 6), ("a { b: c(d", 7),
  ])
  func whatHasNoEndIsToldWhereItStarts(_ text: String, offset: Int) {
    #expect(fault(in: text, by: StyleValue.faultOfSheet)?.offset == offset)
  }

  @Test func deepNestingEnds() {
    let deep = String(repeating: "a{", count: 100_000)
    #expect(fault(in: deep, by: StyleValue.faultOfSheet)?.reason == "it is nested too deep")
    #expect(fault(in: deep, by: StyleValue.faultOfDeclarations)?.rule == .badStyle)
  }
}
