public import Digests

/// Draws diagrams from text, as SVG.
public struct DiagramDrawer: Sendable {
  /// A language of diagrams.
  public enum Language: String, CaseIterable, Sendable {
    /// Graphs of nodes and edges, drawn by Graphviz.
    case dot
    /// Charts of many kinds, drawn by Mermaid.
    case mermaid

    /// The program that draws it first of all.
    public var program: String { tools[0].rawValue }

    /// The programs that draw it, the best first.
    fileprivate var tools: [Tool] {
      switch self {
      case .dot: [.dot]
      case .mermaid: [.mmdc, .mermaidx]
      }
    }

    /// How to get one.
    public var advice: String {
      switch self {
      case .dot: "\"apt-get install graphviz\" or \"brew install graphviz\" brings the program dot"
      case .mermaid:
        "\"npm install -g @mermaid-js/mermaid-cli\" brings the program mmdc, \"pip install mermaidx\" the program mermaidx"
      }
    }
  }

  /// A program that draws.
  fileprivate enum Tool: String {
    case dot
    /// Mermaid in a browser, by those who make Mermaid.
    case mmdc
    /// Mermaid without a browser.
    case mermaidx

    /// What makes it read a diagram from standard input and write SVG to standard output.
    var arguments: [String] {
      switch self {
      case .dot: ["-Tsvg"]
      case .mmdc: ["--input", "-", "--output", "-", "--outputFormat", "svg", "--quiet"]
      case .mermaidx: ["--input", "-", "--quiet"]
      }
    }
  }

  /// The programs that are looked for.
  public static let programs = Language.allCases.flatMap(\.tools).map(\.rawValue)

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

  private let tool: Tool
  private let program: Program

  /// Looks for a program that draws a language; nothing if none is installed.
  public init?(_ language: Language) async {
    guard let program = await Program.first(of: language.tools.map(\.rawValue)),
      let tool = Tool(rawValue: program.name)
    else { return nil }
    self.program = program
    self.tool = tool
  }

  /// Stands for the program, its version and what is asked of it.
  public var version: Digest {
    var mixer = Mixer()
    mixer.add(program.version)
    for argument in tool.arguments { mixer.add(argument) }
    mixer.add(MermaidSource.wish)
    return mixer.digest
  }

  /// The diagram as a file of SVG.
  public func draw(_ source: [UInt8]) async throws(Complaint) -> [UInt8] {
    switch tool {
    case .dot:
      // A path without files: a diagram shows no image that lies on this machine.
      return try await draw(source, variables: ["GV_FILE_PATH": "/dev/null", "SERVER_NAME": "vipera"]) { $0 }
    case .mmdc, .mermaidx:
      let chart = MermaidSource(source)
      return try await draw(chart.withTextLabels, line: chart.line)
    }
  }

  /// What the program draws; `line` is the line of the diagram for one that the program tells.
  private func draw(
    _ input: [UInt8], variables: [String: String] = [:], line: (Int) -> Int?
  ) async throws(Complaint) -> [UInt8] {
    do throws(CraftFailure) {
      return try await program.run(tool.arguments, input: input, variables: variables, limits: Self.limits)
    } catch {
      let (text, told) = Self.told(error)
      throw Complaint("\(program.name) says: \(text)", line: told.flatMap(line))
    }
  }

  /// What a program said, and the line that it named: "syntax error in line 3", "Parse error on line 3".
  private static func told(_ failure: CraftFailure) -> (String, line: Int?) {
    var text = failure.description[...]
    while let word = text.firstRange(of: "Error: ") { text = text[word.upperBound...] }
    text.trimPrefix("<stdin>: ")
    return (String(text), text.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) })
  }
}
