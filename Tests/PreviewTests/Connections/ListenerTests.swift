import FlyingSocks
import Foundation
import Testing

@testable import Preview

@Suite struct ListenerTests {
  let live = LiveSite(.small())

  @Test func severalRequestsAreAnsweredInTheirOrder() async throws {
    try await LoopbackServer.run(live) { server in
      let answers = try await server.talk(
        "HEAD /a/ HTTP/1.1\r\nHost: localhost\r\n\r\nGET /b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      )
      #expect(answers.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(
        answers.contains(
          "Content-Length: \(PreviewBuild.page("A").utf8.count)\r\n\r\nHTTP/1.1 404 Not Found\r\n"))
      #expect(answers.hasSuffix(PreviewBuild.page("Lost")))
    }
  }

  @Test(arguments: [
    ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nabc", "HTTP/1.1 405"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzzz", "HTTP/1.1 200"),
    ("nonsense\r\n\r\n", "HTTP/1.1 400"), ("GET / HTTP/1.1\r\n\r\nGET / HTTP/1.0\r\n\r\n", "HTTP/1.1 400"),
    ("GET / HTTP/1.1\r\nA: \(String(repeating: "a", count: 100_000))", "HTTP/1.1 431"),
    ("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", "HTTP/1.1 421"),
  ])
  func whatIsNotUnderstoodIsRefusedAndTheConnectionEnds(text: String, answer: String) async throws {
    let live = live
    try await LoopbackServer.run(live) { server in
      let answers = try await server.talk(text)
      #expect(answers.hasPrefix(answer))
    }
  }

  @Test func manyIdleConnectionsAndABurstDuringBuildsAreNoTrouble() async throws {
    let live = live
    let request = "GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let last = "GET /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    try await LoopbackServer.run(live) { server in
      var idle: [AsyncSocket] = []
      for _ in 0..<500 { idle.append(try await server.connect()) }
      defer { for socket in idle { try? socket.close() } }
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<50 {
          group.addTask {
            let text = try await server.talk(String(repeating: request, count: 199) + last)
            return text.components(separatedBy: "HTTP/1.1 200 OK").count - 1
          }
        }
        for number in 0..<100 {
          live.publish(
            ServedSite(
              .small(["a/index.html": PreviewBuild.page("A\(number)"), "404.html": "", "x.css": "\(number)"]))
          )
          await Task.yield()
        }
        let answers = try await group.reduce(0, +)
        #expect(answers == 10_000)
      }
    }
  }

  @Test func aPortThatIsTakenIsPassedOver() throws {
    let first = try Listener(host: "127.0.0.1", port: 0)
    let second = try Listener(host: "127.0.0.1", port: first.port)
    #expect(second.port > first.port)
  }

  @Test(arguments: ["example.org", "999.1.1.1", "203.0.113.7"])
  func anAddressThatIsNotOursIsRefused(host: String) {
    #expect(throws: PreviewFailure.self) { try Listener(host: host, port: 0) }
  }

  @Test func aTabIsToldOfANewPage() async throws {
    let live = live
    let version = live.site.shown(at: try #require(RequestPath("/a/"))).version.hexadecimal
    let assets = live.site.assetsVersion.hexadecimal
    try await LoopbackServer.run(live) { server in
      let socket = try await server.connect()
      defer { try? socket.close() }
      try await socket.write(
        Data(
          "GET /_vipera/events?page=/a/&version=\(version)&assets=\(assets) HTTP/1.1\r\nHost: localhost\r\n\r\n"
            .utf8))
      var told = ""
      while !told.contains("event: faults") {
        told += String(decoding: try await socket.read(atMost: 4_096), as: UTF8.self)
      }
      #expect(!told.contains("event: reload"))
      live.publish(ServedSite(.small(["a/index.html": PreviewBuild.page("New")])))
      while !told.contains("event: reload") {
        told += String(decoding: try await socket.read(atMost: 4_096), as: UTF8.self)
      }
      live.close()
      _ = try await socket.rest()
    }
  }
}
