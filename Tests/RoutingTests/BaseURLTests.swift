import Routing
import Testing

@Suite struct BaseURLTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org", "/"),
    ("https://example.org/", "https://example.org", "/"),
    ("https://example.org/docs", "https://example.org", "/docs/"),
    ("https://example.org/a/b/", "https://example.org", "/a/b/"),
    ("HTTPS://Example.org", "https://Example.org", "/"),
    ("http://localhost:8080/x", "http://localhost:8080", "/x/"),
    ("http://127.0.0.1", "http://127.0.0.1", "/"),
    ("http://[::1]:80/", "http://[::1]:80", "/"),
    ("http://[::1]", "http://[::1]", "/"),
    ("https://example.org/~me/a%20b", "https://example.org", "/~me/a%20b/"),
  ])
  func anAddressIsItsOriginAndItsBasePath(text: String, origin: String, path: String) throws {
    let url = try #require(BaseURL(text))
    #expect(url.origin == origin)
    #expect(url.path == path)
    #expect(url.description == origin + path)
  }

  @Test(arguments: [
    "", "/", "example.org", "//example.org", "https:", "https:/", "https://", "https:///docs",
    "ftp://example.org",
    "file:///tmp", "javascript:alert(1)", "https://example.org/?q", "https://example.org?q",
    "https://example.org/#a",
    "https://me@example.org", "https://me:pw@example.org", "https://example.org:0",
    "https://example.org:65536",
    "https://example.org:", "https://example.org:8o", "https://example.org:+80", "https://exa mple.org",
    "https://example.org/a b", "https://example.org/\"", "https://example.org/<", "https://example.org/100%",
    "https://example.org/%2", "https://example.org/%zz", "https://grün.example", "https://.", "https://[]",
    "https://[::1", "https://example.org/\0", " https://example.org", "https://example.org/\n",
    // Links would start with two slashes and lead to another host.
    "https://example.org//", "https://example.org//docs", "https://example.org/a//b",
    "https://example.org/../docs", "https://example.org/a/.", "https://example.org/a/../",
  ])
  func whatIsNoAddressOfASiteIsRefused(text: String) {
    #expect(BaseURL(text) == nil)
  }

  @Test func aSiteThatIsNotPublishedHasNoOrigin() {
    #expect(BaseURL.root.description == "/")
  }
}
