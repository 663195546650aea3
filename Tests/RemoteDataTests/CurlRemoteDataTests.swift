import ContentLoading
import Entities
import LoopbackServer
import Synchronization
import TemporaryFolders
import Testing

@testable import RemoteData

/// The real program against a server on this machine.
@Suite struct CurlRemoteDataTests {
  private let server: LoopbackServer
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    server = try LoopbackServer { request, repetitions in
      switch request {
      case "GET /good": .response(200, ["ETag": "\"1\""], content: "\(repetitions)")
      case "GET /same": repetitions == 0 ? .response(200, ["ETag": "\"1\""], content: "x") : .response(304)
      case "GET /failing": repetitions == 0 ? .response(200, content: "x") : .response(500)
      case "GET /large": .response(200, content: String(repeating: "x", count: 17 << 20))
      case "GET /cut": .raw("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhalf")
      case "GET /moved": .response(302, ["Location": "/good"])
      case "GET /round": .response(302, ["Location": "/round"])
      case "GET /file": .response(302, ["Location": "file:///etc/passwd"])
      case "GET /silence": .silence
      default: .response(404)
      }
    }
  }

  private func file(_ path: String, maxAge: Int = 60, timeout: Int = 600) -> RemoteDataSettings {
    RemoteDataSettings(
      path: "x.json", url: "http://127.0.0.1:\(server.port)\(path)", maxAge: maxAge, timeout: timeout,
      source: ContentSource(path: "Content/site.json"))
  }

  private func ask(
    _ files: [RemoteDataSettings], at now: Int = 1_000, isOffline: Bool = false, accepting: Bool = true
  ) async -> [String] {
    await CurlRemoteData(root: folder.path, isOffline: isOffline, now: { now })
      .answers(for: files) { _, _ in accepting }.map(Self.summary)
  }

  private static func summary(_ answer: RemoteAnswer) -> String {
    switch answer {
    case .good(let content): "good \(text(content.bytes)) until \(content.expires)"
    case .old(let content, let reason): "old \(text(content.bytes)): \(reason)"
    case .refused(let bytes): "refused \(text(bytes))"
    case .none(let reason): "none: \(reason)"
    case .notAsked: "not asked"
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func anAnswerIsGoodForItsTime() async {
    #expect(await ask([file("/good")]) == ["good 0 until 1060"])
    #expect(await ask([file("/good")], at: 1_059) == ["good 0 until 1060"])
    #expect(server.requests.count == 1)
    #expect(await ask([file("/good")], at: 1_060) == ["good 1 until 1120"])
    // A clock that was put back knows nothing of the future.
    #expect(await ask([file("/good")], at: 900) == ["good 2 until 960"])
  }

  @Test func whatDidNotChangeIsNotSentAgain() async {
    #expect(await ask([file("/same")]) == ["good x until 1060"])
    #expect(await ask([file("/same")], at: 2_000) == ["good x until 2060"])
    #expect(await ask([file("/same")], at: 2_050) == ["good x until 2060"])
    #expect(server.requests == ["GET /same", "GET /same"])
  }

  @Test func theLastGoodAnswerStandsWhereThereIsNoNewOne() async {
    #expect(await ask([file("/failing")]) == ["good x until 1060"])
    #expect(await ask([file("/failing")], at: 2_000) == ["old x: answers 500"])
  }

  @Test(arguments: [
    ("/none", "none: answers 404"), ("/large", "none: answers more than 16 MB"),
    ("/cut", "none: breaks off, or takes longer than 600 s"), ("/round", "none: leads on without end"),
    ("/file", "none: cannot be reached: it is no URL that can be asked for"),
    ("/moved", "good 0 until 1060"),
  ])
  func whatCannotBeHadHasItsReason(path: String, answer: String) async {
    #expect(await ask([file(path)]) == [answer])
  }

  @Test func aHostThatHangsIsWaitedForNoLongerThanAsked() async {
    #expect(
      await ask([file("/silence", timeout: 1)])
        == ["none: cannot be reached: its host does not answer in time"])
  }

  @Test func offlineNobodyIsAsked() async {
    #expect(await ask([file("/good")], isOffline: true) == ["not asked"])
    _ = await ask([file("/good")])
    #expect(await ask([file("/good")], at: 9_000, isOffline: true) == ["good 0 until 1060"])
    #expect(server.requests.count == 1)
  }

  @Test func whatIsRefusedIsNotKept() async {
    #expect(await ask([file("/good")], accepting: false) == ["refused 0"])
    #expect(await ask([file("/good")]) == ["good 1 until 1060"])
  }

  @Test func aURLIsAskedOnceForAllThatNameIt() async {
    let files = [file("/good", maxAge: 10), file("/none"), file("/good")]
    #expect(
      await ask(files) == ["good 0 until 1010", "none: answers 404", "good 0 until 1010"])
    #expect(server.requests.sorted() == ["GET /good", "GET /none"])
  }

  @Test func manyAreAskedSideBySide() async {
    let files = (0..<30).map { file("/none?\($0)") }
    #expect(await ask(files).allSatisfy { $0 == "none: answers 404" })
    #expect(server.requests.count == 30)
  }
}
