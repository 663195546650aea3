import Diagnostics
import Entities
import Services
import Synchronization
import TemporaryFolders
import Testing

@testable import ContentLoading

/// Dates from a history that is made up.
@Suite struct ChangeHistoryTests {
  /// Tells what it was given, and counts who asks.
  private final class ToldHistory: ChangeHistory {
    let answer: Result<LastChanges, HistoryFailure>
    let asked = Mutex<[String?]>([])

    init(_ answer: Result<LastChanges, HistoryFailure>) {
      self.answer = answer
    }

    func changes(below folder: String, after known: LastChanges?) throws(HistoryFailure) -> LastChanges {
      asked.withLock { $0.append(known?.head) }
      return try answer.get()
    }

    func head(below folder: String) -> String? { nil }
  }

  private static let changes = LastChanges(
    head: "1",
    dates: [
      "a.md": "2026-02-01", "b.md": "2026-02-02", "c.md": "2026-02-03", "_index.md": "2026-02-04",
      "news/n.md": "2026-02-05", "news/late.md": "2026-02-06", "a.de.md": "2026-02-07",
      "trip/index.md": "2026-02-08", "gone.md": "2026-02-09",
    ].compactMapValues { DateStamp($0) }, uncommitted: ["c.md"])

  private static let files = [
    "Content/site.json": settings(", \"dates\": {\"updated\": \"git\"}"),
    "Content/_index.md": "---\ntitle: Home\n---\n", "Content/a.md": "---\ntitle: A\n---\n",
    "Content/b.md": "---\ntitle: B\nupdated: 2026-01-01\n---\n", "Content/c.md": "---\ntitle: C\n---\n",
    "Content/d.md": "---\ntitle: D\n---\n", "Content/a.de.md": "---\ntitle: A deutsch\n---\n",
    "Content/trip/index.md": "---\ntitle: Trip\n---\n", "Content/trip/new.png": "",
    "Content/news/n.md": "---\ntitle: N\ndate: 2026-01-01\n---\n",
    "Content/news/late.md": "---\ntitle: Late\ndate: 2026-02-07\n---\n",
  ]

  private static func settings(_ more: String) -> String {
    """
    {"title": "T", "baseURL": "https://example.org/", "languages": {"de": {}},
     "collections": {"news": {"kind": "articles", "title": "News"}}\(more)}
    """
  }

  private static func load(
    _ folder: TemporaryFolder, _ history: ToldHistory, from shelf: ContentShelf? = nil
  ) async throws -> LoadedContent {
    try await ContentLoader(root: folder.path, history: history).load(
      ContentChoice(now: DateStamp("2026-06-01") ?? .example), from: shelf)
  }

  /// The dates of last changes, by title.
  private static func dates(in content: MemoryContentService) -> [String: String] {
    let documents = content.documents.map { ($0.title, $0.details.updated) }
    let articles = content.articles(in: "news").map { ($0.title, $0.details.updated) }
    return Dictionary(uniqueKeysWithValues: documents + articles).compactMapValues { $0?.dayText }
  }

  @Test func entriesThatDoNotSayWhenTheyWereChangedAskTheHistory() async throws {
    let history = ToldHistory(.success(Self.changes))
    let loaded = try await Self.load(try TemporaryFolder(Self.files), history)
    #expect(loaded.diagnostics == [])
    #expect(
      Self.dates(in: loaded.content) == [
        "Home": "2026-02-04", "A": "2026-02-01", "B": "2026-01-01", "N": "2026-02-05", "Trip": "2026-02-08",
      ])
    #expect(Self.dates(in: loaded.translations[0]) == ["A deutsch": "2026-02-07"])
    #expect(loaded.head == "1")
  }

  @Test(arguments: ["", ", \"dates\": {}", ", \"dates\": {\"updated\": \"frontMatter\"}"])
  func nobodyAsksTheHistoryUnlessASiteWantsIt(more: String) async throws {
    let history = ToldHistory(.success(Self.changes))
    let folder = try TemporaryFolder(Self.files)
    try folder.write(Self.settings(more), to: "Content/site.json")
    let loaded = try await Self.load(folder, history)
    #expect(Self.dates(in: loaded.content) == ["B": "2026-01-01"])
    #expect(loaded.head == nil)
    #expect(history.asked.withLock { $0 } == [])
  }

  @Test(arguments: [
    (HistoryFailure.none("the program git is not installed"), "settings/no-history"),
    (.shallow, "settings/shallow-history"),
  ])
  func whyThereAreNoDatesIsToldAtTheSetting(failure: HistoryFailure, rule: String) async throws {
    let loaded = try await Self.load(try TemporaryFolder(Self.files), ToldHistory(.failure(failure)))
    #expect(loaded.diagnostics.map(\.rule) == [rule])
    #expect(loaded.diagnostics.map { "\($0.place)" } == ["Content/site.json:2:87"])
    #expect(loaded.diagnostics.map(\.severity) == [.warning])
    #expect(loaded.head == nil)
    #expect(Self.dates(in: loaded.content) == ["B": "2026-01-01"])
  }

  @Test func anEditTakesTheDateAndToUndoItGivesItBack() async throws {
    let folder = try TemporaryFolder(Self.files)
    let history = ToldHistory(.success(Self.changes))
    var shelf = try #require(try await Self.load(folder, history, from: ContentShelf()).shelf)
    try folder.write("---\ntitle: D\n---\nText", to: "Content/d.md")
    let takesUndated = shelf.takeSmallChange(of: ["Content/d.md"]) != nil
    #expect(takesUndated)
    try folder.write("---\ntitle: A\n---\nText", to: "Content/a.md")
    let takesDated = shelf.takeSmallChange(of: ["Content/a.md"]) != nil
    #expect(!takesDated)

    let edited = ToldHistory(
      .success(LastChanges(head: "1", dates: Self.changes.dates, uncommitted: ["a.md", "c.md"])))
    shelf.forget(["Content/a.md"])
    let loaded = try await Self.load(folder, edited, from: shelf)
    #expect(edited.asked.withLock { $0 } == ["1"])
    #expect(Self.dates(in: loaded.content)["A"] == nil)
    shelf = try #require(loaded.shelf)
    try folder.write("---\ntitle: A\n---\nMore text", to: "Content/a.md")
    let takesEdited = shelf.takeSmallChange(of: ["Content/a.md"]) != nil
    #expect(takesEdited)
    try folder.write("---\ntitle: A\n---\n", to: "Content/a.md")
    let takesUndone = shelf.takeSmallChange(of: ["Content/a.md"]) != nil
    #expect(!takesUndone)
  }

  @Test func theSettingMayComeFromAVariable() async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(Self.settings(""), to: "Content/site.json")
    let choice = SettingsChoice(variables: ["VIPERA_DATES_UPDATED": "git"])
    let (settings, faults) = try ContentLoader(root: folder.path).settings(choice)
    #expect(faults == [])
    #expect(settings?.dates.updated == .git)
    #expect(settings?.dates.source?.path == "VIPERA_DATES_UPDATED")
  }
}
