import Foundation
import Testing

/// Sites that are opened from a disk, by the real program.
@Suite struct SiteOnDiskTests {
  private static let more = [
    "Content/guide/more.md": """
    ---
    title: More
    aliases: [/old/, /older.html]
    ---
    ## A heading

    [Here](#a-heading), [there](start.md?q=1&r=2), <a href="/articles/?a&amp;b">raw</a>, <a href="../start/">beside</a>,
    [a host](https://example.org/about/), [nobody](//example.net/), [mail](mailto:a@example.org)

    <p style="background: url('BASE/guide/dot.svg'), url(&quot;BASE/a%20b/dot.svg&quot;)">Style</p>

    <img src="/guide/dot.svg" alt="Dot" srcset="/guide/dot.svg?a&amp;b 1x, /a%20b/dot.svg 2x"/>

    <video controls="" poster="/guide/dot.svg" src="/clip.webm"></video>

    <svg width="1" height="1"><use href="/guide/dot.svg#dot"/></svg>

    @Figure(source: "dot.svg", alt: "A dot") {
    A dot.
    }
    """,
    "Content/guide/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"dot\"/></svg>",
    "Content/static/a b/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    "Content/static/clip.webm": "clip",
    "Content/static/site.webmanifest": "{\"name\": \"Test\", \"start_url\": \".\", \"icons\": []}",
    "Content/index.de.md": "---\ntitle: Start\n---\n[Mehr](guide/more.md)\n",
  ]

  private static func site(_ base: String) throws -> TemporarySite {
    var files = TemporarySite.files.merging(more) { $1 }
    files["Content/site.json"] = TemporarySite.settings.replacing(
      "\"menus\"",
      with: """
        "search": true, "feeds": {"terms": true}, "languages": {"de": {}}, "manifest": "/site.webmanifest",
        "menus"
        """
    ).replacing("https://example.org/", with: base)
    let root = base.replacing("https://example.org", with: "")
    files["Content/guide/more.md"] = files["Content/guide/more.md"]?.replacing("BASE/", with: root)
    files["Templates/assets/menu.css"] =
      "@import \"\(root)assets/parts/p.css\";\na { b: url(\(root)guide/dot.svg) }\n"
    files["Templates/assets/parts/p.css"] = "c { d: url('\(root)a%20b/dot.svg') url(../menu.css) }\n"
    files["Content/static/own.css"] = "a { b: url(\(root)guide/dot.svg) }\n"
    return try TemporarySite(files)
  }

  @Test(arguments: ["https://example.org/", "https://example.org/docs/"])
  func everythingLeadsToAFileOnTheDisk(base: String) throws {
    let site = try Self.site(base)
    let outcome = try site.build("--relative")
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    let files = try site.snapshot()
    var count = 0
    for (path, file) in files where path.hasSuffix(".html") || path.hasSuffix(".css") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for reference in References.all(in: text, isPage: path.hasSuffix(".html")) {
        count += 1
        if path.hasSuffix("404.html") {
          #expect(!reference.hasPrefix("."), "\(path): \(reference)")
        } else if let target = References.target(of: reference, from: path) {
          #expect(files[target] != nil, "\(path): \(reference)")
        } else {
          #expect(
            reference.isEmpty || reference.hasPrefix("#") || reference.hasPrefix("//")
              || reference.contains(/^[a-z]+:/), "\(path): \(reference)")
        }
      }
    }
    #expect(count > 200)
    let checked = try site.run(["check", "Public", "--base-url", base])
    #expect(checked.code == 0, "\(checked.output)\(checked.errors)")
  }

  @Test func whatIsReadElsewhereStaysAbsolute() throws {
    let site = try Self.site("https://example.org/docs/")
    let plain = try Self.site("https://example.org/docs/")
    #expect(try site.build("--relative").code == 0)
    #expect(try plain.build().code == 0)
    let more = try site.read("Public/guide/more/index.html")
    for part in [
      "<link rel=\"canonical\" href=\"https://example.org/docs/guide/more/\"/>",
      "property=\"og:url\" content=\"https://example.org/docs/guide/more/\"",
      "href=\"../start/index.html?q=1&amp;r=2\"", "href=\"../../articles/index.html?a&amp;b\"",
      "srcset=\"../dot.svg?a&amp;b 1x, ../../a%20b/dot.svg 2x\"", "<a href=\"#a-heading\">",
      "integrity=\"\"",
    ] {
      #expect(more.contains(part), "\(part)")
    }
    #expect(
      try site.read("Public/older.html").contains("content=\"0; url=guide/more/index.html\""))
    for file in ["feed.xml", "sitemap.xml", "robots.txt", "articles/feed.xml"] {
      #expect(try site.read("Public/\(file)") == plain.read("Public/\(file)"), "\(file)")
    }
    #expect(try site.read("Public/404.html").contains("href=\"/docs/\""))
  }

  @Test func aFaultIsToldAtTheLineThatTheAuthorWrote() throws {
    let site = try Self.site("https://example.org/docs/")
    try site.write(
      "---\ntitle: More\n---\n[one](start.md) [two](start.md#none)\n\n<a href=\"/docs/none/\">x</a> <b title=\"\" x=\"\">y</b>\n",
      to: "Content/guide/more.md")
    func places(_ arguments: String...) throws -> [String] {
      let outcome = try site.run(["build", "--clock", "2026-06-01"] + arguments)
      #expect(outcome.code == 1)
      return outcome.output.split(separator: "\n").filter { $0.contains(": error: ") }.map {
        $0.split(separator: ": ")[0] + " " + ($0.split(separator: "[").last ?? "")
      }
    }
    let expected = try places()
    #expect(expected.contains { $0.hasPrefix("Content/guide/more.md:4:") })
    #expect(expected.contains { $0.hasPrefix("Content/guide/more.md:6:") })
    #expect(try places("--relative") == expected)
  }

  @Test func aPreviewIsServedFromAHost() throws {
    let site = try Self.site("https://example.org/")
    let outcome = try site.run(["serve", "--relative"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("--relative"))
  }
}

/// What a file refers to, read without the program's own eyes.
private enum References {
  static func all(in text: String, isPage: Bool) -> [String] {
    let style = text.matches(of: /(?:url\(|@import )\s*(?:&quot;|&#39;|["'])?([^"'&\)]*)/).map {
      String($0.output.1)
    }
    guard isPage else { return style }
    let attributes = text.replacing(
      /(?s)<(script|pre)\b[^>]*>.*?<\/\1>/, with: { String($0.output.0.prefix { $0 != ">" }) }
    )
    .matches(of: /\s(?:xlink:href|href|src|action|formaction|poster|data|cite)="([^"]*)"/).map {
      String($0.output.1)
    }
    let candidates = text.matches(of: /\ssrcset="([^"]*)"/).flatMap { match in
      match.output.1.split(separator: ", ").map { String($0.split(separator: " ")[0]) }
    }
    let moves = text.matches(of: /content="0; url=([^"]*)"/).map { String($0.output.1) }
    return style + (attributes + candidates + moves).map { $0.replacing("&amp;", with: "&") }
  }

  /// The file that a reference leads to; nothing if it leads to none on the disk.
  static func target(of reference: String, from path: String) -> String? {
    guard let first = reference.first, !"#?/".contains(first), !reference.contains(/^[a-z]+:/) else {
      return nil
    }
    var components = path.split(separator: "/").dropLast().map(String.init)
    for component in reference.prefix(while: { !"?#".contains($0) }).split(separator: "/") {
      switch component {
      case ".": break
      case "..":
        guard components.popLast() != nil else { return "outside" }
      default: components.append(component.removingPercentEncoding ?? "")
      }
    }
    return components.joined(separator: "/")
  }
}
