import Diagnostics

/// Reads a file line by line and writes the manuscript for md4c: takes out footnotes' marks, abbreviations and directives, and
/// writes tables as md4c reads them.
struct ManuscriptEditor {
  /// A body around the lines that are read: of a directive, whose lines may be indented, or of a footnote.
  private enum Container {
    /// The column is where the directive stands in the item of a list: its body is written there, too.
    case directive(Int, indentation: Int?, column: Int)
    case footnote

    var column: Int { if case .directive(_, _, let column) = self { column } else { 0 } }
  }

  /// How deep directives may lie in each other.
  private static let greatestDepth = 32
  private static let footnoteIndentation = 4

  private let source: UnsafeBufferPointer<UInt8>
  private var manuscript = Manuscript()
  private var containers: [Container] = []
  /// The items of lists in the text, and in each body.
  private var items = [ListItems()]
  /// Whether directives in items of lists are read.
  private let readsItems: Bool
  private var raw = RawBlock()
  private var tables: TableMender?
  private var isAfterBlank = true
  private var positions: [Int: [String: Int]] = [:]
  private var footnoteKeys: Set<String> = []

  /// Edits the text from `start` on. With `mendsTables` it is known that tables are misread, and without `readsItems` that
  /// items of lists are.
  static func edit(
    _ source: UnsafeBufferPointer<UInt8>, from start: Int, mendsTables: Bool, readsItems: Bool
  ) -> Manuscript {
    var editor = ManuscriptEditor(
      source: source, tables: mendsTables ? TableMender() : nil, readsItems: readsItems)
    var position = start
    while position < source.count {
      let (line, next) = Line.read(source, at: position)
      position = editor.read(line, next)
    }
    while !editor.containers.isEmpty { editor.closeAtEnd() }
    return editor.manuscript
  }

  private init(source: UnsafeBufferPointer<UInt8>, tables: TableMender?, readsItems: Bool) {
    self.source = source
    self.readsItems = readsItems
    self.tables = tables
  }

  /// Reads a line; the result is where the next one starts.
  private mutating func read(_ line: Line, _ next: Int) -> Int {
    let content = stripped(line)
    if closesBody(content) { return next }
    if !raw.isOpen, let end = readDirective(in: content) { return end }
    defer { isAfterBlank = content.isBlank }
    if !raw.isOpen, column == 0 {
      if content.first == UInt8(ascii: "["), beginsFootnote(content, next) { return next }
      if content.first == UInt8(ascii: "*"), readAbbreviation(content) { return next }
      if tables?.read(content, next, in: source, to: &manuscript) == true { return next }
    }
    raw.read(content)
    copy(content, next)
    return next
  }

  /// The column to which lines are moved, so that they stay in the items of lists in which their directives stand.
  private var column: Int { containers.reduce(0) { $0 + $1.column } }

  private mutating func copy(_ content: Line, _ next: Int) {
    if column > 0, !content.isBlank { manuscript.indent(by: column, for: content.startIndex) }
    manuscript.copy(source, content.startIndex..<next)
    if next == content.endIndex { manuscript.write([0x0A], for: next) }
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
      case .footnote:
        if content.isBlank || isLazy(content) { continue }
        if content.indentation < Self.footnoteIndentation {
          while containers.count > index { close() }
          return content
        }
        content = content.dedented(by: Self.footnoteIndentation)
      }
    }
    return content
  }

  /// Whether a line continues the paragraph of a footnote without being indented.
  private func isLazy(_ content: Line) -> Bool {
    guard !isAfterBlank, !raw.isOpen, let first = content.first else { return false }
    return first.isASCIIAlphanumeric && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      || first >= 0x80
  }

  private mutating func closesBody(_ content: Line) -> Bool {
    guard !raw.isOpen || raw.endsWithBlank, case .directive? = containers.last,
      content.trimmed.elementsEqual("}".utf8)
    else { return false }
    close()
    isAfterBlank = true
    return true
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
    tables?.reset()
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
  private mutating func readDirective(in line: Line) -> Int? {
    var item = 0
    var content = line
    if readsItems {
      let last = items.count - 1
      guard let inner = items[last].content(of: line, isAfterBlank: isAfterBlank) else { return nil }
      item = items[last].column
      content = inner
    }
    guard content.first == UInt8(ascii: "@"), column + item <= ListItems.greatestColumn else { return nil }
    return readDirective(at: content.startIndex, in: item, behind: line[..<content.startIndex])
  }

  /// Reads a directive in an item of a list, or in none, in column 0. The name of somebody is none in an item.
  private mutating func readDirective(at start: Int, in item: Int, behind mark: Line) -> Int? {
    guard let (directive, end, remark) = DirectiveReader.read(source, at: start),
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
    if mark.isBlank {
      begin(directive, in: item)
    } else {
      manuscript.indent(by: column, for: mark.startIndex)
      manuscript.copy(source, mark.range)
      begin(directive, in: items[items.count - 1].moveContent(behind: mark))
    }
    isAfterBlank = true
    return next
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
    tables?.reset()
  }

  private mutating func beginsFootnote(_ content: Line, _ next: Int) -> Bool {
    let isInFootnote = containers.contains { if case .footnote = $0 { true } else { false } }
    guard !isInFootnote, let (label, rest) = Footnote.definition(in: content) else { return false }
    if !footnoteKeys.insert(Footnote.key(label)).inserted {
      manuscript.remarks.append(
        Remark(
          rule: "markdown/duplicate-definition", "the footnote \"\(label)\" is defined twice",
          at: content.startIndex, hint: "the first definition counts: give the other one a name of its own"))
    }
    let number = manuscript.footnotes.count
    manuscript.footnotes.append(Footnote(label: label, offset: content.startIndex))
    manuscript.mark(.begin(.footnote, Int32(number)), in: 0, for: content.startIndex)
    containers.append(.footnote)
    items.append(ListItems())
    let text = rest.drop { $0 == 0x20 || $0 == 0x09 }
    raw.read(text)
    copy(text, next)
    return true
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
