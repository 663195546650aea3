import Testing

@testable import Crafts

@Suite struct MermaidSourceTests {
  private static let wish = "%%{init: {\"htmlLabels\": false, \"flowchart\": {\"htmlLabels\": false}}}%% "

  @Test(arguments: [
    ("graph TD\na\n", "", "graph TD\na\n"),
    ("---\ntitle: A\n---\ngraph TD\n", "---\ntitle: A\n---\n", "graph TD\n"),
    ("--- \na\n---\r\ngraph", "--- \na\n---\r\n", "graph"),
    ("---\na", "", "---\na"), ("", "", ""),
  ])
  func theWishStandsInFrontOfTheChart(source: String, settings: String, chart: String) {
    #expect(
      String(decoding: MermaidSource(Array(source.utf8)).withTextLabels, as: UTF8.self)
        == settings + Self.wish + chart)
  }

  @Test(arguments: [
    ("a\nb\nc\n", 2, 2), ("a\nb\nc\n", 9, 3), ("%% x\na\n\n%% y\nb\n", 2, 5), ("\n\na\nb\n", 1, 3),
    ("---\nt: 1\n---\na\nb\n", 2, 5), ("%%{init: {}}%%\na\n", 2, 2), ("a\n\nb\n", 3, 3),
  ])
  func aLineThatMermaidTellsIsOneOfTheSource(source: String, told: Int, line: Int) {
    #expect(MermaidSource(Array(source.utf8)).line(told) == line)
  }

  @Test(arguments: [("", 1), ("a", 0), ("%% a\n", 1)])
  func whereThereIsNoChartThereIsNoLine(source: String, told: Int) {
    #expect(MermaidSource(Array(source.utf8)).line(told) == nil)
  }
}
