import Diagnostics
import Testing

@testable import Preview

@Suite struct LiveSiteTests {
  private static let files = [
    "a/index.html": PreviewBuild.page("A"), "b/index.html": PreviewBuild.page("B"), "s.css": "a",
  ]

  /// The names of the events that a tab at a path gets while something happens.
  private func events(
    at path: String, of live: LiveSite, while act: () -> Void
  ) async throws -> [String] {
    let path = try #require(RequestPath(path[...]))
    let stream = live.listen(
      at: path, version: live.site.shown(at: path).version, assets: live.site.assetsVersion)
    act()
    live.close()
    return await stream.reduce(into: []) { events, bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      events.append(String(text.split(separator: "\n")[0].dropFirst("event: ".count)))
    }
  }

  @Test func onlyTabsThatShowAChangedPageAreLoadedAgain() async throws {
    let live = LiveSite(.small(Self.files))
    let change = {
      live.publish(ServedSite(.small(Self.files.merging(["a/index.html": PreviewBuild.page("New")]) { $1 })))
    }
    #expect(try await events(at: "/a/", of: live, while: change) == ["faults", "reload"])
    #expect(try await events(at: "/b/", of: live, while: change) == ["faults"])
  }

  @Test func aChangeOfAStyleSheetIsToldToAll() async throws {
    let live = LiveSite(.small(Self.files))
    let events = try await events(at: "/b/", of: live) {
      live.publish(ServedSite(.small(Self.files.merging(["s.css": "b"]) { $1 })))
    }
    #expect(events == ["faults", "assets"])
    #expect(live.site.changedAssets(since: ServedSite(.small(Self.files))) == ["/s.css"])
  }

  @Test func aTabWhosePageIsGoneShowsThatThereIsNone() async throws {
    let live = LiveSite(.small(Self.files))
    let events = try await events(at: "/a/", of: live) { live.publish(ServedSite(.small(["404.html": "x"]))) }
    #expect(events.contains("reload"))
  }

  @Test func faultsAreToldWhereTheyShowAndCountedElsewhere() throws {
    let fault = PreviewFault(
      Diagnostic(
        rule: "link/missing", "nothing there", at: SourceLocation(file: "Content/a.md", line: 2, column: 3)),
      reach: .pages(["a/index.html"]))
    let build = PreviewBuild.small(Self.files, faults: [fault])
    let report = FaultReport(editor: EditorLink("vscode", root: "/site"))
    let here = report.json(for: "a/index.html", in: build)
    #expect(here.contains("\"editor\":\"vscode://file/site/Content/a.md:2:3\""))
    #expect(report.json(for: "b/index.html", in: build) == "{\"here\":[],\"errors\":1,\"warnings\":0}")
  }

  @Test func aFaultThatComesAndGoesIsToldWithoutALoad() async throws {
    let live = LiveSite(.small(Self.files))
    let fault = PreviewFault(
      Diagnostic(rule: "template/syntax", "open", at: SourceLocation(file: "Templates/a.mustache")),
      reach: .site)
    let events = try await events(at: "/a/", of: live) {
      live.publish(ServedSite(.small(Self.files, faults: [fault])))
      live.publish(ServedSite(.small(Self.files, faults: [fault])))
      live.publish(ServedSite(.small(Self.files)))
    }
    #expect(events == ["faults", "faults", "faults"])
  }

  @Test func aBuildThatFailsIsToldOnAllPagesOnce() {
    struct Broken: Error {}
    let build = PreviewBuild.small(Self.files).failing(Broken()).failing(Broken())
    #expect(build.faults.map(\.diagnostic.message) == ["the site cannot be built: Broken()"])
    #expect(build.faults.allSatisfy { $0.shows(on: "b/index.html") })
    #expect(build.files.count == 3)
  }

  @Test func aTabThatTakesNothingIsLetGo() async throws {
    let live = LiveSite(.small(Self.files))
    let path = try #require(RequestPath("/a/"))
    let stream = live.listen(at: path, version: 0, assets: 0)
    for number in 0..<100 { live.publish(ServedSite(.small(["a/index.html": "\(number)"]))) }
    // A stream that ends is that of a tab which was let go.
    #expect(await stream.reduce(0) { count, _ in count + 1 } < 100)
  }

  @Test(arguments: ["javascript:alert('{path}')", "{path}", "vscode", "data:{path}"])
  func anEditorIsAKnownNameOrAHarmlessAddress(text: String) {
    #expect((EditorLink(text, root: "/") != nil) == (text == "vscode"))
  }
}
