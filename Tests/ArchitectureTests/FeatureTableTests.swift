import Foundation
import Testing

/// The table of features in the documentation says nothing that no test shows.
@Suite struct FeatureTableTests {
  private struct Row {
    let feature: String
    let answer: String
    let page: String
    let test: String

    init?(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 5, !cells[0].hasPrefix("-"), cells[0] != "Feature" else { return nil }
      (feature, answer, page, test) = (cells[0], cells[1], cells[2], cells[3])
    }
  }

  @Test func everyFeatureHasItsPageAndItsTest() throws {
    let table = try String(
      contentsOf: SourceTree.root.appending(path: "Content/guide/features.md"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("|") }.compactMap(Row.init)
    let tests = try testNames()
    #expect(rows.count > 50)
    for row in rows {
      if row.answer == "no" {
        #expect(row.page.isEmpty && row.test.isEmpty, "\(row.feature)")
      } else {
        #expect(row.answer == "yes" || row.answer.hasPrefix("in part: "), "\(row.feature)")
        #expect(row.page.contains("]("), "\(row.feature) has no page")
        #expect(tests.contains(row.test), "\(row.feature): there is no test \(row.test)")
      }
    }
  }

  /// All tests, as `Suite.test`.
  private func testNames() throws -> Set<String> {
    let folder = SourceTree.root.appending(path: "Tests")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.lastPathComponent.hasSuffix("Tests.swift") {
      let suite = file.deletingPathExtension().lastPathComponent
      let text = try String(contentsOf: file, encoding: .utf8)
      for part in text.split(separator: "@Test").dropFirst() {
        if let name = part.firstMatch(of: /func (\w+)\(/)?.1 { names.insert("`\(suite).\(name)`") }
      }
    }
    return names
  }
}
