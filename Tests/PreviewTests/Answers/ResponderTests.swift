import Testing

@testable import Preview

@Suite struct ResponderTests {
  static let files = [
    "index.html": PreviewBuild.page("Home"), "a/index.html": PreviewBuild.page("A"),
    "404.html": PreviewBuild.page("Lost"),
    "style.css": "p {}", "film.mp4": "0123456789", "a.tar.gz": "x", "word": "w",
    "café/index.html": PreviewBuild.page("Café"),
    "_headers": "/*\n  X-All: yes\n/a/*\n  X-A: 1\n  Cache-Control: max-age=9\n",
  ]

  let responder = Responder(LiveSite(.small(files)))

  @Test(arguments: [
    ("/", 200, "text/html; charset=utf-8"), ("/a/", 200, "text/html; charset=utf-8"),
    ("/a/index.html", 200, "text/html; charset=utf-8"), ("/style.css", 200, "text/css; charset=utf-8"),
    ("/style.css?v=1", 200, "text/css; charset=utf-8"), ("/film.mp4", 200, "video/mp4"),
    ("/a.tar.gz", 200, "application/gzip"), ("/word", 200, "application/octet-stream"),
    ("/caf%C3%A9/", 200, "text/html; charset=utf-8"), ("/style.css/", 404, "text/html; charset=utf-8"),
    ("/b", 404, "text/html; charset=utf-8"), ("//a/", 404, "text/html; charset=utf-8"),
    ("/%2e%2e/etc/passwd", 400, "text/plain; charset=utf-8"), ("*", 400, "text/plain; charset=utf-8"),
    ("http://localhost/", 400, "text/plain; charset=utf-8"),
  ])
  func aPathLeadsToWhatABuildWrites(target: String, status: Int, type: String) {
    let response = responder.get(target)
    #expect(response.status.rawValue == status)
    #expect(response["Content-Type"] == type)
    #expect(status != 404 || response.text.contains("Lost"))
  }

  @Test func aFolderWithoutItsSlashLeadsOn() {
    let response = responder.get("/a?b=c")
    #expect(response.status == .found)
    #expect(response["Location"] == "/a/?b=c")
  }

  @Test func aSiteBelowABasePathIsServedThere() {
    let responder = Responder(LiveSite(.small(basePath: "/sub/dir/")))
    #expect(responder.get("/sub/dir/a/").text.contains("<p>A</p>"))
    #expect(responder.get("/")["Location"] == "/sub/dir/")
    #expect(responder.get("/sub/dir")["Location"] == "/sub/dir/")
    #expect(responder.get("/a/").status == .notFound)
    #expect(responder.get("/sub/").status == .notFound)
  }

  @Test func whatAClientHasIsNotSentAgain() throws {
    let tag = try #require(responder.get("/a/")["ETag"])
    for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let response = responder.get("/a/", [("if-none-match", field)])
      #expect(response.status == .notModified)
      #expect(response["ETag"] == tag)
    }
    #expect(responder.get("/a/", [("if-none-match", "\"x\"")]).status == .ok)
    #expect(responder.get("/style.css", [("if-none-match", tag)]).status == .ok)
  }

  @Test func thePartsOfAFilmAreSent() {
    let part = responder.get("/film.mp4", [("range", "bytes=2-4")])
    #expect(part.status == .partialContent)
    #expect(part.text == "234")
    #expect(part["Content-Range"] == "bytes 2-4/10")
    let none = responder.get("/film.mp4", [("range", "bytes=10-")])
    #expect(none.status == .rangeNotSatisfiable)
    #expect(none["Content-Range"] == "bytes */10")
    #expect(
      responder.get("/film.mp4", [("range", "bytes=2-4"), ("if-range", "\"old\"")]).text == "0123456789")
  }

  @Test func headersOfTheSiteAreSentButForHowLongToKeep() {
    let page = responder.get("/a/")
    #expect(page["X-All"] == "yes")
    #expect(page["X-A"] == "1")
    #expect(page["Cache-Control"] == "no-cache")
    #expect(responder.get("/")["X-A"] == nil)
    #expect(responder.get("/lost")["X-All"] == "yes")
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "get"])
  func aPreviewIsThereToBeRead(method: String) {
    let response = responder.get("/", method: method)
    #expect(response.status == .methodNotAllowed)
    #expect(response["Allow"] == "GET, HEAD")
  }

  @Test(arguments: [
    ("localhost", true), ("localhost:8080", true), ("LOCALHOST", true), ("app.localhost:1", true),
    ("127.0.0.1:8080", true),
    ("192.168.1.7", true), ("[::1]:8080", true), ("evil.example", false), ("localhost.evil.example", false),
    ("127.0.0.1.evil.example", false), ("", false), ("1.2.3", false), ("300.1.1.1", false),
  ])
  func onlyHostsThatCannotBeTakenOverAreAnswered(host: String, isAllowed: Bool) {
    #expect(responder.get("/", [("host", host)]).status == (isAllowed ? .ok : .misdirected))
  }

  @Test func aRequestWithoutAHostIsRefused() {
    let request = Request(method: "GET", target: "/", isPersistentByDefault: true, fields: [])
    #expect(responder.answer(request).status == .badRequest)
  }

  @Test func onlyPagesGetTheScript() {
    let responder = Responder(LiveSite(.small(Self.files)), reloads: true)
    let page = responder.get("/a/").text
    #expect(page.contains("<p>A</p><script src=\"/_vipera/reload.js\""))
    #expect(page.hasSuffix("</body></html>"))
    #expect(responder.get("/style.css").text == "p {}")
    #expect(self.responder.get("/a/").text == PreviewBuild.page("A"))
  }

  @Test func untilTheSiteCanBeBuiltThereIsAPageThatWaits() {
    let responder = Responder(LiveSite(.nothing), reloads: true)
    let response = responder.get("/a/")
    #expect(response.status == .unavailable)
    #expect(response.text.contains("reload.js"))
  }
}
