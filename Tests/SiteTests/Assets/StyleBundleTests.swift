import Testing

@testable import Site

@Suite struct StyleBundleTests {
  private static func press(_ files: [String: String]) -> (sheet: String, cycles: [String]) {
    var bundle = StyleBundle { files[$0].map { Array($0.utf8) } }
    let sheet = bundle.press("assets/site.css", Array((files["assets/site.css"] ?? "").utf8))
    return (
      String(decoding: sheet, as: UTF8.self), bundle.cycles.map { "\($0.path):\($0.offset) \($0.target)" }
    )
  }

  @Test func importsAreReplacedByWhatTheyImport() {
    let (sheet, cycles) = Self.press([
      "assets/site.css":
        "@charset \"utf-8\"; @layer a; @import \"base.css\" layer(a); @import url(parts/print.css) print;\nb { c: d }",
      "assets/base.css": "@charset \"utf-8\"; e { f: url(g.png) }",
      "assets/parts/print.css": "@import \"more/h.css\"; i { j: url(k.png) url(/l.png) }",
      "assets/parts/more/h.css": "m { n: url(\"../o.png\") }",
    ])
    #expect(
      sheet
        == "@charset \"utf-8\";@layer a;@layer a{e{f:url(g.png)}}@media print{m{n:url(\"parts/more/../o.png\")}i{j:url(parts/k.png) url(/l.png)}}b{c:d}"
    )
    #expect(cycles == [])
  }

  @Test(arguments: [
    "@import \"https://example.com/a.css\"; b { c: d }", "@import \"none.css\"; b { c: d }",
    "@import \"/assets/base.css\"; b { c: d }", "@import \"base.css?v=1\"; b { c: d }",
    "@import \"base.css\" supports(display: grid); b { c: d }", "@import \"open.css\"; b { c: d }",
    "@import \"space.css\"; b { c: d }",
  ])
  func whereTheMeaningCouldChangeImportsStay(sheet: String) {
    let (pressed, cycles) = Self.press([
      "assets/site.css": sheet, "assets/base.css": "x { }", "assets/open.css": "x { y: z",
      "assets/space.css": "@namespace \"a\"; x { }",
    ])
    #expect(pressed == sheet.replacing("; b { c: d }", with: ";b{c:d}"))
    #expect(cycles == [])
  }

  @Test func aCircleIsToldWhereItCloses() {
    let (sheet, cycles) = Self.press([
      "assets/site.css": "@import \"a.css\"; b { }",
      "assets/a.css": "@import \"site.css\"; @import \"a.css\"; c { }",
    ])
    #expect(sheet == "c{}b{}")
    #expect(cycles == ["assets/a.css:9 assets/site.css", "assets/a.css:29 assets/a.css"])
  }

  @Test func importsThatDoubleAtEachStepEnd() {
    var files = ["assets/site.css": "@import \"0.css\"; @import \"0.css\";"]
    for number in 0..<30 {
      let next = "@import \"\(number + 1).css\";"
      files["assets/\(number).css"] = next + next
    }
    files["assets/30.css"] = "a { }"
    #expect(Self.press(files).sheet == "@import \"0.css\";@import \"0.css\";")
  }
}
