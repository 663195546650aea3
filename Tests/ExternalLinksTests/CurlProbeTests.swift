import LoopbackServer
import Testing
import Transfers

@testable import ExternalLinks

/// The real program against a server on this machine.
@Suite struct CurlProbeTests {
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer { request, _ in
      switch request {
      case "GET /page": .page("<p id=\"x\">x</p>")
      case "GET /large": .page(String(repeating: "<p>x</p>\n", count: 1_000_000))
      case "HEAD /moved": .response(301, ["Location": "../next?a#b"])
      case "HEAD /busy": .response(429, ["Retry-After": "7"])
      case "HEAD /early": .raw("HTTP/1.1 103 Early\r\nLink: </x>\r\n\r\nHTTP/1.1 204 No\r\n\r\n")
      case "GET /text": .response(200, ["Content-Type": "text/plain"], content: "<p id=x>")
      case "GET /cut": .raw("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 99\r\n\r\n<p>")
      case "HEAD /none": .raw("")
      case "HEAD /nonsense": .raw("no HTTP at all\r\n\r\n")
      case "HEAD /silence": .silence
      default: .response(404, content: "none")
      }
    }
  }

  private func ask(_ path: String, by method: ProbeRequest.Method = .head, within seconds: Int = 60)
    async throws
    -> ProbeResult
  {
    try await CurlProbe(timeout: seconds).ask(
      ProbeRequest("http://127.0.0.1:\(server.port)\(path)", by: method))
  }

  private func answer(_ path: String, by method: ProbeRequest.Method = .head) async throws -> ProbeAnswer? {
    if case .answer(let answer) = try await ask(path, by: method) { answer } else { nil }
  }

  private func failure(_ path: String, within seconds: Int = 60) async throws -> TransferFailure? {
    if case .failure(let failure) = try await ask(path, within: seconds) { failure } else { nil }
  }

  @Test func anAnswerIsStatusAndFields() async throws {
    #expect(try await answer("/x")?.status == 404)
    #expect(try await answer("/x", by: .get)?.status == 404)
    #expect(server.requests == ["HEAD /x", "GET /x"])
    let moved = try await answer("/moved")
    #expect(moved?.status == 301)
    #expect(moved?.location == "http://127.0.0.1:\(server.port)/next?a#b")
    #expect(try await answer("/busy")?.retryAfter == "7")
    #expect(try await answer("/early")?.status == 204)
  }

  @Test func aPageComesAsAWholeOrNotAtAll() async throws {
    let page = try await answer("/page", by: .page)?.page
    #expect(page.map { String(decoding: $0, as: UTF8.self).hasSuffix("<p id=\"x\">x</p>") } == true)
    #expect(try await answer("/page", by: .get)?.page == nil)
    for path in ["/text", "/cut", "/large"] {
      let answer = try await answer(path, by: .page)
      #expect(answer?.status == 200)
      #expect(answer?.page == nil)
    }
  }

  @Test func whatIsNoAnswerIsAFailure() async throws {
    #expect(try await failure("/none") == .brokenAnswer)
    #expect(try await failure("/silence", within: 1) == .timeout)
    #expect(try await failure("/nonsense") != nil)
    let probe = try await CurlProbe(timeout: 60)
    for (address, failure) in [
      ("http://127.0.0.1:1/", TransferFailure.noConnection), ("http://a:b/", .impossibleURL),
    ] {
      guard case .failure(let found) = await probe.ask(ProbeRequest(address, by: .head)) else {
        Issue.record("\(address) answers")
        continue
      }
      #expect(found == failure)
    }
  }
}
