import Diagnostics
import Entities
import Images
import Markup
import Prose
import Routing
import Services
import TestSupport
import Testing
import Viper

@testable import Fragments

/// What the interactors of directives find, and what they say of arguments that do not do.
@Suite struct DirectiveInteractorTests {
  private static let texts = ["Content/a.swift": "one\ntwo\nthree\n", "Content/b/Makefile": "all:"]
  private static let content = MemoryContentService(
    settings: SmallSite().settings,
    data: [
      "team.csv": .list([
        .object([.init(key: "Name", value: .text("Ann")), .init(key: "Role", value: .text("chair"))]),
        .object([.init(key: "Name", value: .text("Ben"))]),
      ])
    ],
    readFile: { texts[$0].map { Array($0.utf8) } })

  private static func table(_ file: String, columns: String?) throws(ArgumentFaults) -> DataFragment.Response
  {
    try DataInteractor(content: content).respond(to: .init(file: file, columns: columns, caption: nil))
  }

  private static func snippet(
    _ file: String, lines: ClosedRange<Int>? = nil
  ) throws(ArgumentFaults) -> SnippetFragment.Response {
    try SnippetInteractor(files: SourceFiles(content: content)).respond(
      to: .init(
        file: file, lines: lines, source: "Content/b/index.md", language: nil, title: nil, isNumbered: true))
  }

  @Test func aTableHasTheColumnsThatAreAskedFor() throws {
    #expect(try Self.table("team.csv", columns: nil).columns == ["Name", "Role"])
    #expect(try Self.table("team.csv", columns: "Role , Name").rows == [["chair", "Ann"], ["", "Ben"]])
  }

  @Test func eachColumnThatIsNotThereIsReported() {
    let faults = #expect(throws: ArgumentFaults.self) { try Self.table("team.csv", columns: "Rol,Name,Age") }
    #expect(
      faults?.all == [
        .init(argument: "columns", message: "there is no column \"Rol\"", hint: "did you mean \"Role\"?"),
        .init(
          argument: "columns", message: "there is no column \"Age\"", hint: "the columns are Name, Role"),
      ])
  }

  @Test func aFileThatIsNotNamedIsReportedWhereArgumentsAreRead() {
    #expect(throws: ArgumentFaults()) { try Self.table("", columns: nil) }
    #expect(throws: ArgumentFaults()) { try Self.snippet("") }
  }

  @Test func theNameOfAFileTellsItsLanguage() throws {
    #expect(try Self.snippet("../a.swift").language == "swift")
    #expect(try Self.snippet("Makefile").language == "makefile")
  }

  @Test func linesAreThoseOfTheFile() throws {
    let snippet = try Self.snippet("@/a.swift", lines: 2...3)
    #expect(String(decoding: snippet.code, as: UTF8.self) == "two\nthree\n")
    #expect(snippet.firstLine == 2)
    #expect(
      throws: ArgumentFaults(
        "Content/a.swift has 3 lines, and not 4", of: "lines", hint: "name lines that it has")
    ) {
      try Self.snippet("@/a.swift", lines: 2...4)
    }
  }

  @Test(
    arguments: [(nil, nil, 40, 30), (20, nil, 20, nil), (nil, 15, nil, 15)] as [(Int?, Int?, Int?, Int?)])
  func oneSideOfAPictureFollowsFromTheOther(
    width: Int?, height: Int?, shownWidth: Int?, shownHeight: Int?
  ) throws {
    let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"/>"
    let header = try ImageHeader(of: Array(drawing.utf8))
    let path = try #require(OutputPath("x.png"))
    let map = SiteMap(
      baseURL: .root, outputs: [PlannedOutput(path: path, source: SourceLocation(file: "Content/x.png"))])
    let image = ImageGauge(header: { _ in .success(header) })
      .reading(of: "x.png", in: "Content/a.md", from: Ways(in: map))
    let shown = try FigureInteractor().respond(
      to: .init(
        source: nil, alternative: "", width: width, height: height,
        image: image, caption: nil,
        body: .init()))
    #expect(shown.width == shownWidth)
    #expect(shown.height == shownHeight)
  }
}
