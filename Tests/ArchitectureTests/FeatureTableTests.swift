import Foundation
import Testing

/// The table of features in the documentation says nothing that no test shows.
@Suite struct FeatureTableTests {
  private struct Row {
    let feature: String
    let answer: String
    let test: String

    init?(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 4, !cells[0].hasPrefix("-"), cells[0] != "Feature" else { return nil }
      (feature, answer, test) = (cells[0], cells[1], cells[2])
    }
  }

  @Test func everyFeatureHasItsPageAndItsTest() throws {
    let table = try String(
      contentsOf: SourceTree.root.appending(path: "Content/guide/features.md"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("|") }.compactMap(Row.init)
    let tests = try tests()
    #expect(rows.count > 50)
    for row in rows {
      if row.answer == "no" {
        #expect(row.test.isEmpty, "\(row.feature)")
      } else {
        #expect(
          row.answer.hasPrefix("[yes](") || row.answer.hasPrefix("[in part]("), "\(row.feature) has no page")
        let isThere = tests.contains(Self.letters(of: row.test))
        #expect(isThere, "\(row.feature): there is no test “\(row.test)”")
      }
    }
  }

  /// The letters of all tests' names, each with its suite behind it.
  private func tests() throws -> Set<String> {
    let folder = SourceTree.root.appending(path: "Tests")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.lastPathComponent.hasSuffix("Tests.swift") {
      let suite = file.deletingPathExtension().lastPathComponent
      let text = try String(contentsOf: file, encoding: .utf8)
      for part in text.split(separator: "@Test").dropFirst() {
        if let name = part.firstMatch(of: /func (\w+)\(/)?.1 {
          names.insert(Self.letters(of: "\(name)\(suite)"))
        }
      }
    }
    return names
  }

  private static func letters(of text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
