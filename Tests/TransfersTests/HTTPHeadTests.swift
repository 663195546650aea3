import Testing

@testable import Transfers

@Suite struct HTTPHeadTests {
  @Test(arguments: ["", "HTTP/1.1 200", "HTTP/1.1\r\n\r\n", "x\r\n\r\n", "HTTP/2 x\r\n\r\n", "\r\n\r\n"])
  func whatIsNoHeadIsNone(text: String) {
    #expect(HTTPHead(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("text/html", true), ("TEXT/HTML;charset=x", true), ("application/xhtml+xml", true),
    ("text/plain", false),
  ])
  func theTypeSaysWhetherItIsAPage(type: String, isHTML: Bool) throws {
    let head = try #require(HTTPHead(Array("HTTP/2 200 \ncontent-TYPE:\(type)\n\nx".utf8)))
    #expect(head.isHTML == isHTML)
    #expect(head.status == 200)
  }
}
