import Diagnostics
import Foundation
import TemporaryFolders
import Testing

@testable import Importing

/// What an import writes for one file, and what it says of bad ones.
@Suite struct ImporterTests {
  private static let hugo = "baseURL = \"https://example.org/\"\ntitle = \"T\"\n"

  private func imported(_ files: [String: String], _ peer: Peer = .hugo) throws -> (
    folder: TemporaryFolder, rules: [String]
  ) {
    let folder = try TemporaryFolder(
      [
        "hugo.toml": Self.hugo, "config.toml": Self.hugo,
        "_config.yml": "title: T\nurl: https://example.org\n",
      ].merging(files) { $1 })
    return (folder, try rules(folder, peer))
  }

  private func rules(_ folder: TemporaryFolder, _ peer: Peer = .hugo) throws -> [String] {
    let site = try Importer(peer, from: folder.path, into: "\(folder.path)/new").converted()
    try site.write()
    return site.report.diagnostics.map(\.rule)
  }

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: "\(folder.path)/new/Content/\(path)", encoding: .utf8)
  }

  /// A head that is read, and the one that is written.
  @Test(arguments: [
    (Peer.hugo, ["hugo.toml": "baseURL = \"https://example.org/\"\nenableEmoji = true\n"]),
    (.zola, ["config.toml": "base_url = \"https://example.org/\"\n[markdown]\nrender_emoji = true\n"]),
    (.jekyll, ["_config.yml": "url: https://example.org\nplugins: [jekyll-feed, jemoji]\n"]),
  ])
  func emojiAreAskedForWhereTheyWere(peer: Peer, files: [String: String]) throws {
    let site = try Imported(files, peer)
    #expect(try site.text("site.json").contains("\"emoji\": true"))
    #expect(site.told.isEmpty)
  }

  @Test(arguments: [
    ("---\ntitle: A # kept\nlastmod: 2026-01-02\n---\n", "---\ntitle: A # kept\nlastmod: 2026-01-02\n---\n"),
    ("---\ntitle: A\nlayout: x\n---\n", "---\ntitle: A\nextra:\n  layout: x\n---\n"),
    (
      "+++\ntitle = \"A\"\ntoc = true\nweight = 3\n[params]\nx = [1, 2]\n+++\n",
      "+++\ntitle = \"A\"\nweight = 3\n\n[extra]\ntoc = true\nx = [1, 2]\n+++\n"
    ),
    (
      "{\"title\": \"A\", \"type\": \"x\"}\n",
      "{\n  \"title\": \"A\",\n  \"extra\": {\n    \"type\": \"x\"\n  }\n}\n"
    ),
    (
      "---\ntitle: 'A: b'\nmenu: {main: {identifier: a, weight: 2, name: N}}\n---\n",
      "---\ntitle: \"A: b\"\nmenus:\n  main:\n    weight: 2\n    title: N\n---\n"
    ),
    ("---\ntitle: A\nurl: /b.html\nslug: c\n---\n", "---\ntitle: A\nurl: /b.html\nslug: c\n---\n"),
    ("---\ntitle: A\nimages: [no.png]\n---\n", "---\ntitle: A\nextra:\n  image: [no.png]\n---\n"),
    ("---\ntitle:\nauthor: {name: Ann}\n---\n", "---\ntitle: A\nauthor: [Ann]\n---\n"),
  ])
  func aHeadKeepsItsFormAndItsOrder(old: String, new: String) throws {
    let (folder, _) = try imported(["content/a.md": old])
    #expect(try text("a.md", in: folder) == new)
  }

  @Test func brokenFrontMatterIsToldAndTheFileCopied() throws {
    let (folder, rules) = try imported(["content/a.md": "---\ntitle: [\n---\nText {{< x >}}\n"])
    #expect(rules.contains("import/front-matter"))
    #expect(try text("a.md", in: folder) == "---\ntitle: [\n---\nText {{< x >}}\n")
  }

  @Test func bytesThatAreNoTextAreToldAndCopied() throws {
    let folder = try TemporaryFolder(["hugo.toml": Self.hugo])
    let bytes = Data("---\ntitle: A\n---\n".utf8) + Data([0xFF, 0xFE])
    try folder.write(bytes, to: "content/a.md")
    #expect(try rules(folder) == ["import/not-text"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/new/Content/a.md")) == bytes)
  }

  @Test func linksOutOfTheSiteAreNotFollowed() throws {
    let outside = try TemporaryFolder(["secret.md": "---\ntitle: S\n---\n"])
    let folder = try TemporaryFolder(["hugo.toml": Self.hugo, "content/a.md": "---\ntitle: A\n---\n"])
    try folder.link("content/all", to: outside.path)
    try folder.link("content/round", to: ".")
    try folder.link("static/none", to: "nowhere")
    let rules = try rules(folder)
    #expect(
      rules.contains("import/outside") && rules.contains("files/link-loop")
        && rules.contains("files/dangling-link"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/new/Content/all"))
  }

  @Test func namesThatDifferInCaseAreTwoFiles() throws {
    let (folder, rules) = try imported([
      "content/a.md": "---\ntitle: A\n---\n", "content/A.md": "---\ntitle: B\n---\n",
    ])
    #expect(rules == ["import/letter-case"])
    #expect(try text("a-2.md", in: folder).contains("title: A"))
    #expect(try text("A.md", in: folder).contains("title: B"))
  }

  @Test func textsWithoutAPageInTheOldSiteAreLeftOut() throws {
    let (folder, rules) = try imported([
      "content/a/index.md": "---\ntitle: A\n---\n", "content/a/note.md": "---\ntitle: N\n---\n",
      "content/b/index.md": "---\ntitle: B\nheadless: true\n---\n", "content/c.org": "* C",
    ])
    #expect(rules == ["import/left-out", "import/left-out", "import/left-out"])
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/new/Content").filter {
        $0.hasSuffix(".md")
      } == ["a/index.md"])
  }

  @Test func anArticleWithoutDateIsTold() throws {
    let dated = (1...3).map { ("content/posts/p\($0).md", "---\ntitle: P\ndate: 2026-01-0\($0)\n---\n") }
    let (_, rules) = try imported(
      Dictionary(uniqueKeysWithValues: dated + [("content/posts/a.md", "---\ntitle: A\n---\n")]))
    #expect(rules == ["import/no-date"])
  }

  @Test func datedPagesAtTheTopAreACollectionWithTheirAddresses() throws {
    let (folder, _) = try imported(
      [
        "content/one.md": "+++\ntitle = \"1\"\ndate = 2026-01-01\n+++\n[Two](../two/)\n",
        "content/two/index.md": "+++\ntitle = \"2\"\ndate = 2026-01-02\n+++\n", "content/two/a.svg": "<svg/>",
      ])
    #expect(try text("posts/one.md", in: folder).hasSuffix("[Two](two/index.md)\n"))
    #expect(try text("posts/two/a.svg", in: folder) == "<svg/>")
    #expect(try text("site.json", in: folder).contains("\"permalink\": \"/:slug/\""))
  }

  @Test func aTextOfCallsThatNeverEndIsReadInLinearTime() throws {
    let (folder, rules) = try imported([
      "content/a.md": "---\ntitle: A\n---\n" + String(repeating: "{{<", count: 200_000)
    ])
    #expect(rules == ["import/unclosed-short-code"])
    #expect(try text("a.md", in: folder).utf8.count == 600_017)
  }

  @Test func linksToFilesWithOtherNamesAreTheirs() throws {
    let (folder, _) = try imported([
      "content/My Posts/_index.md": "---\ntitle: P\n---\n", "content/My Posts/a.svg": "<svg/>",
      "content/My Posts/b.md": "---\ntitle: B\n---\n![a](/My%20Posts/a.svg) ![a](../a.svg)\n",
      "content/c.md": "---\ntitle: C\n---\n<img src=\"/My%20Posts/a.svg\" alt=\"\"> [a](/my-posts/a.svg)\n",
      "static/D.svg": "<svg/>", "static/d.svg": "<svg/>", "content/e.md": "---\ntitle: E\n---\n[d](/d.svg)\n",
    ])
    #expect(try text("my-posts/b.md", in: folder).hasSuffix("![a](a.svg) ![a](a.svg)\n"))
    #expect(
      try text("c.md", in: folder).hasSuffix(
        "<img src=\"/my-posts/a.svg\" alt=\"\"> [a](my-posts/a.svg)\n"))
    #expect(try text("e.md", in: folder).hasSuffix("[d](/d-2.svg)\n"))
  }

  @Test func collectionsHaveNamesOfAddresses() throws {
    let (folder, _) = try imported(
      [
        "Content/My Posts/One Two.md": "---\ndate: 2026-01-01\n---\n# A\n![x](x.svg)\n",
        "Content/My Posts/index.md": "# My posts\n", "Content/My Posts/x.svg": "<svg/>",
        "Content/index.md": "# H\n[a](/My%20Posts/One%20Two)\n",
      ], .publish)
    #expect(
      try text("my-posts/One Two.md", in: folder).hasSuffix(
        "path: \"/My Posts/One Two/\"\n---\n![x](x.svg)\n"))
    #expect(try text("my-posts/x.svg", in: folder) == "<svg/>")
    #expect(try text("my-posts/_index.md", in: folder).contains("title: My posts"))
    #expect(try text("_index.md", in: folder).hasSuffix("[a](<my-posts/One Two.md>)\n"))
    #expect(try text("site.json", in: folder).contains("\"my-posts\": {"))
  }

  @Test func calledAddressesMayHaveSpaces() throws {
    let (folder, _) = try imported(
      [
        "My Folder/a.md": "---\ntitle: A\n---\n",
        "b.md": "---\ntitle: B\n---\n[a]({% link My Folder/a.md %})\n",
      ], .jekyll)
    #expect(try text("b.md", in: folder).hasSuffix("[a](my-folder/a.md)\n"))
  }

  @Test func entriesOfMenusLeadToListsAndHaveTheTitlesOfPages() throws {
    let menus = "[[menus.main]]\npageRef = \"/docs\"\nname = \"D\"\n[[menus.main]]\npageRef = \"/docs/a\"\n"
    let (folder, rules) = try imported([
      "hugo.toml": Self.hugo + menus, "content/docs/a.md": "---\ntitle: The A\n---\n",
    ])
    let settings = try text("site.json", in: folder).filter { !$0.isWhitespace }
    #expect(
      settings.contains(
        "[{\"title\":\"D\",\"to\":\"/docs/\"},{\"title\":\"TheA\",\"to\":\"docs/a.md\"}]"))
    #expect(rules.isEmpty)
  }

  @Test func aFileWithTheNameOfTheSettingsGetsAnother() throws {
    let (folder, rules) = try imported(["content/site.json": "{}", "content/a.md": "---\ntitle: A\n---\n"])
    #expect(try text("site.json", in: folder).contains("example.org"))
    #expect(try text("site-2.json", in: folder) == "{}")
    #expect(rules == ["import/letter-case"])
  }

  @Test func pagesOfAFolderThatHoldsNoneHereMove() throws {
    let (folder, _) = try imported([
      "content/static/p.md": "---\ntitle: P\n---\n", "content/static/x.svg": "<svg/>",
    ])
    #expect(try text("static-pages/p.md", in: folder).contains("path: \"/static/p/\""))
    #expect(try text("static-pages/x.svg", in: folder) == "<svg/>")
  }

  @Test func aSecondImportWritesNothing() throws {
    let (folder, _) = try imported(["content/a.md": "---\ntitle: A\n---\n"])
    #expect(throws: ImportRefusal.taken(["Content/a.md", "Content/site.json"])) { try rules(folder) }
  }

  @Test func jekyllsTagsAreWords() throws {
    let (folder, _) = try imported(
      [
        "_posts/2026-01-02-a.md": "---\ntitle: A\ntags: one two\ncategory: three\n---\n",
        "news/_posts/2026-01-03-b.md": "---\ntitle: B\n---\n",
      ], .jekyll)
    #expect(
      try text("posts/2026-01-02-a.md", in: folder)
        == "---\ntitle: A\ntags: [one, two]\ncategories: [three]\npath: \"/three/2026/01/02/a.html\"\n---\n")
    #expect(
      try text("posts/2026-01-03-b.md", in: folder)
        == "---\ntitle: B\ncategories: [news]\npath: \"/news/2026/01/03/b.html\"\n---\n")
  }
}
