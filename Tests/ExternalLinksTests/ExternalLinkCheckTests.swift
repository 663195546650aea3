import Foundation
import Synchronization
import TemporaryFolders
import Testing

@testable import ExternalLinks

/// A probe that knows its answers.
final class KnowingProbe: LinkProbe {
  private let results: [String: ProbeResult]
  private let log = Mutex<[String]>([])

  init(_ results: [String: ProbeResult]) {
    self.results = results
  }

  /// What was asked so far, in order of the addresses.
  var requests: [String] { log.withLock { $0.sorted() } }

  func ask(_ request: ProbeRequest) async -> ProbeResult {
    log.withLock { $0.append("\(request.method) \(request.address)") }
    return results[request.address] ?? .status(404)
  }
}

@Suite struct ExternalLinkCheckTests {
  private static let now = 1_800_000_000
  private let folder: TemporaryFolder
  private var cache: String { "\(folder.path)/a/b/cache.json" }
  private let probe = KnowingProbe([
    "https://a/": .page("<p id=\"x\">x</p>"), "https://b/": .status(200), "https://c/": .status(404),
    "https://d/": .status(301, to: "https://b/"),
  ])

  init() throws {
    folder = try TemporaryFolder()
  }

  private func check(after seconds: Int = 0, offline: Bool = false, skipping: [String] = [])
    -> ExternalLinkCheck
  {
    ExternalLinkCheck(
      offline ? nil : probe, cache: cache, skipping: skipping.compactMap { HostPattern($0) },
      now: Self.now + seconds)
  }

  private func urls(_ texts: String...) -> [ExternalURL] { texts.compactMap { ExternalURL($0) } }

  @Test func eachAddressIsAskedForOnce() async {
    let check = check()
    let urls = urls(
      "https://a/#x", "https://a/#y", "https://a/", "https://b", "https://b/", "https://c/", "https://d/")
    let states = await check.states(of: urls)
    #expect(states["https://a/"] == LinkState(.alive, elements: ["x": true, "y": false]))
    #expect(states["https://c/"]?.verdict == .missing(status: 404))
    #expect(
      probe.requests == [
        "get https://c/", "head https://b/", "head https://b/", "head https://c/", "head https://d/",
        "page https://a/",
      ])
    _ = await check.states(of: urls)
    #expect(probe.requests.count == 6)
    #expect(await check.summary.text == "4 external links: 2 alive, 1 moved, 1 dead")
  }

  @Test func theCacheKnowsForAWeekWhatIsAliveAndForAnHourWhatIsDead() async throws {
    let urls = urls("https://a/#x", "https://c/", "https://d/")
    let first = check()
    let states = await first.states(of: urls)
    try await first.writeCache()
    let asked = probe.requests.count
    let second = check(after: 3_599)
    #expect(await second.states(of: urls) == states)
    #expect(probe.requests.count == asked)
    #expect(await second.summary.text == "3 external links: 1 alive, 1 moved, 1 dead (3 from the cache)")
    _ = await check(after: 3_600).states(of: urls)
    #expect(probe.requests.count == asked + 2)
    _ = await check(after: 7 * 86_400).states(of: urls)
    #expect(probe.requests.count == asked + 2 + asked)
  }

  @Test func anElementThatTheCacheDoesNotKnowIsAskedFor() async throws {
    let first = check()
    _ = await first.states(of: urls("https://a/"))
    try await first.writeCache()
    let second = check(after: 10)
    #expect(await second.states(of: urls("https://a/#y"))["https://a/"]?.elements == ["y": false])
    #expect(probe.requests == ["head https://a/", "page https://a/"])
  }

  @Test func withoutANetworkAnyAgeWillDoAndTheRestIsNotKnown() async throws {
    let first = check()
    _ = await first.states(of: urls("https://a/", "https://c/"))
    try await first.writeCache()
    let asked = probe.requests.count
    let offline = check(after: 30 * 86_400, offline: true)
    let states = await offline.states(of: urls("https://a/#y", "https://c/", "https://b/"))
    #expect(states["https://b/"]?.verdict == .notAsked)
    #expect(await offline.summary.text == "3 external links: 1 alive, 1 dead, 1 not known (2 from the cache)")
    #expect(probe.requests.count == asked)
  }

  @Test func whatIsLeftOutIsNotAskedFor() async {
    let check = check(skipping: ["a", "b/login"])
    let states = await check.states(
      of: urls("https://a/", "https://www.a/", "https://b/login?x", "https://b/"))
    #expect(states.keys.sorted() == ["https://b/"])
    #expect(await check.summary.text == "4 external links: 1 alive, 3 left out")
  }

  @Test(arguments: [
    ("{\"version\":1,\"links\":{\"https://a/\":1}}", "it is broken"), ("[", "it is broken"),
    ("", "it is broken"),
    ("{\"version\":2}", "it is of version 2"),
  ])
  func aCacheOfAnotherKindIsThrownAwayAndSo(text: String, reason: String) async throws {
    try folder.write(Data(text.utf8), to: "a/b/cache.json")
    let check = check()
    #expect(await check.note == "the cache \(cache) is thrown away: \(reason)")
    _ = await check.states(of: urls("https://b/"))
    try await check.writeCache()
    #expect(await self.check().note == nil)
    #expect(await self.check(offline: true).states(of: urls("https://b/"))["https://b/"]?.verdict == .alive)
  }

  @Test func whatWasAskedInTheFutureIsAskedAgain() async throws {
    let first = check(after: 1_000)
    _ = await first.states(of: urls("https://b/"))
    try await first.writeCache()
    _ = await check().states(of: urls("https://b/"))
    #expect(probe.requests.count == 2)
  }
}
