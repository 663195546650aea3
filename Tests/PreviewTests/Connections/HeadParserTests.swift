import Testing

@testable import Preview

@Suite struct HeadParserTests {
  private func requests(in text: String, byBytes count: Int) throws -> [String] {
    var parser = HeadParser()
    var told: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: count) {
      parser.append(Array(bytes[start..<min(start + count, bytes.count)]))
      while let request = try parser.next() {
        told.append("\(request.method) \(request.target) \(request["host"] ?? "-")")
      }
    }
    return told
  }

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func requestsAreReadHoweverTheyCome(count: Int) throws {
    let text =
      "GET / HTTP/1.1\r\nHost: a\r\n\r\n\r\nHEAD /b?c HTTP/1.0\nhost:b \n\nGET /d HTTP/1.1\r\n\r\nGET /unfinished HTTP/1.1\r\n"
    #expect(try requests(in: text, byBytes: count) == ["GET / a", "HEAD /b?c b", "GET /d -"])
  }

  @Test(arguments: [
    "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/2.0\r\n\r\n", "G\u{01}T / HTTP/1.1\r\n\r\n",
    "hello\r\n\r\n",
    "GET /a b HTTP/1.1\r\n\r\n", "GET /ä HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", "GET / HTTP/1.1\r\n: b\r\n\r\n", "GET / HTTP/1.1\r\nA\r\n\r\n",
    "GET / HTTP/1.1\r\nA: \u{01}\r\n\r\n", " GET / HTTP/1.1\r\n\r\n",
  ])
  func whatIsNoRequestIsRefused(text: String) {
    #expect(throws: HeadParser.Refusal.malformed) { try requests(in: text, byBytes: 5) }
  }

  @Test func noHeadGrowsWithoutBound() {
    let long = String(repeating: "a", count: 5_000_000)
    #expect(throws: HeadParser.Refusal.targetTooLong) { try requests(in: "GET /\(long)", byBytes: 4_096) }
    #expect(throws: HeadParser.Refusal.tooLarge) {
      try requests(in: "GET / HTTP/1.1\r\nA: \(long)", byBytes: 4_096)
    }
    let lines = String(repeating: "A: b\r\n", count: 1_000_000)
    #expect(throws: HeadParser.Refusal.tooLarge) {
      try requests(in: "GET / HTTP/1.1\r\n\(lines)", byBytes: 4_096)
    }
    #expect(throws: HeadParser.Refusal.malformed) {
      try requests(in: String(repeating: "\r\n", count: 1_000_000), byBytes: 4_096)
    }
  }

  @Test(arguments: [
    ("HTTP/1.1", "", true), ("HTTP/1.1", "Connection: close\r\n", false), ("HTTP/1.0", "", false),
    ("HTTP/1.0", "Connection: Keep-Alive\r\n", true), ("HTTP/1.1", "Content-Length: 5\r\n", false),
    ("HTTP/1.1", "Content-Length: 0\r\n", true), ("HTTP/1.1", "Transfer-Encoding: chunked\r\n", false),
  ])
  func aConnectionIsKeptWhileItIsClearWhatFollows(version: String, field: String, isKept: Bool) throws {
    var parser = HeadParser()
    parser.append(Array("GET / \(version)\r\n\(field)\r\n".utf8))
    let request = try parser.next()
    #expect(request?.keepsConnection == isKept)
  }
}
