import Diagnostics
import HTML
import Routing
import TemporaryFolders
import Testing

@testable import Site

/// Where URLs lead from, and what stands instead.
@Suite struct RelativeLinksTests {
  private static let pages = [
    "index.html", "about/index.html", "a/b/index.html", "a/plain.html", "404.html", "k:l/index.html",
    "ü/x y/index.html",
  ]

  /// What stands instead of a URL in a page; the URL itself where it stays.
  static func url(
    _ url: String, _ kind: LinkKind = .page, in page: String, base: String? = nil,
    site: String = "https://example.org/docs/"
  ) -> String {
    let targets = LinkTargets(
      pages: pages, assets: ["assets/site.css", "a/b/x y.png", "',.png", "a,b.png"],
      renditions: ["assets/i.80w.png"],
      home: SiteAddress(BaseURL(site) ?? .root, showsBasePath: false))
    let links = RelativeLinks(in: targets)
    // A page begins with its base.
    let markup =
      "<!DOCTYPE html><html><head><title>t</title>\(base.map { "<base href=\"\($0)\"/>" } ?? "")</head></html>"
    _ = links.rewritten(Array(markup.utf8), at: page)
    var url = url
    let replaced = url.withUTF8 { links.replacement(of: $0, kind) }
    return replaced.map { String(decoding: $0, as: UTF8.self) } ?? url
  }

  @Test(arguments: [
    ("/docs/", "index.html", "index.html"), ("/docs", "index.html", "index.html"),
    ("/docs/", "a/b/index.html", "../../index.html"), ("/docs/", "a/plain.html", "../index.html"),
    ("/docs/about/", "index.html", "about/index.html"),
    ("/docs/about", "a/b/index.html", "../../about/index.html"),
    ("/docs/about/index.html", "about/index.html", "index.html"),
    ("/docs/a/plain.html", "a/b/index.html", "../plain.html"), ("/docs/a/b/", "a/plain.html", "b/index.html"),
    ("/docs/a/b/?q=/docs/&r#/f", "a/b/index.html", "index.html?q=/docs/&r#/f"),
    ("/docs/about/#f", "a/b/index.html", "../../about/index.html#f"),
    ("/docs/assets/site.css?v=1", "index.html", "assets/site.css?v=1"),
    ("/docs/assets/i.80w.png", "about/index.html", "../assets/i.80w.png"),
    ("/docs/a/b/x%20y.png", "a/plain.html", "b/x%20y.png"),
    ("/docs/a/b/x y.png", "index.html", "a/b/x%20y.png"),
    ("/docs/%C3%BC/x%20y/", "a/b/index.html", "../../%C3%BC/x%20y/index.html"),
    ("/docs/about/", "ü/x y/index.html", "../../about/index.html"),
    ("/docs/ü/../about/./", "index.html", "about/index.html"),
    ("/docs/%2e/about/", "index.html", "about/index.html"),
    ("/docs/k:l/", "index.html", "./k:l/index.html"), ("/docs/k:l/", "about/index.html", "../k:l/index.html"),
    ("/docs/',.png", "index.html", "./',.png"), ("/docs/404.html", "about/index.html", "../404.html"),
    // Written as relative, but of a folder.
    ("../b/", "a/b/index.html", "index.html"), ("b", "a/plain.html", "b/index.html"),
    (".", "index.html", "index.html"),
    ("../../#f", "a/b/index.html", "../../index.html#f"),
  ])
  func aLinkLeadsFromThePage(url: String, page: String, expected: String) {
    #expect(Self.url(url, in: page) == expected)
  }

  @Test(arguments: [
    ("/", "about/index.html", "../index.html"), ("/about/", "index.html", "about/index.html"),
    ("/docs/", "index.html", "/docs/"), ("../", "index.html", "index.html"),
    ("../about/index.html", "index.html", "about/index.html"),
    ("../../../k:l/", "about/index.html", "../k:l/index.html"),
  ])
  func aSiteCanLieAtTheRoot(url: String, page: String, expected: String) {
    #expect(Self.url(url, in: page, site: "https://example.org/") == expected)
  }

  @Test(arguments: [
    "#f", "#", "?q", "?q#/docs/", "//example.org/docs/about/", "//", "https://example.org/docs/about/",
    "HTTPS://example.net/", "mailto:a@b.c", "data:,/docs/about/", "tel:1", "x-y:z",
    // What leads nowhere, or out of the site.
    "/docs/none/", "/", "/about/", "/docsx/", "/docs/../about/", "/docs/about%2F", "/docs/about%00/", "none",
    "../../../..",
    // What is relative already.
    "../plain.html", "x%20y.png", "./x y.png", "../../assets/site.css?v=1#f", "index.html",
  ])
  func whatIsRightOrLeadsElsewhereStays(url: String) {
    #expect(Self.url(url, in: "a/b/index.html") == url)
  }

  @Test func theAddressOfThePageItselfStays() {
    #expect(Self.url("/docs/about/", .canonical, in: "about/index.html") == "/docs/about/")
  }

  @Test(arguments: [
    ("/docs/a/", "/docs/about/", "../about/index.html"), ("/docs/a/plain.html", "b/", "b/index.html"),
    ("../../about/", "/docs/a/plain.html", "../a/plain.html"), ("./", "/docs/", "../../index.html"),
    ("https://example.net/", "/docs/about/", "/docs/about/"), ("/", "/docs/about/", "/docs/about/"),
  ])
  func aBaseIsRespected(base: String, url: String, expected: String) {
    #expect(Self.url(url, in: "a/b/index.html", base: base) == expected)
  }

  @Test(arguments: [
    ("/docs/", "../../"), ("/docs", "../../"), ("/docs/a/b/", "./"), ("/docs/a/plain.html", "../"),
    ("/docs/none/x", "../../none/"), ("../", "../"), ("/", "/"),
    ("https://example.net/", "https://example.net/"),
  ])
  func aBaseIsRelativeToThePage(base: String, expected: String) {
    let targets = LinkTargets(
      pages: Self.pages, assets: [],
      home: SiteAddress(BaseURL("https://example.org/docs/") ?? .root, showsBasePath: false))
    func page(_ base: String) -> String {
      "<!DOCTYPE html><html><head><title>t</title><base href=\"\(base)\"/></head></html>"
    }
    let before = Array(page(base).utf8)
    let after = RelativeLinks(in: targets).rewritten(before, at: "a/b/index.html")?.bytes ?? before
    #expect(String(decoding: after, as: UTF8.self) == page(expected))
  }

  @Test func aFileIsRewrittenBeforeItIsKnownWhatThereIs() {
    let links = RelativeLinks(below: Array("/docs/".utf8))
    func rewritten(_ text: String, at path: String) -> String {
      String(decoding: links.rewritten(file: Array(text.utf8), at: path), as: UTF8.self)
    }
    #expect(
      rewritten("@import '/docs/a.css'; p { b: url(/docs/i/c.png) url(d.png) url(/e) }", at: "a/x.css")
        == "@import '../a.css'; p { b: url(../i/c.png) url(d.png) url(/e) }")
    #expect(
      rewritten("<svg xmlns=\"http://www.w3.org/2000/svg\"><a href=\"/docs/a/\"/></svg>", at: "i/x.svg")
        == "<svg xmlns=\"http://www.w3.org/2000/svg\"><a href=\"../a/index.html\"/></svg>")
    #expect(rewritten("location = '/docs/'", at: "x.js") == "location = '/docs/'")
  }

  private static func options(_ folder: TemporaryFolder) -> BuildOptions {
    var options = folder.buildOptions
    options.hasRelativeLinks = true
    return options
  }

  @Test func anEditLeavesWhatACleanBuildWould() async throws {
    let folder = try TemporaryFolder(LanguageTests.files)
    func expectClean(_ relative: Bool) async throws {
      let clean = try await folder.cleanBuild(hasRelativeLinks: relative)
      #expect(clean != nil)
      #expect(try TemporaryFolder.outputs(in: folder.buildOptions.output) == clean)
    }
    _ = try await SiteBuilder(Self.options(folder)).build()
    try await expectClean(true)
    try folder.write("---\ntitle: More\n---\nOther, [back](start.md).\n", to: "Content/guide/more.md")
    let edited = try await SiteBuilder(Self.options(folder)).build()
    try await expectClean(true)
    #expect(edited.changes.map { $0.written < $0.unchanged } == true)
    // Another wish is another site.
    _ = try await SiteBuilder(folder.buildOptions).build()
    try await expectClean(false)
    _ = try await SiteBuilder(Self.options(folder)).build()
    try await expectClean(true)
  }

  @Test func everyFaultIsToldWhereItIsToldOtherwise() async throws {
    let folder = try SeededSite.folder()
    var options = SeededFaultsTests.options(folder)
    func told() async throws -> [String] {
      try await SiteBuilder(options).build().diagnostics.map {
        "\($0.place) \($0.rule) \($0.message) \($0.hint ?? "")"
      }
      .sorted()
    }
    let expected = try await told()
    options.hasRelativeLinks = true
    let found = try await told()
    #expect(found.filter { !expected.contains($0) } == [])
    #expect(expected.filter { !found.contains($0) } == [])
    #expect(found.count == expected.count)
  }
}
