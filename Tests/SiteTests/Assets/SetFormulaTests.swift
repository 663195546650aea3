import Crafts
import Diagnostics
import TemporaryFolders
import Testing

@testable import Site

/// Formulas on the pages of a site, set by KaTeX.
@Suite(.enabled("KaTeX is not installed") { await FormulaSetter() != nil })
struct SetFormulaTests {
  private static let formulas = """
    e^{i\\pi}=-1;a<b;\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix};\\mathbb{R}\\subset\\mathcal{C};\\hat{x};\\overline{ab};\
    \\underbrace{a+b}_{n};\\sqrt[3]{x};\\binom{n}{k};\\lim_{x\\to 0};\\sum_{i=1}^n i;\\text{if }x;\\color{red}{x};\\boxed{x};\
    \\begin{cases}1&x>0\\\\0&\\text{else}\\end{cases};\\begin{aligned}a&=b\\\\&=c\\end{aligned};\\cancel{x};\\xrightarrow{abc};\
    \\overset{!}{=};\\left(\\frac{1}{2}\\right);\\not=;\\phantom{x}y;\\rule{1em}{2pt};\\large x;\\bigg|;\\vec{v};\\oint;\\pmod n;\
    \\operatorname{arg\\,max};\\stackrel{a}{b};x';\\smash{x};\\raisebox{1em}{x};\\substack{a\\\\b};\\mathop{x};\\lvert x\\rvert;\
    \\begin{array}{c|c}a&b\\\\\\hline c&d\\end{array};\\def\\f{x}\\f;\\fbox{a};\\colorbox{red}{x};\\kern1em x;\\mathbf{x};\\mathtt{t}
    """.split(separator: ";").map(String.init)

  private static func site(_ text: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/site.json":
        "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\", \"markdown\": {\"math\": true, \"katex\": true}, \"feeds\": {\"content\": \"full\"}, \"collections\": {\"articles\": {\"kind\": \"articles\", \"title\": \"Articles\"}}}",
      "Content/index.md": "---\ntitle: Home\n---\n\(text)",
      "Content/articles/one.md": "---\ntitle: One\ndate: 2026-01-02\ndescription: One.\n---\nHere $x$.\n",
    ])
  }

  @Test func formulasOfManyKindsStandOnAValidPage() async throws {
    let list = Self.formulas.map { "- $\($0)$ and $$\($0)$$\n" }.joined()
    let folder = try Self.site(list)
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.diagnostics == [])
    let page = try #require(folder.read("Public/index.html"))
    #expect(page.ranges(of: "<math ").count == 2 * Self.formulas.count)
    // What is read away from the site has the source.
    let feed = folder.files.first { $0.hasPrefix("Public/") && $0.hasSuffix(".xml") && $0.contains("feed") }
    let text = try #require(feed.flatMap(folder.read))
    #expect(text.contains("\\(x\\)") && !text.contains("math xmlns"))
  }

  @Test func aFaultInAFormulaKeepsTheSiteFromBeingBuilt() async throws {
    let folder = try Self.site("Here $a$ and\n$b + \\foo$.\n")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.changes == nil)
    #expect(
      report.diagnostics.map { "\($0.place) \($0.message)" } == [
        "Content/index.md:5:6 KaTeX says: Undefined control sequence: \\foo"
      ])
  }
}
