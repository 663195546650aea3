public import Digests

/// Draws diagrams from text, as SVG.
public struct DiagramDrawer: Sendable {
  /// A language of diagrams.
  public enum Language: String, CaseIterable, Sendable {
    /// Graphs of nodes and edges, drawn by Graphviz.
    case dot
    /// Charts of many kinds, drawn by Mermaid.
    case mermaid

    /// The program that draws it.
    public var program: String {
      switch self {
      case .dot: "dot"
      case .mermaid: "mmdc"
      }
    }

    /// How to get it.
    public var advice: String {
      switch self {
      case .dot: "\"apt-get install graphviz\" or \"brew install graphviz\" brings the program dot"
      case .mermaid: "\"npm install -g @mermaid-js/mermaid-cli\" brings the program mmdc"
      }
    }
  }

  /// What a program says is wrong with a diagram.
  public struct Complaint: Error, Hashable, Sendable {
    /// A sentence without a full stop.
    public let message: String
    /// The line of the diagram, counted from 1, where it is told.
    public let line: Int?

    /// Words a complaint.
    public init(_ message: String, line: Int? = nil) {
      self.message = message
      self.line = line
    }
  }

  private static let limits = ProgramLimits(seconds: 60, bytes: 16 << 20)

  private let language: Language
  private let program: Program

  /// Looks for the program that draws a language; nothing if it is not installed.
  public init?(_ language: Language) async {
    guard let program = await Program(language.program) else { return nil }
    self.language = language
    self.program = program
  }

  /// Stands for the program and its version.
  public var version: Digest { program.version }

  /// A chart that asks for labels of text. What is written on its first line keeps the numbers of its lines; settings of its
  /// own at its start would not be the first any more.
  private static func withTextLabels(_ source: [UInt8]) -> [UInt8] {
    let wish = "%%{init: {\"htmlLabels\": false, \"flowchart\": {\"htmlLabels\": false}}}%% "
    return source.starts(with: "---".utf8) ? source : Array(wish.utf8) + source
  }

  /// The diagram as a file of SVG.
  public func draw(_ source: [UInt8]) async throws(Complaint) -> [UInt8] {
    do throws(CraftFailure) {
      switch language {
      case .dot:
        // A path without files: a diagram shows no image that lies on this machine.
        return try await program.run(
          ["-Tsvg"], input: source, variables: ["GV_FILE_PATH": "/dev/null", "SERVER_NAME": "vipera"],
          limits: Self.limits)
      case .mermaid:
        let drawing = try await program.run(
          ["--input", "-", "--output", "-", "--outputFormat", "svg", "--quiet"],
          input: Self.withTextLabels(source), limits: Self.limits)
        guard drawing.firstRange(of: Array("<foreignObject".utf8)) == nil else {
          throw CraftFailure.refused("its labels are HTML, which cannot stand in a drawing")
        }
        return drawing
      }
    } catch {
      throw Complaint(program.name, error)
    }
  }
}

extension DiagramDrawer.Complaint {
  /// What a program said, with the line that it named: "syntax error in line 3", "Parse error on line 3".
  init(_ program: String, _ failure: CraftFailure) {
    let text = failure.description.replacing("Error: <stdin>: ", with: "")
    let line = text.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
    self.init("\(program) says: \(text)", line: line)
  }
}
