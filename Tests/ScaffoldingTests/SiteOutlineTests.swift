import Entities
import Testing

@testable import Scaffolding

/// The files of new entities, as values.
@Suite struct SiteOutlineTests {
  private static let articles = collection("articles", .articles)
  private static let people = collection(
    "people", .records,
    fields: [
      Field(name: "role", title: "Role", kind: .enumeration(["author", "editor"]), isRequired: true),
      Field(name: "born", title: "Born", kind: .date, isRequired: true),
      Field(name: "active", title: "Active", kind: .boolean, isRequired: true, defaultValue: .boolean(true)),
      Field(name: "note", title: "Note", kind: .text),
    ])

  private static func collection(
    _ name: String, _ kind: CollectionSettings.Kind, fields: [Field] = []
  ) -> CollectionSettings {
    CollectionSettings(
      name: name, kind: kind, title: name, fields: fields, source: ContentSource(path: "Content/site.json"))
  }

  private func outline(
    _ collections: [CollectionSettings] = [articles, people], pages: [SiteOutline.Page] = [],
    files: [String] = []
  ) -> SiteOutline {
    SiteOutline(
      settings: SiteSettings(title: "Test", baseURL: "https://example.org/", collections: collections),
      pages: pages, files: files, now: DateStamp("2026-03-01T09:30Z") ?? .example)
  }

  @Test func aPageIsADraftInItsFolder() throws {
    #expect(
      try outline().newPage("guide/Getting: started").files == [
        .init(
          "Content/guide/getting-started.md", "---\ntitle: \"Getting: started\"\ndraft: true\n---\n")
      ])
  }

  @Test func foldersThatAreThereKeepTheirNames() throws {
    let outline = outline(files: ["My Guide/a.md"])
    #expect(try outline.newPage("My Guide/b").files.map(\.path) == ["Content/My Guide/b.md"])
    #expect(try outline.newPage("New Guide/b").files.map(\.path) == ["Content/new-guide/b.md"])
  }

  @Test func anIndexHasTheNameOfItsFolder() throws {
    #expect(try outline().newPage("my-guide/index").files.first?.text.contains("title: My guide\n") == true)
    #expect(try outline().newPage("index").files.first?.text.contains("title: Test\n") == true)
  }

  @Test func anArticleIsDatedByTheClockOrItsName() throws {
    #expect(
      try outline().newArticle("Hello").files == [
        .init("Content/articles/hello.md", "---\ntitle: Hello\ndate: 2026-03-01\ndraft: true\n---\n")
      ])
    #expect(
      try outline().newArticle("2025-12-24-my-tree").files == [
        .init(
          "Content/articles/2025-12-24-my-tree.md",
          "---\ntitle: My tree\ndate: 2025-12-24\ndraft: true\n---\n")
      ])
  }

  @Test func aRecordHasTheFieldsThatItHasToHave() throws {
    let files = try outline().newRecord("Ann").files
    #expect(
      files == [
        .init(
          "Content/people/ann.json",
          """
          {
            "title": "Ann",
            "draft": true,
            "role": "author",
            "born": "2026-03-01"
          }

          """)
      ])
  }

  @Test(arguments: [
    ("ann.yaml", [], "ann.yaml"), ("ann", ["people/bob.yml"], "ann.yml"),
    ("ann", ["people/bob.toml"], "ann.json"), ("ann", ["people/a.json", "people/b.yaml"], "ann.json"),
  ])
  func aRecordIsWrittenAsTheOthersAre(name: String, files: [String], path: String) throws {
    let made = try outline(files: files).newRecord(name).files
    #expect(made.map(\.path) == ["Content/people/\(path)"])
    #expect(path.hasSuffix("json") == made.first?.text.hasPrefix("{"))
  }

  @Test func whatAFieldNeedsIsMadeOrAskedFor() throws {
    let fields = [
      Field(
        name: "friend", title: "Friend", kind: .reference(to: "people", isAcyclic: false), isRequired: true),
      Field(name: "portrait", title: "Portrait", kind: .image, isRequired: true),
      Field(
        name: "home", title: "Home",
        kind: .object([Field(name: "city", title: "City", kind: .text, isRequired: true)]), isRequired: true),
    ]
    let people = Self.collection("people", .records, fields: fields)
    let made = try outline([people]).newRecord("ann.yaml").files
    #expect(made.map(\.path) == ["Content/people/ann.yaml", "Content/people/ann.svg"])
    #expect(
      made.first?.text == """
        title: Ann
        draft: true
        friend: ann
        portrait:
          file: ann.svg
          alt: Portrait
        home:
          city: City

        """)
    let teams = Self.collection("teams", .records)
    let member = Field(
      name: "team", title: "Team", kind: .reference(to: "teams", isAcyclic: true), isRequired: true)
    let members = Self.collection("members", .articles, fields: [member])
    #expect(
      throws: ScaffoldRefusal(
        "\"team\" has to name an entry of teams, and there is none yet", hint: "make one of those first")
    ) {
      try outline([members, teams]).newArticle("A")
    }
    let page = SiteOutline.Page(path: "/teams/red/", route: "entry teams/red", source: nil)
    let text = try outline([members, teams], pages: [page]).newArticle("A").files.first?.text
    #expect(text?.hasSuffix("draft: true\nextra:\n  team: red\n---\n") == true)
  }

  @Test(arguments: [
    SiteOutline.Page(path: "/articles/hello/", route: "x", source: "Content/articles/other.md"),
    SiteOutline.Page(path: "/Articles/Hello/", route: "x", source: nil),
    SiteOutline.Page(path: "/elsewhere/", route: "entry articles/hello", source: nil),
  ])
  func aPageThatIsThereIsNotMadeTwice(page: SiteOutline.Page) {
    #expect(throws: ScaffoldRefusal.self) { try outline(pages: [page]).newArticle("Hello") }
  }

  @Test func aFileThatWouldBeThePageIsThere() {
    #expect(throws: ScaffoldRefusal.taken(["Content/guide/index.md"])) {
      try outline(files: ["guide/index.md"]).newPage("guide")
    }
    #expect(throws: ScaffoldRefusal.taken(["Content/Guide.md"])) {
      try outline(files: ["Guide.md"]).newPage("guide/index")
    }
    #expect(throws: ScaffoldRefusal.taken(["Content/people/ann.toml"])) {
      try outline(files: ["people/ann.toml"]).newRecord("Ann")
    }
  }

  @Test func recordsAreNotMadeInTOML() {
    #expect(
      throws: ScaffoldRefusal(
        "records are made in JSON and YAML",
        hint: "leave .toml out, or write the file by hand: it will be read")
    ) { try outline().newRecord("ann.toml") }
  }

  @Test func aCollectionIsNamedWhereThereAreSeveral() throws {
    let notes = Self.collection("notes", .articles)
    #expect(
      throws: ScaffoldRefusal(
        "there are several collections of articles: articles, notes",
        hint: "say which one, as in --in articles")
    ) { try outline([Self.articles, notes]).newArticle("Hello") }
    let made = try outline([Self.articles, notes]).newArticle("Hello", in: "notes")
    #expect(made.files.map(\.path) == ["Content/notes/hello.md"])
    #expect(throws: ScaffoldRefusal("there is no collection \"note\"", hint: "did you mean \"notes\"?")) {
      try outline([Self.articles, notes]).newArticle("Hello", in: "note")
    }
    #expect(
      throws: ScaffoldRefusal("Content/people holds records", hint: "vipera new record NAME --in people")
    ) { try outline().newArticle("Hello", in: "people") }
    #expect(throws: ScaffoldRefusal.self) { try outline([Self.articles]).newRecord("Ann") }
  }

  @Test(arguments: ["articles/hello", "static/a", "_index", "guide/_index"])
  func aPageLiesWherePagesCanLie(name: String) {
    #expect(throws: ScaffoldRefusal.self) { try outline().newPage(name) }
  }

  @Test func aFolderOfALanguageHasTheCollectionsToo() throws {
    let settings = SiteSettings(
      title: "Test", baseURL: "https://example.org/", collections: [Self.articles],
      languages: [LanguageSettings(tag: "de")])
    let outline = SiteOutline(settings: settings, pages: [], files: [], now: .example)
    #expect(throws: ScaffoldRefusal.self) { try outline.newPage("de/articles/hallo") }
    #expect(try outline.newPage("de/hallo").files.map(\.path) == ["Content/de/hallo.md"])
  }

  @Test(arguments: ["index", "_index"])
  func noEntryTakesThePlaceOfTheList(name: String) {
    #expect(throws: ScaffoldRefusal.self) { try outline().newArticle(name) }
  }
}
