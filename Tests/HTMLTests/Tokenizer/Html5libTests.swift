import Foundation
import Testing

@testable import HTML

/// The tokenizer against the html5lib tests, which others wrote. Without them the test says it was skipped.
@Suite struct Html5libTests {
  /// The folder of the `.test` files.
  static let folder = ProcessInfo.processInfo.environment["VIPERA_HTML5LIB"]

  @Test(.enabled(if: folder != nil, "VIPERA_HTML5LIB names no folder of html5lib tests"))
  func tokensAndErrorsAreThoseOfTheStandard() throws {
    let suite = try Html5libSuite(folder: #require(Self.folder))
    var failures: [String] = []
    for test in suite.tests {
      let result = Html5libRun(of: test)
      if result.tokens != test.tokens || result.errors != test.errors {
        failures.append(
          """
          \(test.name): \(test.input.debugDescription)
            expected \(test.tokens) \(test.errors)
            got      \(result.tokens) \(result.errors)
          """)
      }
    }
    print(
      "html5lib: \(suite.tests.count - failures.count) of \(suite.tests.count), \(suite.skipped.count) left out"
    )
    #expect(suite.tests.count > 6_500)
    #expect(failures == [], "\(failures.prefix(20).joined(separator: "\n"))")
  }
}
