import HTML
import Routing
import Testing

@testable import Site

@Suite struct LinkCollectorTests {
  static func targets(_ base: String = "https://example.org/docs/") -> LinkTargets {
    LinkTargets(
      pages: ["index.html", "about/index.html", "a/b/index.html", "plain.html", "old/index.html"],
      assets: ["a/b/x y.png", "über.css"], redirects: [4],
      home: SiteAddress(BaseURL(base) ?? BaseURL(path: base) ?? .root, showsBasePath: true),
      serving: .foldersAndPlainNames)
  }

  /// What is wrong with URLs that stand in `a/b/index.html`.
  static func flaws(
    _ urls: [String], _ kind: LinkKind = .page, base: String? = nil,
    site: String = "https://example.org/docs/"
  ) -> [BrokenLink.Flaw] {
    let collector = LinkCollector(targets(site))
    collector.begin(2, at: "a/b/index.html")
    if var base { base.withUTF8 { collector.base($0, at: 0) } }
    for url in urls {
      var url = url
      url.withUTF8 { collector.link($0, kind, at: 0) }
    }
    collector.end()
    return collector.broken.map(\.flaw)
  }

  @Test(arguments: [
    ".", "./", "../..", "../../", "../../about", "../../about/", "../../about/index.html", "x%20y.png",
    "./x y.png", "../b/./x%20y.png", "%2e%2E/b/", "/docs", "/docs/", "/docs/about/?q=/../#f", "?q", "?q#f",
    "#f", "#",
    "/docs/%C3%BCber.css", "/docs/plain", "/docs/plain.html", "https://example.org/docs/about/",
    "https://example.org:443/docs/", "HTTPS://EXAMPLE.ORG/docs/about", "https://u:p@example.org/docs/about/",
    "https://example.org/elsewhere/", "https://example.org:8080/docs/none/", "https://example.org.net/none/",
    "https://bücher.example/", "https://[::1]:80/x", "https://", "https:x", "http:/x", "mailto:a@b.c",
    "data:,x",
    "tel:1", "javascript:0", "x-y.z+1:a", "http://example.net/",
  ])
  func whatLeadsSomewhereIsRight(url: String) {
    #expect(Self.flaws([url]) == [])
  }

  @Test(
    arguments: [
      ("none/", .missing), ("/docs/none", .missing), ("../none", .missing), ("x%20y.pn", .missing),
      ("/docs/about%00/", .missing), ("/docs/a%2Fb/", .missing), ("/docs/about//", .missing), ("%", .missing),
      ("/docs/%zz/", .missing), ("/docs/About/", .missing), ("1:2", .missing),
      ("https://example.org/docs/none/", .missing),
      ("..x/", .missing), ("...", .missing), ("/", .outsideBase), ("/about/", .outsideBase),
      ("../../..", .outsideBase),
      ("../../../../../../x", .outsideBase), ("/docsx/", .outsideBase), ("/../x", .outsideBase),
      ("/docs/../about/", .outsideBase), ("//example.net/", .protocolRelative), ("//", .protocolRelative),
      ("http://example.org/docs/about/", .insecure), ("http://example.org/elsewhere/", .insecure),
      ("/docs/old/", .redirected(to: 4)), ("../../old", .redirected(to: 4)),
    ] as [(String, BrokenLink.Flaw)])
  func whatLeadsNowhereIsTold(url: String, flaw: BrokenLink.Flaw) {
    #expect(Self.flaws([url]) == [flaw])
  }

  @Test(
    arguments: [
      ("https://example.org/docs/", "about/", []), ("/docs/about/", "../a/b/", []),
      ("../../about/", "#f", []),
      ("/docs/none/", "x", [.missing]), ("https://example.net/", "none/", []),
      ("https://example.net/", "/none/", []),
      ("/elsewhere/", "x", [.outsideBase]),
    ] as [(String, String, [BrokenLink.Flaw])])
  func aBaseIsRespected(base: String, url: String, flaws: [BrokenLink.Flaw]) {
    #expect(Self.flaws([url], base: base).suffix(1) == flaws.suffix(1))
  }

  @Test func partsOfAPageAreAskedForWithEncryption() {
    #expect(Self.flaws(["http://example.net/a.png"], .image) == [.insecure])
    #expect(Self.flaws(["http://example.net/a.png"], .image, site: "http://example.org/docs/") == [])
  }

  @Test func aSiteOfNoKnownHostHasPathsOnly() {
    #expect(Self.flaws(["/docs/about/", "https://example.org/docs/none/"], site: "/docs/") == [])
    #expect(Self.flaws(["/about/"], site: "/docs/") == [.outsideBase])
  }

  @Test func aMillionWrongLinksAreCounted() {
    let collector = LinkCollector(Self.targets())
    collector.begin(2, at: "a/b/index.html")
    let url = Array("/docs/none/".utf8)
    url.withUnsafeBufferPointer { url in
      for offset in 0..<1_000_000 { collector.link(url, .page, at: offset) }
    }
    #expect(collector.broken.count == 1_000)
    #expect(collector.untold == 999_000)
  }

  @Test(arguments: ["../../..", "../../../", "../../../../about/", "/../about/", "/%2E%2e/..", "/../plain"])
  func aboveTheRootOfAHostIsItsRoot(url: String) {
    #expect(Self.flaws([url], site: "https://example.org/") == [])
    #expect(Self.flaws([url]) == [.outsideBase])
  }

  @Test func aMillionFoldersUpIsStillOutside() {
    #expect(Self.flaws([String(repeating: "../", count: 1_000_000) + "x"]) == [.outsideBase])
    #expect(Self.flaws([String(repeating: "a/", count: 1_000_000) + "x"]) == [.missing])
  }
}
