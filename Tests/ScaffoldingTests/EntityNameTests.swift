import Entities
import Testing

@testable import Scaffolding

/// What somebody calls a new entity.
@Suite struct EntityNameTests {
  private func name(
    _ text: String, title: String? = nil, hasFolders: Bool = false
  ) throws(ScaffoldRefusal) -> EntityName {
    try EntityName(text, title: title, hasFolders: hasFolders, extensions: ["md"])
  }

  @Test(arguments: [
    ("Hello, world", "Hello, world", "hello-world"), ("hello-world", "Hello world", "hello-world"),
    ("  A  b ", "A  b", "a-b"), ("Ann's \"A: b\" # c", "Ann's \"A: b\" # c", "anns-a-b-c"),
    ("über_mich", "Über mich", "über_mich"), ("🐍 Swift", "🐍 Swift", "swift"), ("2026", "2026", "2026"),
    ("TCP/IP", "TCP/IP", "tcp-ip"), ("Wait...", "Wait...", "wait"), ("hello.md", "Hello", "hello"),
    ("untitled", "Untitled", "untitled"),
  ])
  func aNameHasATitleAndASlug(text: String, title: String, slug: String) throws {
    let name = try name(text)
    #expect(name.title == title)
    #expect(name.slug.description == slug)
  }

  @Test func aTitleMayBeGiven() throws {
    let name = try name("tcp-ip", title: " TCP/IP ")
    #expect(name.title == "TCP/IP")
    #expect(name.slug.description == "tcp-ip")
  }

  @Test func foldersStandBeforeAPage() throws {
    let name = try name("guide/first steps/Start here", hasFolders: true)
    #expect(name.folders == ["guide", "first steps"])
    #expect(name.title == "Start here")
  }

  @Test func thePathOfAFileIsAName() throws {
    let name = try name("Content/guide/start.md", hasFolders: true)
    #expect(name.folders == ["guide"])
    #expect(name.slug.description == "start")
  }

  @Test func aVeryLongNameIsCutInURLsAlone() throws {
    let text = String(repeating: "word ", count: 100)
    let name = try name(text)
    #expect(name.slug.description.utf8.count <= 200)
    #expect(name.title == String(text.dropLast()))
  }

  @Test(arguments: [
    "", " ", "..", "../a", "/etc/passwd", "a/../b", "./a", "!!!", "🐍", ".md", "a\nb", "a\u{2028}b", "a\u{0}b",
  ])
  func whatIsNoNameIsRefused(text: String) {
    #expect(throws: ScaffoldRefusal.self) { try name(text) }
    #expect(throws: ScaffoldRefusal.self) { try name(text, hasFolders: true) }
  }

  @Test(arguments: ["a//b", "a/", "!!!/b", "guide/.."])
  func foldersWithoutANameAreRefused(text: String) {
    #expect(throws: ScaffoldRefusal.self) { try name(text, hasFolders: true) }
  }
}
