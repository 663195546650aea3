import Testing

@testable import Importing

/// Where the files of an old site are looked for, and which of them count.
@Suite struct OldFolderTests {
  private static let page = "---\ntitle: A\n---\n"
  private static let jekyll = "title: T\nurl: https://example.org\n"
  private static let hugo = "baseURL = \"https://example.org/\"\n"

  @Test func hugosSettingsNameItsFolders() throws {
    let site = try Imported(
      [
        "hugo.toml": Self.hugo
          + "contentDir = \"texts\"\nstaticDir = [\"one\", \"two\"]\ndataDir = \"facts\"\nassetDir = \"none\"\n",
        "texts/a.md": Self.page, "one/a.txt": "x", "two/.well-known/b.txt": "x", "facts/c.json": "[]",
        "content/no.md": Self.page,
      ], .hugo)
    #expect(try site.files() == ["a.md", "data/c.json", "static/.well-known/b.txt", "static/a.txt"])
    #expect(site.told == ["hugo.toml:5:12: there is no folder \"none\""])
  }

  @Test func foldersOutsideOfTheSiteAreReported() throws {
    let site = try Imported(["hugo.toml": Self.hugo + "contentDir = \"../texts\"\n"], .hugo)
    #expect(
      site.told == [
        "hugo.toml:2:14: the folder \"../texts\" lies outside of the old site, and is not looked into"
      ]
    )
  }

  @Test func jekyllsSettingsNameItsFolders() throws {
    let site = try Imported(
      [
        "_config.yml": Self.jekyll
          + "source: src\ncollections_dir: all\ndata_dir: facts\nplugins_dir: code\ncollections:\n  notes:\n    output: true\n",
        "src/all/_posts/2026-01-02-a.md": Self.page, "src/all/_notes/n.md": Self.page,
        "src/facts/f.yml": "- a\n", "src/code/x.rb": "", "src/b.md": Self.page, "c.md": Self.page,
      ], .jekyll)
    #expect(try site.files() == ["b.md", "data/f.yml", "notes/n.md", "posts/2026-01-02-a.md"])
    #expect(try site.text("posts/2026-01-02-a.md").contains("path: \"/2026/01/02/a.html\""))
    #expect(try site.text("notes/n.md").contains("path: \"/notes/n.html\""))
    #expect(site.told.isEmpty)
  }

  @Test func jekyllIncludesAndExcludesByPatterns() throws {
    let site = try Imported(
      [
        "_config.yml": Self.jekyll + "include: [_pages, .well-known]\nexclude: [\"*.bak.md\", old/]\n",
        "_pages/about.md": "---\ntitle: A\npermalink: /about/\n---\n", "_hidden/a.md": Self.page,
        ".well-known/x.txt": "x", ".git/config": "x", "a.bak.md": Self.page, "old/a.md": Self.page,
        "b/_c/d.md": Self.page, "vendor/a.txt": "x", "vendor/bundle/b.txt": "x",
      ], .jekyll)
    #expect(try site.files() == ["pages/about.md", "static/.well-known/x.txt", "static/vendor/a.txt"])
    #expect(try site.text("pages/about.md").contains("permalink: /about/"))
  }

  @Test(arguments: [
    ("_pages", "_pages/a.md", true), ("*.md", "a/b.md", true), ("a/", "a/b.md", true), ("a/", "ab", false),
    ("b?.md", "bc.md", true), ("/a", "a", true), ("b", "a/b", false), ("*a*b", "xaxb", true),
    ("*a*b", "xaxc", false), ("", "a", false),
  ])
  func patternsAreThoseOfRuby(pattern: String, path: String, isMatched: Bool) {
    #expect(FilePatterns([pattern]).match(path) == isMatched)
  }

  @Test func whatZolaDoesNotRenderIsLeftOut() throws {
    let site = try Imported(
      [
        "config.toml": "base_url = \"https://example.org\"\n",
        "content/a.md": "+++\ntitle = \"A\"\nrender = false\n+++\n",
        "content/b/_index.md": "+++\ntitle = \"B\"\nrender = false\n+++\n",
        "content/b/c.md": "+++\ntitle = \"C\"\n+++\n",
      ], .zola)
    #expect(try site.files() == ["b/c.md"])
    #expect(
      site.told == [
        "content/a.md:1:1: this is not brought: it has no page in the old site",
        "content/b/_index.md:1:1: this is not brought: it has no page in the old site",
      ])
  }

  @Test(arguments: ["build: {render: never}", "_build: {render: false}", "build: {render: link}"])
  func whatHugoDoesNotRenderIsLeftOut(key: String) throws {
    let site = try Imported(
      [
        "hugo.toml": Self.hugo, "content/a.md": "---\ntitle: A\n\(key)\n---\n",
        "content/b/_index.md": "---\ntitle: B\ncascade: {\(key)}\n---\n", "content/b/c.md": Self.page,
        "content/b/d.md": "---\ntitle: D\nbuild: {render: always}\n---\n",
      ], .hugo)
    #expect(try site.files() == ["b/_index.md", "b/d.md"])
  }

  @Test func jekyllsUnpublishedPagesAreDrafts() throws {
    let site = try Imported(
      ["_config.yml": Self.jekyll, "a.md": "---\ntitle: A\npublished: false\n---\n"], .jekyll)
    #expect(try site.text("a.md").contains("draft: true") || site.text("a.md").contains("published: false"))
  }

  @Test func jekyllsDefaultsAreSaidByThePagesThemselves() throws {
    let site = try Imported(
      [
        "_config.yml": Self.jekyll + """
          collections_dir: all
          collections:
            docs:
              output: true
          defaults:
            - scope: {path: "", type: posts}
              values: {layout: post, author: Ann, permalink: /blog/:title/, category: News}
            - scope: {path: ""}
              values: {author: Bob, comments: true, toc: true}
            - scope: {path: "all/_posts/*/b.md"}
              values: {author: Cid}
            - scope: {path: all/_docs/deep, type: docs}
              values: {published: false}

          """,
        "all/_posts/2026-01-02-a.md": Self.page, "all/_posts/2026-01-03-c.md": Self.page,
        "all/_posts/x/2026-01-03-b.md": "---\ntitle: B\nauthor: Dan\n---\n",
        "all/_posts/y/b.md": "---\ntitle: B\ndate: 2026-01-04\n---\n",
        "all/_docs/deep/e.md": Self.page, "all/_docs/deeper.md": Self.page, "f.md": Self.page,
      ], .jekyll)
    #expect(
      try site.text("posts/2026-01-02-a.md")
        == "---\ntitle: A\nauthor: Ann\npath: \"/blog/a/\"\ncategories: [News]\n---\n")
    #expect(try site.text("posts/x/2026-01-03-b.md").contains("author: Dan\n"))
    #expect(try site.text("posts/y/b.md").contains("author: Cid\n"))
    #expect(try site.text("docs/deep/e.md").contains("author: Bob\n"))
    #expect(try site.text("docs/deep/e.md").contains("draft: true\n"))
    #expect(try !site.text("docs/deeper.md").contains("draft: true\n"))
    #expect(try site.text("f.md").contains("author: Bob\n"))
    #expect(
      site.told == [
        "_config.yml:9:14: \"layout\" of \"defaults\" means nothing here",
        "_config.yml:11:27: \"comments\", \"toc\" of \"defaults\" mean nothing here",
      ])
  }

  @Test func pagesInHTMLMayNameAddresses() throws {
    let site = try Imported(
      [
        "_config.yml": Self.jekyll + "baseurl: /b\n", "a.md": Self.page,
        "c.html":
          "---\ntitle: C\n---\n<ul>\n\n    <li><a href=\"{{ site.baseurl }}/a.html\">{% raw %}{{ x }}{% endraw %}</a></li>\n</ul>\n",
        "d.html": "---\ntitle: D\n---\n<ul>\n\n    {% for x in y %}{% endfor %}\n</ul>\n",
      ], .jekyll)
    #expect(
      try site.text("c.md").hasSuffix("<ul>\n    <li><a href=\"/a.html\">{{ x }}</a></li>\n</ul>\n"))
    #expect(
      site.told == ["d.html:1:1: this is not brought: it is a template of Jekyll; write its text in Markdown"]
    )
  }

  @Test func theWholeSiteMayBeItsContent() throws {
    let site = try Imported(["hugo.toml": Self.hugo + "contentDir = \".\"\n", "a.md": Self.page], .hugo)
    #expect(try site.files().contains("a.md"))
  }

  @Test func pagesInHTMLStayHTML() throws {
    let html = "---\ntitle: A\n---\n<section>\n    <h2>B</h2>\n\n    <p>*C*</p>\n</section>\n"
    let site = try Imported(
      [
        "_config.yml": Self.jekyll, "a.html": html,
        "b.html": "---\ntitle: B\n---\n<!DOCTYPE html>\n<html></html>\n",
      ], .jekyll)
    #expect(try site.files() == ["a.md"])
    #expect(
      try site.text("a.md").hasSuffix("<section>\n    <h2>B</h2>\n    <p>*C*</p>\n</section>\n"))
    #expect(site.told.map { $0.prefix(26) } == ["b.html:1:1: this is not br"])
    let other = try Imported(
      [
        "hugo.toml": Self.hugo,
        "content/a.html": html + "{{< figure src=\"x.png\" >}}<a href=\"{{< ref \"a\" >}}\">x</a>\n",
        "content/b.html": "<p>no page</p>",
      ], .hugo)
    #expect(try other.files() == ["a.md", "static/b.html"])
    #expect(try other.text("a.md").hasSuffix("{{< figure src=\"x.png\" >}}<a href=\"/a/\">x</a>\n"))
    #expect(other.told.count == 1)
  }
}
