import Diagnostics

/// Directives.
extension ManuscriptEditor {
  /// How deep directives may lie in each other.
  private static let greatestDepth = 32

  /// Reads a directive that begins in a line, behind indentation and the marks of items.
  mutating func readDirective(in line: Line, _ text: Line, _ item: Int) -> Int? {
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
  mutating func columnOfContent(behind mark: Line, in item: Int) -> Int {
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
}
