import Diagnostics

/// Reads a file line by line and writes the manuscript for md4c: takes out footnotes' marks, abbreviations and directives, and
/// puts corrections in place of what md4c would misread.
struct ManuscriptEditor {
  /// A body around the lines that are read: of a directive, whose lines may be indented, or of a footnote.
  enum Container {
    /// The column is where the directive stands in the item of a list: its body is written there, too.
    case directive(Int, indentation: Int?, column: Int)
    /// The column is that of the item, too.
    case footnote(column: Int)

    var column: Int {
      switch self {
      case .directive(_, _, let column), .footnote(let column): column
      }
    }
  }

  private static let footnoteIndentation = 4
  private static let codeIndentation = 4

  let source: UnsafeBufferPointer<UInt8>
  var manuscript: Manuscript
  var containers: [Container] = []
  /// The items of lists in the text, and in each body.
  var items = [ListItems()]
  /// Whether directives in items of lists are read.
  let readsItems: Bool
  private let readsFormulas: Bool
  var raw = RawBlock()
  var isAfterBlank = true
  /// Whether the line before can be a paragraph's, which goes on.
  private var isAfterText = false
  var positions: [Int: [String: Int]] = [:]
  var footnoteKeys: Set<String> = []

  /// Edits the text from `start` on. Without `readsItems` it is known that items of lists are misread.
  static func edit(
    _ source: UnsafeBufferPointer<UInt8>, from start: Int, _ corrections: [Correction],
    _ dialect: MarkdownDialect, readsItems: Bool
  ) -> Manuscript {
    var editor = ManuscriptEditor(
      source: source, manuscript: Manuscript(corrections), readsItems: readsItems,
      readsFormulas: dialect.math)
    var position = start
    while position < source.count {
      let (line, next) = Line.read(source, at: position)
      position = editor.read(line, next)
    }
    while !editor.containers.isEmpty { editor.closeAtEnd() }
    return editor.manuscript
  }

  private init(
    source: UnsafeBufferPointer<UInt8>, manuscript: Manuscript, readsItems: Bool, readsFormulas: Bool
  ) {
    self.source = source
    self.manuscript = manuscript
    self.readsItems = readsItems
    self.readsFormulas = readsFormulas
  }

  /// Reads a line; the result is where the next one starts.
  private mutating func read(_ line: Line, _ next: Int) -> Int {
    let content = stripped(line)
    if closesBody(content) { return next }
    let found = raw.isOpen ? nil : textInItem(of: content)
    if let (text, item) = found {
      if let end = readDirective(in: content, text, item) { return end }
      if readsFormulas, let end = readFormula(in: content, text, next) { return end }
    }
    defer {
      isAfterBlank = content.isBlank
      isAfterText = content.canEndParagraph
    }
    if let (text, item) = found {
      if text.first == UInt8(ascii: "["), readFootnote(in: content, text, item, next) { return next }
      if text.first == UInt8(ascii: ">") || !readsItems, keepsFootnoteText(in: content, next) { return next }
      if column == 0, content.first == UInt8(ascii: "*"), readAbbreviation(content) { return next }
    }
    raw.read(content)
    copy(content, next)
    return next
  }

  /// What stands in a line behind the indentation and the marks of items of lists, and the column of the innermost item; nothing
  /// if that is nothing, or code.
  private mutating func textInItem(of line: Line) -> (text: Line, item: Int)? {
    if readsItems {
      let last = items.count - 1
      return items[last].content(of: line, isAfterBlank: isAfterBlank).map { ($0, items[last].column) }
    }
    return line.indentation < Self.footnoteIndentation
      ? (line.drop { $0 == 0x20 || $0 == 0x09 }, 0) : nil
  }

  /// The column to which lines are moved, so that they stay in the items of lists in which their directives stand.
  var column: Int { containers.reduce(0) { $0 + $1.column } }

  mutating func copy(_ content: Line, _ next: Int) {
    if column > 0, !content.isBlank { manuscript.indent(by: column, for: content.startIndex) }
    manuscript.copy(source, content.startIndex..<next)
    if next == content.endIndex { manuscript.write([0x0A], for: next) }
  }

  mutating func copyStart(of content: Line, before end: Int) {
    manuscript.indent(by: column, for: content.startIndex)
    manuscript.copy(source, content.startIndex..<end)
  }
}

/// Bodies.
extension ManuscriptEditor {
  /// The line without the indentation of the bodies in which it stands; bodies that it does not belong to are closed.
  private mutating func stripped(_ line: Line) -> Line {
    var content = line
    for index in containers.indices {
      switch containers[index] {
      case .directive(let number, let indentation, let column):
        if content.isBlank { continue }
        let columns = indentation ?? content.indentation
        if indentation == nil {
          containers[index] = .directive(number, indentation: columns, column: column)
        }
        content = content.dedented(by: columns)
      case .footnote(let column):
        if content.isBlank || isLazy(content) { continue }
        if content.indentation < column + Self.footnoteIndentation {
          while containers.count > index { close() }
          return content
        }
        content = content.dedented(by: column + Self.footnoteIndentation)
      }
    }
    return content
  }

  /// Whether a line continues the paragraph of a footnote without being indented.
  private func isLazy(_ content: Line) -> Bool {
    isAfterText && !raw.isOpen && content.canContinueParagraph
  }

  private mutating func closesBody(_ content: Line) -> Bool {
    guard !raw.isOpen || raw.endsWithBlank, case .directive(let number, _, _)? = containers.last else {
      return false
    }
    let text = content.trimmed
    guard text.first == UInt8(ascii: "}") else { return false }
    if text.count > 1 {
      if content.indentation < Self.codeIndentation { remark(braceBefore: text.dropFirst(), of: number) }
      return false
    }
    close()
    isAfterBlank = true
    return true
  }

  private mutating func remark(braceBefore rest: Line, of number: Int) {
    let name = manuscript.directives[number].name
    manuscript.remarks.append(
      Remark(
        rule: "markdown/directive-syntax",
        "this brace is text in the body of @\(name): something stands behind it",
        at: rest.startIndex - 1, hint: "write } on a line of its own, or \\} for the text"))
  }

  private mutating func close() {
    guard let container = containers.last else { return }
    let end = manuscript.bytes.count
    let place = end == 0 ? 0 : Manuscript.origin(of: end - 1, in: manuscript.runs)
    manuscript.writeLine(raw.closing, in: column, for: place)
    raw = RawBlock()
    let event: Event =
      switch container {
      case .directive: .end(.directive)
      case .footnote: .end(.footnote)
      }
    manuscript.mark(event, in: column, for: place)
    containers.removeLast()
    items.removeLast()
  }

  private mutating func closeAtEnd() {
    if case .directive(let number, _, _)? = containers.last {
      let directive = manuscript.directives[number]
      manuscript.remarks.append(
        Remark(
          .error, rule: "markdown/directive-syntax", "the body of @\(directive.name) is not closed",
          at: directive.offset, hint: "add } on a line of its own"))
    }
    close()
  }
}

/// Formulas and abbreviations.
extension ManuscriptEditor {
  /// Reads a formula that begins in a line, up to where the line behind it starts.
  private mutating func readFormula(in line: Line, _ text: Line, _ next: Int) -> Int? {
    guard let formula = FormulaBlock(source, at: text, next) else { return nil }
    copyStart(of: line, before: formula.open)
    manuscript.beginFormula(formula.fence, for: formula.open)
    var (line, position) = Line.read(source, at: next)
    while line.endIndex < formula.close {
      copy(stripped(line), position)
      (line, position) = Line.read(source, at: position)
    }
    copyStart(of: stripped(line), before: formula.close)
    manuscript.write(formula.fence + [0x0A], for: formula.close)
    isAfterBlank = false
    isAfterText = false
    return position
  }

  /// `*[HTML]: what it stands for`, on a line of its own.
  private mutating func readAbbreviation(_ content: Line) -> Bool {
    guard content.starts(with: "*[".utf8) else { return false }
    let word = content.dropFirst(2).prefix { $0 != UInt8(ascii: "]") }
    let rest = content[word.endIndex...]
    guard rest.starts(with: "]:".utf8), Abbreviations.isWord(word) else { return false }
    let meaning = rest.dropFirst(2).trimmed
    guard !meaning.isEmpty else { return false }
    let old = manuscript.abbreviations.updateValue(meaning.text, forKey: Array(word))
    if let old {
      manuscript.abbreviations[Array(word)] = old
      manuscript.remarks.append(
        Remark(
          rule: "markdown/duplicate-definition", "the abbreviation \"\(word.text)\" is explained twice",
          at: content.startIndex, hint: "the first explanation counts: leave the other one out"))
    }
    return true
  }
}
