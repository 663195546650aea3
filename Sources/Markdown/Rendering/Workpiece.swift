import Highlighting

/// A block of code, or a formula, of which another program makes what is shown.
public struct Workpiece: Hashable, Sendable {
  /// What is made of it.
  public enum Craft: Hashable, Sendable {
    /// A drawing of a graph in the language of Graphviz.
    case dot
    /// A drawing of a chart in the language of Mermaid.
    case mermaid
    /// The parts of code in a language that is not known here, as `CodeParts` has them in bytes; none for a language that
    /// the program does not know either.
    case highlighting(language: String)
    /// A formula in TeX, which becomes an element of MathML. One that is displayed stands by itself.
    case formula(isDisplayed: Bool)

    /// The craft for code of a language; nothing where code is shown as it is.
    init?(language: String) {
      switch language.lowercased() {
      case "dot", "graphviz", "gv": self = .dot
      case "mermaid": self = .mermaid
      case "math": self = .formula(isDisplayed: true)
      default:
        if Highlighter.knows(language) { return nil }
        self = .highlighting(language: language)
      }
    }
  }

  /// What is made of it.
  public let craft: Craft
  /// The code.
  public let code: [UInt8]
}

/// What became of a workpiece.
public enum WorkState: Hashable, Sendable {
  /// What the program made.
  case made([UInt8])
  /// It is being made: who asked is asked again later.
  case awaited
  /// The program is not installed; the text says how to get it.
  case missing(program: String, advice: String)
  /// The program refused, with the place that it told; the message is a sentence without a full stop.
  case refused(String, at: Place?)

  /// A place in what it was given.
  public enum Place: Hashable, Sendable {
    /// A line of the code, counted from 1.
    case line(Int)
    /// A byte of the code, counted from 0.
    case byte(Int)
  }
}

extension MarkdownDocument {
  /// The workpieces among the blocks of code, by the numbers of their fences.
  var workpieces: [Int: Workpiece] {
    var pieces: [Int: Workpiece] = [:]
    for (number, fence) in fences.enumerated() where !fence.language.isEmpty {
      let language = String(decoding: bytes[fence.language.range], as: UTF8.self)
      guard let craft = Workpiece.Craft(language: language) else { continue }
      pieces[number] = Workpiece(craft: craft, code: [])
    }
    return pieces.isEmpty ? pieces : withCode(pieces)
  }

  /// The formulas, by the numbers of the events that they start with.
  var formulas: [Int: Workpiece] {
    var formulas: [Int: Workpiece] = [:]
    for (start, event) in events.enumerated() {
      switch event {
      case .begin(.math, _), .begin(.displayMath, _):
        let isDisplayed = event == .begin(.displayMath, 0)
        let code = events[(start + 1)...].prefix { !$0.endsFormula }.flatMap(formulaCode)
        formulas[start] = Workpiece(craft: .formula(isDisplayed: isDisplayed), code: code)
      default: break
      }
    }
    return formulas
  }

  /// What an event adds to the code of a formula.
  func formulaCode(_ event: Event) -> [UInt8] {
    switch event {
    case .code(let slice): Array(bytes[slice.range])
    case .unknownCharacter: Array("\u{FFFD}".utf8)
    default: []
    }
  }

  private func withCode(_ pieces: [Int: Workpiece]) -> [Int: Workpiece] {
    var pieces = pieces
    var open: (number: Int, craft: Workpiece.Craft, code: [UInt8])?
    for event in events {
      switch event {
      case .begin(.code, let number): open = pieces[Int(number)].map { (Int(number), $0.craft, []) }
      case .code(let slice): open?.code += bytes[slice.range]
      case .unknownCharacter: open?.code += "\u{FFFD}".utf8
      case .end(.code):
        if let piece = open { pieces[piece.number] = Workpiece(craft: piece.craft, code: piece.code) }
        open = nil
      default: break
      }
    }
    return pieces
  }
}

extension Event {
  /// Whether a formula ends here.
  var endsFormula: Bool { self == .end(.math) || self == .end(.displayMath) }
}

extension CodeBlock {
  /// What stands on the page in place of its code, if a program makes it.
  var replacement: Replacement? {
    switch Workpiece.Craft(language: language) {
    case .dot, .mermaid: .diagram
    case .formula: .formula
    case .highlighting, nil: nil
    }
  }

  /// What can stand in place of code.
  enum Replacement {
    case diagram, formula
  }
}
