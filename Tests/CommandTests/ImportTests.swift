import Foundation
import Testing

/// Sites of other generators, imported and built by the real program.
@Suite struct ImportTests {
  static let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>"

  /// A small site of a peer: its files, pages that the new site has with something that stands in them, and how often the import
  /// has something to say of a rule.
  struct Sample: CustomTestStringConvertible, Sendable {
    let kind: String
    let files: [String: String]
    let pages: [String: String]
    let told: [String]
    var testDescription: String { kind }
  }

  static let samples = [hugo, languages, zola, jekyll, publish]

  @Test(arguments: samples) func aSiteOfThePeerIsImportedAndBuilds(sample: Sample) throws {
    let site = try TemporarySite(
      Dictionary(uniqueKeysWithValues: sample.files.map { ("old/\($0.key)", $0.value) }))
    let imported = try site.run(["import", sample.kind, "old", "--into", "new"])
    #expect(imported.code == 0, "\(imported.errors)")
    let told = imported.output.matches(of: /\[(import\/[a-z-]+)\]/).map { String($0.1) }.sorted()
    #expect(told == sample.told.sorted(), "\(imported.output)")
    let built = try site.run(["build", "--root", "new", "--clock", "2026-06-01"])
    #expect(built.code == 0, "\(built.output)")
    for (page, text) in sample.pages.sorted(by: { $0.key < $1.key }) {
      #expect(site.exists("new/Public/\(page)"), "\(page)")
      let html = try site.read("new/Public/\(page)")
      #expect(html.contains(text), "\(html)")
    }
  }

  @Test func nothingIsWrittenOver() throws {
    let site = try TemporarySite([
      "old/config.toml": "base_url = \"https://example.org\"\n",
      "old/content/a.md": "+++\ntitle = \"A\"\n+++\n",
      "Content/a.md": "mine", "Content/site.json": "mine, too",
    ])
    let outcome = try site.run(["import", "zola", "old"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("  Content/a.md\n  Content/site.json\n"))
    #expect(try site.read("Content/a.md") == "mine")
    #expect(!site.exists(".vipera-import"))
  }

  @Test(arguments: ["hugo", "zola", "jekyll", "publish"])
  func aFolderThatIsNoSiteIsRefused(kind: String) throws {
    let site = try TemporarySite(["old/readme.txt": "x"])
    let outcome = try site.run(["import", kind, "old"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("there is none of "))
    #expect(!site.exists("Content"))
  }

  @Test func nothingIsWrittenWhereTheReportCannotBe() throws {
    let site = try TemporarySite([
      "old/hugo.toml": "baseURL = \"https://example.org\"\n", "old/content/a.md": "---\ntitle: A\n---\n",
    ])
    let outcome = try site.run(["import", "hugo", "old", "--into", "new", "--format", "json=none/x"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("none/x"))
    #expect(!site.exists("new"))
    let two = try site.run(["import", "hugo", "old", "--into", "new", "--format", "json", "--format", "text"])
    #expect(two.code == 2)
  }

  @Test func whatIsToldCanBeReadByPrograms() throws {
    let site = try TemporarySite([
      "old/hugo.toml": "baseURL = \"https://example.org\"\n",
      "old/content/a.md": "---\ntitle: A\n---\n\n{{< chart >}}\n",
    ])
    let outcome = try site.run(["import", "hugo", "old", "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let told = try #require((object?["diagnostics"] as? [[String: Any]])?.first)
    #expect(told["file"] as? String == "content/a.md")
    #expect(told["line"] as? Int == 5)
    #expect(told["rule"] as? String == "import/short-code")
  }
}

extension ImportTests {
  static let hugo = Sample(
    kind: "hugo",
    files: [
      "hugo.toml": """
      baseURL = "https://example.org/site/"
      title = "Old"
      [[menus.main]]
      name = "Writing"
      pageRef = "/posts"
      [[menus.main]]
      name = "Nowhere"
      url = "/nowhere/"
      """,
      "content/_index.md": "---\ntitle: Home\n---\nSee [about]({{< ref \"about\" >}}).\n",
      "content/about.md":
        "---\ntitle: About\nlayout: wide\naliases: [me]\n---\n{{< chart >}}\n\n`{{< ref \"x\" >}}`\n",
      "content/posts/first.md":
        "+++\ntitle = \"First\"\ndate = 2026-01-02\ntags = [\"Über\"]\n+++\nMore [here](/site/posts/trip/).\n",
      "content/posts/Trip/index.md": """
      {"title": "Trip", "date": "2026-02-03", "type": "essay"}

      {{< figure src="map.svg" alt="Map" caption="The way" >}}

      ```text
      {{</* figure */>}}
      ```
      """,
      "content/posts/Trip/map.svg": picture,
      "content/docs/start.md": "---\ntitle: Start\nweight: 1\n---\nText.\n",
      "static/robots.txt": "User-agent: *\n",
    ],
    pages: [
      "index.html": "href=\"/site/about/\"", "me/index.html": "/site/about/",
      "posts/first/index.html": "href=\"/site/posts/trip/\"",
      "posts/trip/index.html": "{{&lt; figure &gt;}}", "tags/über/index.html": "First",
      "docs/start/index.html": "Start",
      "docs/index.html": "Docs", "robots.txt": "User", "posts/trip/map.svg": "svg",
    ],
    told: ["import/setting", "import/short-code", "import/extra-key", "import/extra-key"])

  static let languages = Sample(
    kind: "hugo",
    files: [
      "hugo.toml": """
      baseURL = "https://example.org/"
      title = "Old"
      uglyURLs = true
      defaultContentLanguageInSubdir = true
      [languages.en]
      [languages.de]
      title = "Alt"
      contentDir = "german"
      [[languages.de.menus.main]]
      pageRef = "/about"
      """,
      "content/about.md": "---\ntitle: About\n---\n[German](/de/about.html)\n",
      "german/about.md": "---\ntitle: Wir\n---\n![x](x.svg)\n", "german/x.svg": picture,
      "content/docs/start.html":
        "---\ntitle: Start\n---\n<ul>\n    <li><a href=\"/en/about.html\">About</a></li>\n\n    <li>B</li>\n</ul>\n",
    ],
    pages: [
      "about.html": "href=\"/de/about.html\"", "de/about.html": "<h1>Wir</h1>",
      "en/about.html": "/about.html",
      "de/index.html": "Alt", "docs/start.html": "<li><a href=\"/about.html\">About</a></li>",
    ],
    told: ["import/setting"])

  static let zola = Sample(
    kind: "zola",
    files: [
      "config.toml":
        "base_url = \"https://example.org\"\ntitle = \"Old\"\ntaxonomies = [{name = \"tags\"}]\n",
      "content/_index.md":
        "+++\nsort_by = \"date\"\n+++\n[Blog](@/blog/_index.md), [one](@/blog/2026-01-02-one.md#what-s-new).\n",
      "content/blog/_index.md": "+++\ntitle = \"Blog\"\nsort_by = \"date\"\n+++\n",
      "content/blog/2026-01-02-one.md":
        "+++\ntitle = \"One\"\n[taxonomies]\ntags = [\"Zürich\"]\n[extra]\nx = 1\n+++\n## What's new?\n\n[Tag](/tags/zurich/)\n",
      "content/blog/Zwei Äpfel/index.md": """
      +++
      title = "Two"
      date = 2026-02-03
      +++
      {{ youtube(id="abc") }}

      {% quote() %}
      Said.
      {% end %}

      ![Dot](dot.svg)

      ```rust,linenos,hl_lines=1 3
      fn main() {}
      ```
      """,
      "content/blog/Zwei Äpfel/dot.svg": picture, "static/logo.svg": picture,
    ],
    pages: [
      "index.html": "href=\"/blog/one/#whats-new\"", "blog/one/index.html": "href=\"/tags/z%C3%BCrich/\"",
      "blog/zwei-apfel/index.html": "youtube-nocookie.com/embed/abc", "blog/zwei-apfel/dot.svg": "svg",
      "logo.svg": "svg",
    ],
    told: ["import/title", "import/short-code"])

  static let jekyll = Sample(
    kind: "jekyll",
    files: [
      "_config.yml": "title: Old\nurl: https://example.org\nbaseurl: /b\nheader_pages: [about.md]\n",
      "_posts/2026-01-02-first.md": """
      ---
      layout: post
      tags: one two
      categories: [travel]
      ---
      # The first

      See [the next]({{ site.baseurl }}{% post_url 2026-02-03-second %}).

      * TOC
      {:toc}

      {% highlight ruby %}
      puts "{{ x }}"
      {% endhighlight %}
      """,
      "_posts/2026-02-03-second.md": "---\ntitle: Second\n---\n{% raw %}{{ x }}{% endraw %} [a](/b/about/)\n",
      "_drafts/idea.md": "---\ntitle: Idea\ndate: 2026-03-04\n---\n",
      "about.md": "---\npermalink: /about/\n---\n# Me\n\nText.\n",
      "index.html": "---\nlayout: home\n---\n{% for p in site.posts %}{% endfor %}\n",
      "images/dot.svg": picture,
      "_includes/a.html": "x", "_data/team.yml": "- a\n",
    ],
    pages: [
      "travel/2026/01/02/first.html": "href=\"/b/2026/02/03/second.html\"",
      "2026/02/03/second.html": "{{ x }}",
      "about/index.html": "<h1>Me</h1>", "tags/two/index.html": "The first", "images/dot.svg": "svg",
      "index.html": "href=\"/b/about/\"",
    ],
    told: ["import/extra-key", "import/left-out"])

  static let publish = Sample(
    kind: "publish",
    files: [
      "Content/index.md": "---\ntitle: Home: sweet home\n---\nWelcome.\n",
      "Content/posts/first.md":
        "---\ndate: 2021-03-04 10:30\ntags: a, b c\ndescription: Short: it is\n---\n# The first\n\nText.\n",
      "Content/about/index.md": "---\ntitle: About\n---\nText. [First](/posts/first)\n",
      "Resources/dot.svg": picture,
    ],
    pages: [
      "index.html": "Home: sweet home", "posts/first/index.html": "<h1>The first</h1>",
      "tags/b-c/index.html": "The first",
      "about/index.html": "href=\"/posts/first/\"", "dot.svg": "svg",
    ],
    told: ["import/setting"])
}
