import LoopbackServer
import Testing

@testable import Transfers

/// The real program against a server on this machine.
@Suite struct CurlTests {
  private let server: LoopbackServer
  private let curl = Curl(agent: "Test", accepting: "text/plain", sizeLimit: 1_000)

  init() throws {
    server = try LoopbackServer { request, _ in
      switch request {
      case "GET /text": .response(200, ["Content-Type": "Text/Plain; charset=utf-8"], content: "hello")
      case "GET /large": .response(200, content: String(repeating: "x", count: 100_000))
      case "GET /cut": .raw("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhalf")
      case "GET /moved": .response(302, ["Location": "../next?a#b"], content: "away")
      default: .response(404)
      }
    }
  }

  private func ask(_ path: String, by method: Curl.Method = .get) async throws -> Transfer {
    try await curl.ask("http://127.0.0.1:\(server.port)\(path)", by: method, seconds: 60).get()
  }

  @Test func anAnswerIsItsHeadAndItsContent() async throws {
    let text = try await ask("/text")
    #expect(text.head.status == 200)
    #expect(text.head["content-type"] == "Text/Plain; charset=utf-8")
    #expect(text.isWhole && !text.isTooLarge)
    #expect(Array(text.content) == Array("hello".utf8))
    #expect(try await ask("/moved").location == "http://127.0.0.1:\(server.port)/next?a#b")
    #expect(try await ask("/none", by: .head).head.status == 404)
    #expect(server.requests == ["GET /text", "GET /moved", "HEAD /none"])
  }

  @Test func whatBreaksOffIsNotWhole() async throws {
    let large = try await ask("/large")
    #expect(!large.isWhole && large.isTooLarge)
    let cut = try await ask("/cut")
    #expect(!cut.isWhole && !cut.isTooLarge)
  }

  @Test(
    arguments: [
      (nil, TransferFailure.timeout), (1, .impossibleURL), (6, .unknownHost), (28, .timeout),
      (60, .encryption), (52, .brokenAnswer), (7, .noConnection), (99, .noConnection),
    ] as [(Int?, TransferFailure)])
  func exitCodesOfTheProgramAreReasons(code: Int?, failure: TransferFailure) {
    #expect(TransferFailure(exitCode: code) == failure)
  }
}
