import Diagnostics
import HTML
import Testing

@testable import Preview

@Suite struct OverviewTests {
  private static let fault = PreviewFault(
    Diagnostic(
      rule: "link/missing", "<b> & nothing there",
      at: SourceLocation(file: "Content/a.md", line: 1, column: 3),
      hint: "mend it"),
    reach: .pages(["a/index.html"]))

  private func page(_ build: PreviewBuild, find text: String = "", editor: String? = "vscode") -> String {
    let presenter = OverviewPresenter(editor: editor.flatMap { EditorLink($0, root: "/site") })
    let log = BuildLog()
    log.add(.milliseconds(5), changed: nil)
    log.add(.microseconds(1_250), changed: ["Content/a.md"])
    let model = presenter.present(.init(request: .init(text: text), build: build, log: log.records))
    return String(decoding: OwnView.overview.render(model), as: UTF8.self)
  }

  @Test func theTemplateFitsItsViewModel() {
    #expect(OwnView.overview.faults == [])
  }

  @Test(arguments: [PreviewBuild.nothing, .small(), .small(faults: [fault])])
  func thePageConformsToHTML(build: PreviewBuild) {
    var checker = Checker()
    for editor in ["vscode", nil] {
      #expect(checker.faults(in: Array(page(build, editor: editor).utf8)).map(\.message) == [])
    }
  }

  @Test func faultsAndPagesAreShown() {
    let page = page(.small(faults: [Self.fault]))
    #expect(page.contains("&lt;b&gt; &amp; nothing there"))
    #expect(page.contains("href=\"vscode://file/site/Content/a.md:1:3\""))
    #expect(page.contains("<a href=\"/a/\">/a/</a>"))
    #expect(page.contains("1 fault</td>"))
    #expect(page.contains("1.2 ms</span> Content/a.md"))
  }

  @Test func pagesAreFound() {
    let page = page(.small(), find: "A/INDEX")
    #expect(page.contains("1 page</p>"))
    #expect(!page.contains("href=\"/\""))
  }

  @Test func aLongListIsCut() {
    let files = Dictionary(uniqueKeysWithValues: (0..<600).map { ("p\($0)/index.html", "") })
    #expect(page(.small(files)).contains("600 pages, of which these are the first 500"))
  }
}
