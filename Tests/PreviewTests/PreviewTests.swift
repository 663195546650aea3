import Foundation
import Synchronization
import TemporaryFolders
import Testing

@testable import Preview

@Suite struct PreviewTests {
  /// A site whose one page is the text of its one file; it cannot be built while that says so.
  private struct FileSite: PreviewSite {
    struct Broken: Error {}

    let folder: TemporaryFolder

    func build(changed: Set<String>?) async throws -> PreviewBuild {
      let text = try String(contentsOfFile: "\(folder.path)/Content/a.md", encoding: .utf8)
      if text == "broken" { throw Broken() }
      return .small(["index.html": text])
    }
  }

  /// Hands on what it is told.
  private struct Teller: PreviewDelegate {
    let events = AsyncStream<String>.makeStream()

    func previewDidStart(at address: String) { events.continuation.yield("start \(address)") }

    func previewDidBuild(_ build: PreviewBuild, after changed: Set<String>?, in duration: Duration) {
      events.continuation.yield("build \(changed?.sorted().joined(separator: " ") ?? "all")")
    }

    func previewDidFail(_ error: any Error) { events.continuation.yield("failure") }
  }

  @Test func aChangeIsBuiltAndServedAndAFailureIsSurvived() async throws {
    let folder = try TemporaryFolder(["Content/a.md": "one"])
    let teller = Teller()
    var settings = PreviewSettings(of: WatchedFolders(root: folder.path, folders: ["Content"]))
    settings.port = 0
    settings.reloads = false
    settings.patience = .endless
    let preview = Preview(FileSite(folder: folder), settings, delegate: teller)
    try await withThrowingTaskGroup { group in
      group.addTask { try await preview.run() }
      defer { group.cancelAll() }
      var events = teller.events.stream.makeAsyncIterator()
      #expect(await events.next() == "build all")
      let start = try #require(await events.next())
      let port = try #require(UInt16(start.dropLast().split(separator: ":").last ?? ""))
      let server = LoopbackServer(port: port)
      let request = "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n"
      #expect(try await server.talk(request).hasSuffix("\r\n\r\none"))
      for (text, event) in [
        ("two", "build Content/a.md"), ("broken", "failure"), ("three", "build Content/a.md"),
      ] {
        try folder.write(Data(text.utf8), to: "Content/a.md")
        #expect(await events.next() == event)
      }
      #expect(try await server.talk(request).hasSuffix("\r\n\r\nthree"))
      preview.rebuild()
      #expect(await events.next() == "build all")
    }
  }

  @Test func whatCannotBeBuiltAtAllIsNotServed() async throws {
    let folder = try TemporaryFolder(["Content/a.md": "broken"])
    var settings = PreviewSettings(of: WatchedFolders(root: folder.path, folders: ["Content"]))
    settings.port = 0
    let preview = Preview(FileSite(folder: folder), settings, delegate: Teller())
    await #expect(throws: FileSite.Broken.self) { try await preview.run() }
  }
}
