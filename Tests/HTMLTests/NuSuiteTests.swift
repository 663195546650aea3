import Diagnostics
import Foundation
import Testing

@testable import HTML

/// The checker's verdicts against those of the Nu Html Checker on its own pages. Without them the tests say they were skipped.
@Suite struct NuSuiteTests {
  /// The folder with `suite-dev` and `valid-idioms`.
  static let folder = ProcessInfo.processInfo.environment["VIPERA_NU"]

  /// Pages that the suite calls valid, of what the HTML Standard asks and the Nu Html Checker does not look at, with the rule that
  /// warns of it.
  private static let beyondNu = [
    "html-aria/misc/input-image-reset-submit.html": "html/image-button-source",
    "html/elements/area/href-isvalid.html": "html/same-maps",
    "html/elements/input/type-image-formaction/scheme-data-contains-fragment-haswarn.html":
      "html/image-button-source",
    "html/elements/map/model-isvalid.html": "html/same-maps",
    "html/elements/script/comment-with-slash-isvalid.html": "meta/missing-encoding",
    "html/elements/track/src-isvalid.html": "html/subtitles-language",
  ]

  private struct Page {
    let path: String
    let expected: Substring
    /// The case that the page is one of: pages of one case differ in small things only.
    let family: Substring
  }

  @Test(.enabled(if: folder != nil, "VIPERA_NU names no folder of the Nu Html Checker's pages"))
  func verdictsAgree() throws {
    let folder = try "\(#require(Self.folder))/suite-dev"
    let pages = try pages(of: folder)
    #expect(pages.count > 3_000)
    var checker = Checker()
    var missed: [Page] = []
    var mistaken: [String] = []
    var unwarned: [String] = []
    for page in pages {
      let faults = checker.faults(in: try bytes("\(folder)/\(page.path)")).filter {
        $0.rule.id != Self.beyondNu[page.path]
      }
      let isRefused = faults.contains { $0.rule.severity == .error }
      switch page.expected {
      case "invalid": if !isRefused { missed.append(page) }
      case "valid": if !faults.isEmpty { mistaken.append("\(page.path): \(faults[0].rule.id)") }
      default:
        if isRefused { mistaken.append("\(page.path): \(faults[0].rule.id)") }
        if faults.isEmpty { unwarned.append(page.path) }
      }
    }
    let invalid = pages.filter { $0.expected == "invalid" }
    let families = Set(invalid.map(\.family)).count
    print("Nu: \(invalid.count - missed.count) of \(invalid.count) refused, \(mistaken.count) mistaken")
    // One page of a family that is missed counts for its part only; this is stricter.
    #expect(Double(missed.count) <= 0.01 * Double(invalid.count), "\(missed.prefix(20).map(\.path))")
    #expect(Double(Set(missed.map(\.family)).count) <= 0.02 * Double(families))
    #expect(mistaken == [])
    #expect(unwarned.count <= 2, "\(unwarned)")
  }

  @Test(.enabled(if: folder != nil, "VIPERA_NU names no folder of the Nu Html Checker's pages"))
  func idiomsHaveNoError() throws {
    let folder = try "\(#require(Self.folder))/valid-idioms"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".html") }
    #expect(names.count > 50)
    var checker = Checker()
    for name in names {
      let errors = checker.faults(in: try bytes("\(folder)/\(name)")).filter { $0.rule.severity == .error }
      #expect(errors == [], "\(name)")
    }
  }

  private func pages(of folder: String) throws -> [Page] {
    try String(contentsOfFile: "\(folder)/manifest.tsv", encoding: .utf8).split(separator: "\n").dropFirst()
      .map {
        let fields = $0.split(separator: "\t", omittingEmptySubsequences: false)
        return Page(path: String(fields[0]), expected: fields[1], family: fields[5])
      }
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }
}
