import Diagnostics
import Testing

@Suite struct RepositoryPathsTests {
  static func path(_ file: String, from folder: String, below top: String) -> String {
    let fault = Diagnostic(rule: "a/b", "so", at: SourceLocation(file: file))
    let paths = RepositoryPaths(from: folder, below: top)
    let report = CheckstyleReporter().report(Report([fault], fileCount: 1, paths: paths))
    return report.firstMatch(of: /<file name="([^"]*)"/).map { String($0.1) } ?? ""
  }

  @Test(arguments: [
    ("Content/a.md", "/w", "/w", "Content/a.md"), ("Content/a.md", "/w/docs", "/w", "docs/Content/a.md"),
    ("./Public/a.html", "/w", "/w", "Public/a.html"), ("../b//a.html", "/w/docs", "/w", "b/a.html"),
    ("/w/Public/a.html", "/w/docs", "/w", "Public/a.html"), ("/else/a.html", "/w", "/w", "/else/a.html"),
    ("../../a.html", "/w/docs", "/w", "/a.html"), ("/wide/a", "/w", "/w", "/wide/a"),
    ("a.md", "/", "/", "a.md"),
    ("https://example.org/../a", "/w/docs", "/w", "https://example.org/../a"),
  ])
  func aPathIsSeenFromTheTop(file: String, folder: String, top: String, path: String) {
    #expect(Self.path(file, from: folder, below: top) == path)
  }

  @Test(arguments: ["Content/a.md", "/tmp/a.html", "../a.html"])
  func withoutARepositoryAPathStaysAsItIs(file: String) {
    #expect(Self.path(file, from: "", below: "") == file)
  }
}
