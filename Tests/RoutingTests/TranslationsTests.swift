import Diagnostics
import Testing

@testable import Routing

@Suite struct TranslationsTests {
  static let languages = [
    SiteLanguage(tag: "en", name: "English"), SiteLanguage(tag: "de", name: "Deutsch", folder: "de/"),
  ]

  static func output(_ path: String, _ route: Route?, _ source: String?, _ language: String? = nil)
    -> PlannedOutput
  {
    PlannedOutput(
      path: OutputPath(path) ?? .notFound, route: route, source: source.map { SourceLocation(file: $0) },
      language: languages.first { $0.tag == language })
  }

  static let map = {
    let outputs = [
      output("index.html", .home, nil), output("de/index.html", .home, "Content/index.de.md", "de"),
      output("a/index.html", .text("a"), "Content/a.md"),
      output("de/b/index.html", .text("b"), "Content/a.de.md", "de"),
      output("de/only/index.html", .text("only"), "Content/de/only.md", "de"),
      output("x/1/index.html", .entry("1", in: "x"), "Content/x/1.md"),
      output("list/index.html", .archive(of: "list"), nil),
      output("list/page/2/index.html", .archive(of: "list", page: 2), nil),
      output("de/list/index.html", .archive(of: "list"), nil, "de"),
      output("de/list/page/2/index.html", .archive(of: "list", page: 2), nil, "de"),
      output("map.png", nil, "Content/map.png"), output("map.de.png", nil, "Content/map.de.png"),
    ]
    return SiteMap(baseURL: BaseURL("https://example.org/docs/") ?? .root, outputs: outputs).divided(
      by: languages, of: SourceLanguages(main: "en", others: ["de"]), outputs: outputs)
  }()

  static func ways(_ language: Int, from route: Route = .home, at path: String = "index.html") -> Ways {
    Ways(
      from: Destination(route, at: OutputPath(path) ?? .notFound),
      in: map.spoken(in: language == 0 ? nil : languages[language]))
  }

  @Test(arguments: [
    (0, Route.home, ["/docs/", "/docs/de/"]), (1, .text("b"), ["/docs/a/", "/docs/de/b/"]),
    (1, .text("only"), []),
    (0, .archive(of: "list"), ["/docs/list/", "/docs/de/list/"]), (0, .archive(of: "list", page: 2), []),
    (0, .entry("1", in: "x"), []), (0, .text("b"), []),
  ])
  func aPageKnowsItsTranslations(language: Int, route: Route, links: [String]) {
    #expect(Self.ways(language).translations(of: route).map(\.link.href) == links)
  }

  @Test(arguments: [
    (0, "a.md", "/docs/a/"), (1, "a.md", "/docs/de/b/"), (0, "a.de.md", "/docs/de/b/"),
    (1, "only.md", "/docs/de/only/"),
    (1, "x/1.md", "/docs/x/1/"), (1, "map.png", "/docs/map.de.png"), (0, "map.png", "/docs/map.png"),
    (1, "de/only.md", "/docs/de/only/"), (1, "/a/", "/docs/a/"), (0, "only.md", "link/missing-file"),
    (0, "a.fr.md", "link/missing-file"),
  ])
  func aFileIsFoundInTheLanguageOfThePage(language: Int, url: String, place: String) {
    switch Self.ways(language).resolve(url, from: "Content/z.md") {
    case .success(let link): #expect(link.href == place)
    case .failure(let fault): #expect(fault.rule == place)
    }
  }

  @Test func aFolderOfALanguageSeesWhatIsBesideTheOriginal() throws {
    let link = try Self.ways(1).resolve("../a.md", from: "Content/de/sub/z.md").get()
    #expect(link.href == "/docs/de/b/")
    #expect(try Self.ways(1).resolve("map.png", from: "Content/de/z.md").get().href == "/docs/map.de.png")
  }

  @Test func aPageLiesInTheFolderOfItsLanguage() {
    let ways = Self.ways(1, from: .text("b"), at: "b/index.html")
    #expect(ways.home.href == "/docs/de/")
    #expect(ways.toHere?.href == "/docs/de/b/")
    #expect(ways.canonical == "https://example.org/docs/de/b/")
    #expect(ways.link(to: .entry("1", in: "x"))?.href == "/docs/x/1/")
    #expect(ways.link(to: .text("a")) == nil)
    #expect(ways.translations.map(\.language.tag) == ["en", "de"])
    #expect(Self.ways(0).languages.map(\.tag) == ["en", "de"])
  }

  @Test func aSiteInOneLanguageHasNoTranslations() {
    let map = SiteMap(baseURL: .root, outputs: [Self.output("index.html", .home, nil)])
    #expect(map.divided(by: [], of: SourceLanguages(), outputs: []) === map)
    #expect(map.spoken(in: Self.languages[1]) === map)
    #expect(Ways(from: Destination(.home, at: OutputPath(folder: [])), in: map).translations == [])
  }
}
