import Foundation
import Testing

/// Every rule that a diagnostic can name has its page in the documentation, and no page is of a rule that is none.
@Suite struct RuleRecordTests {
  /// The families of rules.
  private static let families =
    "aria|asset|build|content|csv|external|feed|files|front-matter|html|import|json|link|markdown|meta|policy|remote|routing|settings|site|sitemap|template|toml|url|yaml"

  private struct RuleRecord: Decodable {
    let title: String
  }

  @Test func everyRuleHasARecordAndEveryRecordARule() throws {
    let rules = try rulesInSources()
    let documented = try rulesInDocumentation()
    let records = Set(documented)
    #expect(rules.count > 50)
    #expect(documented.count == records.count, "rules with several records")
    #expect(rules.subtracting(records).sorted() == [], "rules without a record in Content/rules")
    #expect(records.subtracting(rules).sorted() == [], "records of no rule")
  }

  /// The names of rules stand in the sources as they are, never put together from pieces.
  private func rulesInSources() throws -> Set<String> {
    let name = try Regex("\"((?:\(Self.families))/[a-z0-9-]+)\"", as: (Substring, Substring).self)
    return Set(
      try SourceTree.files(below: [""]).flatMap { file in file.text.matches(of: name).map { String($0.1) } })
  }

  private func rulesInDocumentation() throws -> [String] {
    let folder = SourceTree.root.appending(path: "Content/rules")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.flatMap { try JSONDecoder().decode([RuleRecord].self, from: Data(contentsOf: $0)) }
      .map(\.title)
  }
}
