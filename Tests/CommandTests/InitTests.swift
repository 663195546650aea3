import Foundation
import Testing

/// First sites, made and built by the real program.
@Suite struct InitTests {
  @Test func aFirstSiteBuildsAndPassesAsItIs() throws {
    let site = try TemporarySite([:])
    let made = try site.run(["init", "my-site", "--clock", "2026-06-01"])
    #expect(made.code == 0, "\(made.errors)")
    #expect(
      made.output == """
        my-site/Content/site.json
        my-site/Content/index.md
        my-site/Content/about.md
        my-site/Content/articles/hello.md
        my-site/Content/articles/on-a-page/index.md
        my-site/Content/articles/on-a-page/hills.svg
        my-site/.gitignore
        next: vipera serve --open --root my-site
              vipera new article "My next article" --root my-site
              vipera build --root my-site

        """)
    let built = try site.run([
      "build", "--root", "my-site", "--clock", "2026-06-01", "--fail-on", "hint", "--format",
      "json=found.json",
    ])
    #expect(built.code == 0, "\(built.output)\(built.errors)")
    let found = try site.read("found.json")
    #expect(found.contains("\"diagnostics\":[]"), "\(found)")
    let checked = try site.run(["check", "my-site/Public", "--fail-on", "hint"])
    #expect(checked.code == 0, "\(checked.output)")
    for page in ["", "about/", "articles/", "articles/hello/", "articles/on-a-page/", "tags/notes/"] {
      #expect(site.exists("my-site/Public/\(page)index.html"), "\(page)")
    }
    #expect(site.exists("my-site/Public/articles/on-a-page/hills.svg"))
  }

  @Test(arguments: ["Ann's \"Blog\": a # b", "yes", "007", "日本 🐍", "A & B <i>", "- x", "C:\\new"])
  func anyTitleWillDo(title: String) throws {
    let site = try TemporarySite([:])
    let made = try site.run(["init", "--title=\(title)", "--base-url", "https://example.org/docs"])
    #expect(made.code == 0, "\(made.errors)")
    #expect(
      made.output.hasSuffix(
        "next: vipera serve --open\n      vipera new article \"My next article\"\n      vipera build\n"))
    let built = try site.build("--fail-on", "hint", "--future")
    #expect(built.code == 0, "\(built.output)\(built.errors)")
    #expect(try site.read("Public/index.html").contains("href=\"/docs/about/\""))
  }

  @Test func nothingIsWrittenOver() throws {
    let site = try TemporarySite(["Content/about.md": "mine", ".gitignore": "mine, too"])
    let outcome = try site.run(["init"])
    #expect(outcome.code == 2)
    #expect(
      outcome.errors == """
        vipera: error: nothing was written, as these are there already:
          .gitignore
          Content/about.md

        """)
    #expect(try site.read("Content/about.md") == "mine")
    #expect(!site.exists("Content/site.json"))
  }

  @Test(arguments: [
    (["init", "--title", " "], "a title is not empty"), (["init", "--title", "a\nb"], "one line of text"),
    (["init", "--base-url", "example.org"], "is not an http or https address"),
    (["init", "--swift"], "--vipera ../vipera"), (["init", "--vipera", ".."], "add --swift"),
    (["init", "--swift", "--vipera", "nowhere"], "there is no Package.swift in nowhere"),
    (["init", "--swift", "--vipera", "sources/vipera", "Vipera"], "choose another folder"),
    (["init", "file"], "it is not a folder"), (["init", "file/site"], "file"),
  ])
  func whatCannotBeIsRefused(arguments: [String], message: String) throws {
    let site = try TemporarySite(["file": "", "sources/vipera/Package.swift": ""])
    let outcome = try site.run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!site.exists("Content"))
  }

  @Test func aPackageKnowsWhereViperaIs() throws {
    let site = try TemporarySite(["vipera/Package.swift": "", "sites/x": ""])
    let made = try site.run(["init", "--swift", "--vipera", "vipera", "sites/ann's blog"])
    #expect(made.code == 0, "\(made.errors)")
    #expect(
      made.output.hasSuffix(
        "next: cd 'sites/ann'\\''s blog'\n      swift run AnnSBlogSite serve --open\n      swift test\n"))
    let manifest = try site.read("sites/ann's blog/Package.swift")
    #expect(manifest.contains(".package(name: \"vipera\", path: \"../../vipera\")"))
    #expect(manifest.contains("name: \"ann-s-blog\""))
    #expect(site.exists("sites/ann's blog/Sources/AnnSBlogSite/Years/YearsModule.swift"))
  }
}
