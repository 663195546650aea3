import Diagnostics

/// Reads a file line by line and writes the manuscript for md4c: takes out footnotes' marks, abbreviations and directives, and
/// puts corrections in place of what md4c would misread.
struct ManuscriptEditor {
  /// A body around the lines that are read: of a directive, whose lines may be indented, or of a footnote.
  private enum Container {
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

  /// How deep directives may lie in each other.
  private static let greatestDepth = 32
  private static let footnoteIndentation = 4
  private static let codeIndentation = 4

  private let source: UnsafeBufferPointer<UInt8>
  private var manuscript: Manuscript
  private var containers: [Container] = []
  /// The items of lists in the text, and in each body.
  private var items = [ListItems()]
  /// Whether directives in items of lists are read.
  private let readsItems: Bool
  private let readsFormulas: Bool
  private var raw = RawBlock()
  private var isAfterBlank = true
  /// Whether the line before can be a paragraph's, which goes on.
  private var isAfterText = false
  private var positions: [Int: [String: Int]] = [:]
  private var footnoteKeys: Set<String> = []

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
  private var column: Int { containers.reduce(0) { $0 + $1.column } }

  private mutating func copy(_ content: Line, _ next: Int) {
    if column > 0, !content.isBlank { manuscript.indent(by: column, for: content.startIndex) }
    manuscript.copy(source, content.startIndex..<next)
    if next == content.endIndex { manuscript.write([0x0A], for: next) }
  }

  private mutating func copyStart(of content: Line, before end: Int) {
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

/// What is taken out.
extension ManuscriptEditor {
  /// Reads a directive that begins in a line, behind indentation and the marks of items.
  private mutating func readDirective(in line: Line, _ text: Line, _ item: Int) -> Int? {
    guard text.first == UInt8(ascii: "@"), column + item <= ListItems.greatestColumn,
      readsItems || text.startIndex == line.startIndex
    else { return nil }
    return readDirective(at: text.startIndex, in: item, behind: line[..<text.startIndex])
  }

  /// Reads a directive in an item of a list, or in none, in column 0. The name of somebody is none in an item.
  private mutating func readDirective(at start: Int, in item: Int, behind mark: Line) -> Int? {
    guard case .directive(let directive, let end, let remark) = finding(at: start),
      item == 0 || !directive.isBare
    else { return nil }
    let next = Line.read(source, at: end).next
    let following = Line.read(source, at: next).line
    if directive.isBare {
      let isAlone = isAfterBlank && (following.isBlank || following.trimmed.first == UInt8(ascii: "@"))
      let isLast = following.trimmed.elementsEqual("}".utf8)
      guard isAlone || isAfterBlank && isLast else { return nil }
    }
    guard containers.count < Self.greatestDepth else {
      manuscript.remarks.append(
        Remark(
          .error, rule: "markdown/directive-syntax", "@\(directive.name) lies too deep in other directives",
          at: start, hint: "at most \(Self.greatestDepth) may lie in each other"))
      return nil
    }
    if let remark { manuscript.remarks.append(remark) }
    begin(directive, in: columnOfContent(behind: mark, in: item))
    isAfterBlank = true
    return next
  }

  /// What stands at an `@`; what only looks like a directive is noted.
  private mutating func finding(at start: Int) -> DirectiveReader.Finding? {
    let finding = DirectiveReader.read(source, at: start)
    if case .lookalike(let lookalike) = finding { manuscript.lookalikes.append(lookalike) }
    return finding
  }

  /// The column for what stands behind indentation or the mark of an item; a mark is written.
  private mutating func columnOfContent(behind mark: Line, in item: Int) -> Int {
    if mark.isBlank { return item }
    manuscript.indent(by: column, for: mark.startIndex)
    manuscript.copy(source, mark.range)
    return items[items.count - 1].moveContent(behind: mark)
  }

  private mutating func begin(_ directive: Directive, in item: Int) {
    let number = manuscript.directives.count
    var directive = directive
    directive.parent =
      containers.reversed().lazy.compactMap { container in
        if case .directive(let number, _, _) = container { number } else { nil }
      }.first
    directive.position = positions[directive.parent ?? -1, default: [:]][directive.name, default: 0]
    positions[directive.parent ?? -1, default: [:]][directive.name] = directive.position + 1
    manuscript.directives.append(directive)
    manuscript.mark(.begin(.directive, Int32(number)), in: column + item, for: directive.offset)
    if directive.hasBody {
      containers.append(.directive(number, indentation: nil, column: item))
      items.append(ListItems())
    } else {
      manuscript.mark(.end(.directive), in: column + item, for: directive.offset)
    }
  }

  /// Reads a line that defines a footnote; one within another is text.
  private mutating func readFootnote(in line: Line, _ text: Line, _ item: Int, _ next: Int) -> Bool {
    guard let (label, rest) = Footnote.definition(in: text) else { return false }
    let isInFootnote = containers.contains { if case .footnote = $0 { true } else { false } }
    if isInFootnote || column + item > ListItems.greatestColumn {
      keepFootnoteText(at: text.startIndex, label, in: line, next)
      return true
    }
    if !footnoteKeys.insert(Footnote.key(label)).inserted {
      manuscript.remarks.append(
        Remark(
          rule: "markdown/duplicate-definition", "the footnote \"\(label)\" is defined twice",
          at: text.startIndex, hint: "the first definition counts: give the other one a name of its own"))
    }
    let number = manuscript.footnotes.count
    manuscript.footnotes.append(Footnote(label: label, offset: text.startIndex))
    let item = columnOfContent(behind: line[..<text.startIndex], in: item)
    manuscript.mark(.begin(.footnote, Int32(number)), in: column + item, for: text.startIndex)
    containers.append(.footnote(column: item))
    items.append(ListItems())
    let text = rest.drop { $0 == 0x20 || $0 == 0x09 }
    raw.read(text)
    copy(text, next)
    return true
  }

  /// Whether a quote, or an item that is not read, seems to define a footnote: that is text there, and never the definition of a
  /// link.
  private mutating func keepsFootnoteText(in line: Line, _ next: Int) -> Bool {
    let text = line.drop { $0 == 0x09 || " >-*+.)0123456789".utf8.contains($0) }
    guard let (label, _) = Footnote.definition(in: text) else { return false }
    keepFootnoteText(at: text.startIndex, label, in: line, next)
    return true
  }

  private mutating func keepFootnoteText(at start: Int, _ label: String, in line: Line, _ next: Int) {
    manuscript.remarks.append(
      Remark(
        rule: "markdown/unknown-footnote", "the footnote \"\(label)\" is not defined here: this is text",
        at: start, hint: "define it at the margin, in no quote and no other footnote, behind a blank line"))
    copyStart(of: line, before: start)
    manuscript.write("\\".utf8, for: start)
    raw.read(line)
    manuscript.copy(source, start..<next)
    if next == line.endIndex { manuscript.write([0x0A], for: next) }
  }

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
