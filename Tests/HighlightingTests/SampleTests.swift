import Foundation
import Testing

@testable import Highlighting

/// Real code of each language, beside what it is highlighted as: reviewed by eye, kept in files.
@Suite struct SampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
  /// Whether the files are to be written anew, to be reviewed as a difference.
  private static let writes = ProcessInfo.processInfo.environment["VIPERA_WRITE_SAMPLES"] != nil

  @Test(arguments: Languages.all.map { $0.names[0] })
  func sampleIsHighlightedAsReviewed(name: String) throws {
    let code = [UInt8](try Data(contentsOf: Self.folder.appending(path: "\(name).txt")))
    let highlighter = try #require(Highlighter(language: name))
    let html = highlighter.html(code)
    let file = Self.folder.appending(path: "\(name).html")
    if Self.writes { try Data(html).write(to: file) }
    let reviewed = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(String(decoding: html, as: UTF8.self) == reviewed)
    #expect(text(ofMarkup: html) == code)
    #expect(code.count { $0 == 0x0A } >= 58)
  }

  @Test(arguments: Languages.all.map { $0.names[0] })
  func grammarNamesOnlyWhatExists(name: String) throws {
    let tables = try #require(Languages.byName[name]).tables
    #expect(tables.unknownNames == [])
    #expect(tables.setCount <= 64)
  }

  @Test func everyNameIsInSmallLettersAndOfOneLanguage() {
    #expect(Highlighter.names.allSatisfy { $0 == $0.lowercased() })
    #expect(Set(Highlighter.names).count == Highlighter.names.count)
  }

  @Test(arguments: [
    ("JS", "javascript"), ("ts", "typescript"), ("jsx", "javascript"), ("sh", "shell"), ("C++", "c++"),
    ("objc", "objective-c"),
    ("yml", "yaml"), ("py", "python"), ("rb", "ruby"), ("rs", "rust"), ("golang", "go"), ("make", "makefile"),
    ("docker", "dockerfile"), ("patch", "diff"), ("html+mustache", "mustache"), ("Swift", "swift"),
  ])
  func languageHasItsUsualAliases(alias: String, name: String) {
    #expect(Highlighter(language: alias)?.name == name)
  }

  @Test func unknownLanguageHasNoHighlighter() {
    #expect(Highlighter(language: "klingon") == nil)
    #expect(Highlighter(language: "") == nil)
  }
}
