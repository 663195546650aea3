import Foundation
import Testing

/// Images, style sheets, icons and the manifest of a site, by the real program.
@Suite struct AssetsTests {
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 40, 0, 0, 0, 30, 8, 2, 0, 0, 0])

  private static func site(_ files: [String: String] = [:]) throws -> TemporarySite {
    let site = try TemporarySite(TemporarySite.files.merging(files) { $1 })
    try site.write(png, to: "Content/guide/house.png")
    try site.write(
      "---\ntitle: Start\n---\n![A house](house.png) ![A dot](dot.svg)\n", to: "Content/guide/start.md")
    return site
  }

  @Test func pagesNameSizesAndFingerprintsBelowAnyBasePath() throws {
    let site = try Self.site()
    #expect(try site.build("--strict", "--base-url", "https://other.example/a/b/").code == 0)
    let page = try site.read("Public/guide/start/index.html")
    #expect(
      page.contains(
        "<img src=\"/a/b/guide/house.png\" alt=\"A house\" width=\"40\" height=\"30\" decoding=\"async\"/>"))
    #expect(page.contains("alt=\"A dot\" loading=\"lazy\" decoding=\"async\"/>"))
    for name in ["guide/start/index.html", "404.html", "index.html"] {
      let text = try site.read("Public/\(name)")
      let link = try #require(
        text.firstMatch(
          of:
            #/<link rel="stylesheet" href="/a/b/(assets/site\.[0-9a-f]{10}\.css)" integrity="sha384-[A-Za-z0-9+/]{64}"/>/#
        ))
      #expect(site.exists("Public/\(link.1)"))
    }
    #expect(try site.run(["check", "Public", "--base-url", "https://other.example/a/b/"]).code == 0)
  }

  @Test func anAssetThatIsMisspelledIsToldInItsTemplate() throws {
    let site = try Self.site([
      "Templates/pager.mustache": "<p>{{pages.label}}\n{{@assets/sight.css}}</p>"
    ])
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains(
        "Templates/pager.mustache:2:3: error: there is no file Templates/assets/sight.css [template/unknown-asset]"
      ),
      "\(outcome.output)")
    #expect(outcome.output.contains("hint: did you mean \"assets/site.css\"?"))
  }

  @Test func iconsAndManifestOfTheUsualNamesAreLinked() throws {
    let icon = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    let site = try Self.site([
      "Content/static/favicon.ico": "x", "Content/static/icon.svg": icon,
      "Content/static/apple-touch-icon.png": "x",
      "Content/static/site.webmanifest":
        "{\"name\": \"Test\", \"start_url\": \"/\", \"icons\": [{\"src\": \"/icon.svg\"}]}",
    ])
    let outcome = try site.build("--strict")
    #expect(outcome.code == 0, "\(outcome.output)")
    let page = try site.read("Public/404.html")
    for link in [
      "<link rel=\"icon\" href=\"/icon.svg\"/>",
      "<link rel=\"apple-touch-icon\" href=\"/apple-touch-icon.png\"/>",
      "<link rel=\"manifest\" href=\"/site.webmanifest\"/>",
    ] {
      #expect(page.contains(link))
    }
    #expect(!page.contains("assets/favicon.svg"))
  }

  @Test(arguments: [
    ("{", "1:2", "asset/manifest"), ("[]", "1:1", "asset/manifest"),
    ("{\"icons\": []}", "1:1", "asset/manifest"),
    ("{\"name\": \"a\", \"icons\": 1}", "1:24", "asset/manifest"),
    ("{\"name\": \"a\",\n\"icons\": [{\"src\": \"/none.png\"}]}", "2:20", "link/missing-asset"),
    ("{\"name\": \"a\", \"icons\": [{}]}", "1:25", "asset/manifest"),
  ])
  func aManifestThatIsWrongIsTold(manifest: String, place: String, rule: String) throws {
    let site = try Self.site(["Content/static/site.webmanifest": manifest])
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/static/site.webmanifest:\(place): error: "), "\(outcome.output)")
    #expect(outcome.output.contains("[\(rule)]"), "\(outcome.output)")
  }
}
