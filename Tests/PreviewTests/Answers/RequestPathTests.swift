import Testing

@testable import Preview

@Suite struct RequestPathTests {
  @Test(arguments: [
    ("/", [""]), ("/a", ["a"]), ("/a/", ["a", ""]), ("/a/b.css", ["a", "b.css"]), ("/caf%C3%A9", ["café"]),
    ("/a%20b", ["a b"]), ("//", ["", ""]), ("/...", ["..."]),
  ])
  func aPathIsDecoded(target: String, components: [String]) {
    #expect(RequestPath(target[...])?.components == components)
  }

  @Test(arguments: [
    "", "a", "/..", "/../etc/passwd", "/a/../b", "/%2e%2e/etc/passwd", "/%2E%2e", "/.%2e/a", "/a/.", "/%2e",
    "/a%2fb", "/..%2f..%2fetc%2fpasswd", "/a%00", "/a\\b", "/..%5c..%5cetc", "/%", "/%4", "/%zz", "/%ff",
    "/%c0%ae%c0%ae/",
  ])
  func whatNoLinkOfASiteHasIsRefused(target: String) {
    #expect(RequestPath(target[...]) == nil)
  }
}
