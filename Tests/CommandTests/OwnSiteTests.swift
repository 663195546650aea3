import Foundation
import Testing

/// This repository's own site, which is the documentation.
@Suite struct OwnSiteTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: ["https://vipera.example/", "https://example.org/sub/path/"])
  func ownSiteBuildsWithoutADiagnosticAndEveryLinkLeadsToAFile(baseURL: String) throws {
    let site = try TemporarySite([:])
    let outcome = try site.build(
      "--root", Self.repository.path(percentEncoded: false), "-o", "Public", "--base-url", baseURL,
      "--strict",
      clock: "2026-12-01")
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    let files = try site.snapshot()
    #expect(files.keys.count { $0.hasSuffix(".html") } > 60)
    let base = try #require(URL(string: baseURL)).path()
    for (page, link) in LinkCheck.localLinks(in: files) {
      let path = try #require(link.hasPrefix(base) ? link.dropFirst(base.count) : nil, "\(page): \(link)")
      let file = String(path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path)
      #expect(files[file] != nil, "\(page): \(link)")
    }
  }
}
