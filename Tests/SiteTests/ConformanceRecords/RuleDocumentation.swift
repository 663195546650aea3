import Diagnostics
import Entities
import Foundation
import TestSupport
import Testing

@testable import HTML

/// The files of the documentation that are made from the rules themselves.
struct RuleDocumentation: CustomTestStringConvertible {
  /// Below the top of the repository.
  let path: String
  /// What the file has to be, given what it is.
  let text: @Sendable (String) -> String

  var testDescription: String { path }

  static let all = ["html", "aria", "url", "meta"].map(records) + [table]

  /// A record for each rule of a family.
  private static func records(of family: String) -> RuleDocumentation {
    RuleDocumentation(path: "Content/rules/conformance-\(family).json") { _ in
      let records = RuleGroup.all.flatMap { group in
        group.rules.filter { $0.family == family }.map { RuleRecord(rule: $0, group: group).json }
      }
      return "[\n" + records.joined(separator: ",\n") + "\n]\n"
    }
  }

  /// The table of groups in the guide: it takes the place of the one that starts with the same words.
  private static let table = RuleDocumentation(path: "Content/guide/checking.md") { page in
    let head = "| Group | Rules | Warnings among them |"
    let rows = RuleGroup.all.map { group in
      let anchor = Slug(from: group.title)
      let warnings = group.rules.count { $0.severity == .warning }
      return "| [\(group.title)](/rules/#\(anchor)) | \(group.rules.count) | \(warnings) |"
    }
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: head) else { return "a page with the line \(head)" }
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    lines.replaceSubrange(start..<end, with: [head, "|---|--:|--:|"] + rows)
    return lines.joined(separator: "\n")
  }

  /// What is committed; empty if there is no such file.
  var committed: String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  func write() throws {
    try Data(text(committed).utf8).write(to: file)
  }

  private var file: URL { URL(filePath: Repository.root).appending(path: path) }
}
