import HTML
import Testing

@testable import Preview

@Suite struct PageDetailTests {
  private static let detail = PreviewDetail(
    steps: [.init(name: "Interactor", duration: .microseconds(1_250))], sources: ["Content/a.md"],
    linksTo: ["index.html", "b & c/index.html"], linkedFrom: [], viewModel: "{\"title\": \"<A>\"}")

  private func page(_ detail: PreviewDetail, editor: String? = "vscode") throws -> String {
    let build = PreviewBuild.small()
    let presenter = PageDetailPresenter(editor: editor.flatMap { EditorLink($0, root: "/site") })
    let page = try #require(build.pages.first { $0.path == "a/index.html" })
    let model = presenter.present(.init(page: page, detail: detail, basePath: "/docs/"))
    return String(decoding: OwnView.page.render(model), as: UTF8.self)
  }

  @Test func theTemplateFitsItsViewModel() {
    #expect(OwnView.page.faults == [])
  }

  @Test(arguments: [
    detail, PreviewDetail(steps: [], sources: [], linksTo: [], linkedFrom: [], viewModel: nil),
  ])
  func thePageConformsToHTML(detail: PreviewDetail) throws {
    var checker = Checker()
    for editor in ["vscode", nil] {
      #expect(checker.faults(in: Array(try page(detail, editor: editor).utf8)).map(\.message) == [])
    }
  }

  @Test func whatIsKnownOfAPageIsShown() throws {
    let page = try page(Self.detail)
    #expect(page.contains("<h1>/docs/a/</h1>"))
    #expect(page.contains("<dt>Module</dt><dd>Text</dd>"))
    #expect(page.contains("<dt>Interactor</dt><dd class=\"time\">1.2 ms</dd>"))
    #expect(page.contains("href=\"vscode://file/site/Content/a.md:1:1\""))
    #expect(
      page.contains(
        "<a href=\"/_vipera/page?path=b%20%26%20c/index.html\">/docs/b &amp; c/</a>"))
    #expect(page.contains("<p>2 pages</p>"))
    #expect(page.contains("<p>0 pages</p>"))
    #expect(
      page.contains("{&quot;title&quot;: &quot;&lt;A&gt;&quot;}") || page.contains("\"title\": \"&lt;A>"))
  }

  @Test func onlyPagesOfTheSiteHaveDetails() {
    var build = PreviewBuild.small()
    build.detail = { $0 == "a/index.html" ? Self.detail : nil }
    let responder = Responder(LiveSite(build))
    #expect(responder.get("/_vipera/page?path=a/index.html").text.contains("<h1>/a/</h1>"))
    #expect(responder.get("/_vipera/page?path=b/index.html").status == .notFound)
    #expect(responder.get("/_vipera/page").status == .notFound)
    #expect(responder.get("/_vipera/").text.contains("href=\"/_vipera/page?path=a/index.html\""))
  }
}
