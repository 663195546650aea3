import Diagnostics
import Markup
import Testing

@testable import Markdown

@Suite struct FormulaTests {
  private static func written(
    _ markdown: String, make: @escaping RichText.Making
  ) -> (html: String, faults: [Diagnostic]) {
    let document = MarkdownDocument(
      path: "a.md", bytes: Array(markdown.utf8), dialect: MarkdownDialect(math: true))
    let text = RichText(document, make: make) { .href($0.destination) }
    var writer = MarkupWriter()
    text.write(to: &writer)
    return (String(decoding: writer.bytes, as: UTF8.self), writer.faults)
  }

  private static let made = WorkState.made(Array("<math><mi>x</mi></math>".utf8))

  @Test(arguments: [
    (
      "A $x$, b.\n", "x", false,
      "<p>A <span class=\"math\" translate=\"no\"><math><mi>x</mi></math></span>, b.</p>\n"
    ),
    (
      "$$\na < b \\\\\nc\n$$\n", "a < b \\\\\nc\n", true,
      "<p><span class=\"math display\" translate=\"no\" tabindex=\"0\"><math><mi>x</mi></math></span></p>\n"
    ),
  ])
  func aFormulaStandsOnThePageAsMathML(markdown: String, code: String, isDisplayed: Bool, html: String) {
    let written = Self.written(markdown) { piece in
      #expect(piece.craft == .formula(isDisplayed: isDisplayed))
      #expect(String(decoding: piece.code, as: UTF8.self) == code)
      return Self.made
    }
    #expect(written.html == html)
    #expect(written.faults == [])
  }

  @Test func eachFormulaIsAskedForInItsOrder() {
    var asked: [String] = []
    let html = Self.written("# $a$\n\n*$b$* | $$c$$ and $5 to $6\n\n![$d$](e.png)\n") { piece in
      asked.append(String(decoding: piece.code, as: UTF8.self))
      return .made(Array("<math><mi>\(asked.count)</mi></math>".utf8))
    }.html
    #expect(Set(asked) == ["a", "b", "c", "d"])
    #expect(html.components(of: "<math>") == 3)
    #expect(html.contains("alt=\"d\"") && html.contains("$5 to $6"))
  }

  @Test(arguments: [
    ("Text $ab$.\n", 1, "1:8"), ("Text $ab$.\n", 0, "1:7"), ("Text $ab$.\n", 99, "1:7"),
    ("Text $ab$.\n", 2, "1:9"),
    ("> $$\n> ä\n> b\n> $$\n", 3, "3:3"), ("> $$\n> ä\n> b\n> $$\n", 5, "4:1"),
  ])
  func aFaultIsToldAtItsPlace(markdown: String, byte: Int, place: String) {
    let (html, faults) = Self.written(markdown) { _ in .refused("KaTeX says: no", at: .byte(byte)) }
    #expect(html.contains("<span class=\"math"))
    #expect(
      faults.map { "\($0.location) \($0.severity) \($0.rule)" } == ["a.md:\(place) error markdown/formula"])
  }

  @Test func aBlockOfMathIsAFormulaOfItsOwn() {
    let (html, faults) = Self.written("```math {#sum}\na\n+ b\n```\n") { piece in
      #expect(piece == Workpiece(craft: .formula(isDisplayed: true), code: Array("a\n+ b\n".utf8)))
      return Self.made
    }
    #expect(
      html
        == "<div translate=\"no\" tabindex=\"0\" id=\"sum\" class=\"math display\"><math><mi>x</mi></math></div>\n"
    )
    #expect(faults == [])
  }

  @Test(arguments: [(0, "2:3"), (2, "3:3"), (4, "3:5"), (99, "1:6")])
  func aFaultInABlockOfMathIsToldAtItsPlace(byte: Int, place: String) {
    let (html, faults) = Self.written("> ```math\n> a\n> + b\n> ```\n") { _ in
      .refused("KaTeX says: no", at: .byte(byte))
    }
    #expect(html.contains("<code class=\"language-math\">a\n+ b\n"))
    #expect(faults.map { "\($0.location) \($0.rule)" } == ["a.md:\(place) markdown/formula"])
  }

  @Test func withoutTheProgramFormulasStayTeXWithOneWarning() {
    let (html, faults) = Self.written("$a$ and $b$\n") { _ in .missing(program: "katex", advice: "npm") }
    #expect(
      html
        == "<p><span class=\"math\" translate=\"no\">\\(a\\)</span> and <span class=\"math\" translate=\"no\">\\(b\\)</span></p>\n"
    )
    #expect(
      faults.map { "\($0.location) \($0.severity) \($0.rule)" } == [
        "a.md:1:2 warning settings/missing-program"
      ])
  }

  @Test func whereNobodyAsksFormulasAreLeftToAScript() {
    let (html, faults) = Self.written("$a$\n") { _ in nil }
    #expect(html == "<p><span class=\"math\" translate=\"no\">\\(a\\)</span></p>\n")
    #expect(faults == [])
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
