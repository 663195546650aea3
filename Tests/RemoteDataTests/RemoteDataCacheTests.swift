import Files
import TemporaryFolders
import Testing

@testable import RemoteData

@Suite struct RemoteDataCacheTests {
  private static let url = "https://example.org/a.json"
  private let folder: TemporaryFolder
  private let cache: RemoteDataCache

  init() throws {
    folder = try TemporaryFolder()
    cache = RemoteDataCache("\(folder.path)/a/b")
  }

  private func keep(_ text: String, asked: Int = 5, of url: String = url) {
    let content = Array(text.utf8)
    cache.keep(
      .init(
        content: content, name: RemoteDataCache.name(of: content, from: url), asked: asked, etag: "\"x\"",
        lastModified: nil), of: url)
  }

  private func text(of url: String = url) -> String? {
    cache.entry(of: url).map { String(decoding: $0.content, as: UTF8.self) }
  }

  private func files() -> [String] {
    FileTree.walk("\(folder.path)/a/b", includingHidden: true).files.map(\.path).sorted()
  }

  @Test func whatIsKeptIsThereAgain() throws {
    #expect(text() == nil)
    keep("one")
    let entry = try #require(cache.entry(of: Self.url))
    #expect(String(decoding: entry.content, as: UTF8.self) == "one")
    #expect(entry.asked == 5)
    #expect(entry.etag == "\"x\"")
    #expect(entry.lastModified == nil)
    #expect(text(of: "https://example.org/b.json") == nil)
  }

  @Test func anotherContentHasAnotherFileAndDropsTheOneBefore() throws {
    keep("one")
    let first = try #require(cache.entry(of: Self.url)?.name)
    keep("two", of: "https://example.org/b.json")
    keep("one", asked: 7)
    #expect(cache.entry(of: Self.url)?.name == first)
    #expect(cache.entry(of: Self.url)?.asked == 7)
    keep("three")
    #expect(text() == "three")
    #expect(text(of: "https://example.org/b.json") == "two")
    #expect(files().count == 4)
    #expect(!files().contains(first))
  }

  @Test func whatIsNotWholeIsNothing() throws {
    keep("one")
    let content = try #require(files().first { !$0.hasSuffix(".json") })
    let head = try #require(files().first { $0.hasSuffix(".json") })
    try folder.write("on", to: "a/b/\(content)")
    #expect(text() == nil)
    keep("one")
    #expect(text() == "one")
    try folder.remove("a/b/\(content)")
    #expect(text() == nil)
    keep("one")
    try folder.write("{\"version\":1,", to: "a/b/\(head)")
    #expect(text() == nil)
  }

  @Test(arguments: [
    "{\"version\":2,\"url\":\"URL\",\"asked\":5,\"content\":\"CONTENT\"}",
    "{\"version\":1,\"url\":\"https://example.org/\",\"asked\":5,\"content\":\"CONTENT\"}",
    "{\"version\":1,\"url\":\"URL\",\"asked\":9223372036854775807,\"content\":\"CONTENT\"}",
    "{\"version\":1,\"url\":\"URL\",\"asked\":-5,\"content\":\"CONTENT\"}",
    "{\"version\":1,\"url\":\"URL\",\"asked\":5,\"content\":\"../../mine\"}", "[]", "",
  ])
  func whatNobodyHereWroteIsNothingAndNothingIsRemovedForIt(head: String) throws {
    try folder.write("mine", to: "mine")
    keep("one")
    let content = try #require(files().first { !$0.hasSuffix(".json") })
    let name = try #require(files().first { $0.hasSuffix(".json") })
    try folder.write(
      head.replacing("URL", with: Self.url).replacing("CONTENT", with: content), to: "a/b/\(name)")
    #expect(text() == nil)
    keep("two")
    #expect(text() == "two")
    #expect(try FileReader.bytes(of: "\(folder.path)/mine") == Array("mine".utf8))
  }
}
