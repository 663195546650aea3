import Testing

@testable import Importing

/// Sites in several languages.
@Suite struct LanguageTests {
  private static let hugo = """
    baseURL = "https://example.org/"
    defaultContentLanguage = "en"
    [languages.en]
    title = "Travels"
    [languages.de]
    title = "Reisen"
    [[languages.de.menus.main]]
    name = "Notizen"
    pageRef = "/notes"
    [languages.fr]
    disabled = true

    """

  private func page(_ title: String, _ text: String = "") -> String { "---\ntitle: \(title)\n---\n\(text)" }

  @Test func filesOfALanguageLieBesideThoseOfAll() throws {
    let site = try Imported(
      [
        "hugo.toml": Self.hugo + """
          staticDir = "gone"
          [languages.it]
          staticDir = ["static", "it", "no"]
          staticDir2 = "../it"

          """,
        "static/a.txt": "x", "it/b.txt": "x", "gone/c.txt": "x",
      ], .hugo)
    #expect(try site.files() == ["static/a.txt", "static/b.txt"])
    #expect(
      site.told.suffix(2) == [
        "hugo.toml:14:30: there is no folder \"no\"",
        "hugo.toml:15:14: the folder \"../it\" lies outside of the old site, and is not looked into",
      ])
  }

  @Test func languagesInNamesStayThere() throws {
    let site = try Imported(
      [
        "hugo.toml": Self.hugo, "content/about.en.md": page("About"),
        "content/about.de.md": page("Über", "[n]({{< ref \"notes/a\" >}}) [e](/notes/a/) [d](/de/notes/)\n"),
        "content/notes/_index.md": page("Notes"), "content/notes/_index.de.md": page("Notizen"),
        "content/notes/a.md": page("A"), "content/notes/a.de.md": page("A"),
        "content/notes/a.fr.md": page("A"),
      ], .hugo)
    #expect(
      try site.files() == [
        "about.de.md", "about.md", "notes/_index.de.md", "notes/_index.md", "notes/a.de.md", "notes/a.md",
      ])
    #expect(
      try site.text("about.de.md").hasSuffix("---\n[n](notes/a.de.md) [e](/notes/a/) [d](/de/notes/)\n"))
    let settings = try site.text("site.json")
    #expect(settings.contains("\"title\": \"Travels\""))
    #expect(settings.contains("\"language\": \"en\""))
    let languages = settings.filter { !$0.isWhitespace }
    #expect(
      languages.contains(
        "\"languages\":{\"de\":{\"title\":\"Reisen\",\"menus\":{\"main\":[{\"title\":\"Notizen\",\"to\":\"/de/notes/\"}]}}}"
      ))
    #expect(
      site.told == [
        "content/notes/a.fr.md:1:1: this is not brought: its language is switched off in the old site"
      ])
  }

  @Test func languagesInFoldersGetIntoNames() throws {
    let site = try Imported(
      [
        "hugo.toml": """
        baseURL = "https://example.org/"
        defaultContentLanguageInSubdir = true
        [languages.en]
        contentDir = "content/english"
        [[languages.en.menus.main]]
        pageRef = "/a"
        [languages.de]
        contentDir = "content/german"

        """,
        "content/english/a/index.md": page("A", "![x](x.svg)\n"), "content/english/a/x.svg": "<svg/>",
        "content/german/a/index.md": "---\ntitle: A\naliases: [/de/alt/]\n---\n![x](x.svg)\n",
        "content/german/a/x.svg": "<svg></svg>",
      ], .hugo)
    #expect(try site.files() == ["a/index.de.md", "a/index.md", "a/x.de.svg", "a/x.svg"])
    #expect(try site.text("a/index.md").contains("aliases: [\"/en/a/\"]"))
    #expect(try site.text("a/index.de.md").contains("aliases: [\"/alt/\"]"))
    #expect(try site.text("site.json").contains("\"to\": \"a/index.md\""))
    #expect(site.told.map { $0.prefix(20) } == ["hugo.toml:2:34: the "])
  }

  @Test func filesOfSettingsMayBelongToALanguage() throws {
    let menu = "[[main]]\nname = \"%\"\npageRef = \"/a\"\n"
    let site = try Imported(
      [
        "config/_default/hugo.toml": "baseURL = \"https://example.org/\"\n",
        "config/_default/languages.toml": "[en]\ntitle = \"Home\"\n[de]\ntitle = \"Heim\"\n",
        "config/_default/menus.en.toml": menu.replacing("%", with: "Start"),
        "config/_default/menus.de.toml": menu.replacing("%", with: "Anfang"),
        "content/a.md": page("A"), "content/a.de.md": page("A"),
      ], .hugo)
    let settings = try site.text("site.json").filter { !$0.isWhitespace }
    #expect(settings.contains("\"title\":\"Home\""))
    #expect(
      settings.contains(
        "{\"de\":{\"title\":\"Heim\",\"menus\":{\"main\":[{\"title\":\"Anfang\",\"to\":\"a.de.md\"}]}}}"))
    #expect(settings.contains("\"menus\":{\"main\":[{\"title\":\"Start\",\"to\":\"a.md\"}]}"))
    #expect(site.told.isEmpty)
  }

  @Test func zolasLanguagesAreBrought() throws {
    let site = try Imported(
      [
        "config.toml":
          "base_url = \"https://example.org\"\ndefault_language = \"en\"\n[languages.de]\ntitle = \"Seite\"\n",
        "content/a.md": "+++\ntitle = \"A\"\n+++\n",
        "content/a.de.md": "+++\ntitle = \"A\"\n+++\n[x](@/a.de.md) [y](/de/a/)\n",
      ], .zola)
    #expect(try site.files() == ["a.de.md", "a.md"])
    #expect(try site.text("a.de.md").hasSuffix("[x](a.de.md) [y](a.de.md)\n"))
    #expect(try site.text("site.json").contains("\"de\""))
    #expect(site.told.isEmpty)
  }
}
