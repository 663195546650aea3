import Diagnostics
import Entities
import Services
import Synchronization
import TemporaryFolders
import Testing

@testable import ContentLoading

/// Data from elsewhere, from a service that is made up.
@Suite struct RemoteFilesTests {
  /// Tells what it was given, and notes what it was asked for.
  private final class ToldData: RemoteDataService {
    let answers: [String: RemoteAnswer]
    let asked = Mutex<[String]>([])
    let refused = Mutex<[String]>([])

    init(_ answers: [String: RemoteAnswer]) {
      self.answers = answers
    }

    func answers(
      for files: [RemoteDataSettings], accepting accepts: @Sendable (RemoteDataSettings, [UInt8]) -> Bool
    ) -> [RemoteAnswer] {
      files.map { file in
        asked.withLock { $0.append(file.path) }
        let answer = answers[file.path] ?? .notAsked
        if case .good(let content) = answer, !accepts(file, content.bytes) {
          refused.withLock { $0.append(file.path) }
          return .refused(content.bytes)
        }
        return answer
      }
    }
  }

  private static func content(_ text: String, until expires: Int = 9) -> RemoteContent {
    RemoteContent(bytes: Array(text.utf8), file: ".cache/\(text.utf8.count)", expires: expires)
  }

  private static func folder(_ remote: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
    let settings = """
      {"title": "T", "baseURL": "https://example.org/",
       "remote": {
         \(remote)}}
      """
    return try TemporaryFolder(files.merging(["Content/site.json": settings]) { $1 })
  }

  private static func load(
    _ folder: TemporaryFolder, _ service: ToldData, from shelf: ContentShelf? = nil
  ) async throws -> LoadedContent {
    try await ContentLoader(root: folder.path, remote: service).load(
      ContentChoice(now: .example), from: shelf)
  }

  private static func told(_ loaded: LoadedContent) -> [String] {
    loaded.diagnostics.map { "\($0.place): \($0.severity): \($0.rule)" }
  }

  private static let url = "{\"url\": \"https://example.org/x\"}"

  @Test func dataFromElsewhereIsAsThatOfAFile() async throws {
    let service = ToldData([
      "a.json": .good(Self.content("{\"n\": 1}", until: 5)), "t/b.csv": .good(Self.content("N\n2\n")),
    ])
    let folder = try Self.folder(
      "\"a\": \(Self.url), \"t/b.csv\": \(Self.url)", ["Content/data/c.yaml": "n: 3"])
    let loaded = try await Self.load(folder, service)
    #expect(Self.told(loaded) == [])
    #expect(loaded.content.dataFiles == ["a.json", "c.yaml", "t/b.csv"])
    #expect(loaded.content.data(at: "a.json")?["n"] == .number("1"))
    #expect(loaded.content.data(at: "t/b.csv")?.elements.map { $0["N"] } == [.text("2")])
    #expect(loaded.expires == 5)
  }

  @Test func whatKeepsTheAnswerIsNotedWhenItIsAskedFor() async throws {
    let folder = try Self.folder("\"a\": \(Self.url)", [".cache/2": "[]"])
    let loaded = try await Self.load(folder, ToldData(["a.json": .good(Self.content("[]"))]))
    #expect(loaded.content.data(at: "a.json") == .list([]))
    #expect(loaded.reads.files.keys.sorted() == [".cache/2"])
  }

  @Test(arguments: [
    (RemoteAnswer.old(content("[]"), reason: "answers 500"), "Content/site.json:3:4: warning: remote/old"),
    (.none(reason: "answers 500"), "Content/site.json:3:4: error: remote/no-answer"),
    (.notAsked, "Content/site.json:3:4: error: remote/offline"),
    (.good(content("[1,]")), "https://example.org/x:1:3: error: json/trailing-comma"),
    (.good(content("[\n\u{1}]")), "https://example.org/x:2:1: error: content/control-character"),
  ])
  func whatIsWrongIsToldWhereItIs(answer: RemoteAnswer, fault: String) async throws {
    let loaded = try await Self.load(try Self.folder("\"a\": \(Self.url)"), ToldData(["a.json": answer]))
    #expect(Self.told(loaded) == [fault])
  }

  @Test func aNameIsThatOfOneFile() async throws {
    let folder = try Self.folder("\"a\": \(Self.url), \"b.csv\": \(Self.url)", ["Content/data/a.json": "[]"])
    let service = ToldData(["b.csv": .good(Self.content("N\n1\n"))])
    #expect(
      Self.told(try await Self.load(folder, service)) == ["Content/site.json:3:4: error: remote/name-taken"])
    #expect(service.asked.withLock { $0 } == ["b.csv"])
  }

  @Test func whoBuildsAgainAndAgainAsksOnce() async throws {
    let folder = try Self.folder("\"a\": \(Self.url), \"b\": \(Self.url)")
    let service = ToldData(["a.json": .good(Self.content("[]")), "b.json": .none(reason: "answers 500")])
    var shelf = try #require(try await Self.load(folder, service, from: ContentShelf()).shelf)
    shelf.forget(["Content/site.json"])
    let loaded = try await Self.load(folder, service, from: shelf)
    #expect(service.asked.withLock { $0 } == ["a.json", "b.json"])
    #expect(Self.told(loaded).count == 1)
    #expect(loaded.content.data(at: "a.json") == .list([]))
    shelf.forget(nil)
    _ = try await Self.load(folder, service, from: shelf)
    #expect(service.asked.withLock { $0.count } == 4)
  }

  @Test(arguments: [
    ("\"a\": {}", "content/missing-key"), ("\"a\": {\"url\": \"ftp://example.org/a\"}", "content/bad-value"),
    ("\"a\": {\"url\": \"https:///a\"}", "content/bad-value"),
    ("\"a\": {\"url\": \"https://example.org/a b\"}", "content/bad-value"),
    ("\"a\": {\"url\": \"https://e/a\", \"maxAge\": \"1w\"}", "content/bad-value"),
    ("\"a\": {\"url\": \"https://e/a\", \"maxAge\": \"1234567890s\"}", "content/bad-value"),
    ("\"a\": {\"url\": \"https://e/a\", \"timeout\": \"0s\"}", "content/bad-value"),
    ("\"a\": {\"url\": \"https://e/a\", \"timeout\": \"1h\"}", "content/bad-value"),
    ("\"a\": {\"url\": \"https://e/a\", \"max-age\": \"1d\"}", "content/unknown-key"),
    ("\"../a\": {\"url\": \"https://e/a\"}", "content/bad-value"),
    ("\"\": {\"url\": \"https://e/a\"}", "content/bad-value"),
    ("\"a\": {\"url\": \"https://e/a\"}, \"a.json\": {\"url\": \"https://e/a\"}", "remote/name-taken"),
  ])
  func aMistakeInTheSettingsIsTold(remote: String, rule: String) throws {
    let folder = try Self.folder(remote)
    let (settings, faults) = try ContentLoader(root: folder.path).settings()
    #expect(settings == nil)
    #expect(faults.map(\.rule) == [rule])
    #expect(faults.map(\.location.line) == [3])
  }

  @Test func whatIsNotSaidHasADefaultThatIsListed() throws {
    let folder = try Self.folder(
      "\"a\": \(Self.url), \"b\": {\"url\": \"http://E:8/?q#f\", \"maxAge\": \"90s\"}")
    let remote = try #require(try ContentLoader(root: folder.path).settings().settings?.remote)
    #expect(remote.map(\.path) == ["a.json", "b.json"])
    #expect(remote.map(\.url) == ["https://example.org/x", "http://E:8/?q#f"])
    #expect(remote.map(\.maxAge) == [86_400, 90])
    #expect(remote.map(\.timeout) == [20, 20])
    let entries = try ContentLoader(root: folder.path).config(SettingsChoice()).entries
    let listed = entries.filter { $0.name.hasPrefix("remote.") }.map { "\($0.name) \($0.value)" }
    #expect(
      listed == [
        "remote.a.maxAge \"1d\"", "remote.a.timeout \"20s\"", "remote.a.url \"https://example.org/x\"",
        "remote.b.maxAge \"90s\"", "remote.b.timeout \"20s\"", "remote.b.url \"http://E:8/?q#f\"",
      ])
  }

  @Test(arguments: [("0s", 0), ("90s", 90), ("2m", 120), ("3h", 10_800), ("7d", 604_800)])
  func aTimeIsANumberWithItsUnit(text: String, seconds: Int) {
    #expect(TimeSpan(text)?.seconds == seconds)
  }

  @Test(arguments: ["", "s", "1", "1 d", "-1s", "1.5h", "1D", "٣s", "1sd"])
  func whatIsNoTimeIsNone(text: String) {
    #expect(TimeSpan(text) == nil)
  }
}
