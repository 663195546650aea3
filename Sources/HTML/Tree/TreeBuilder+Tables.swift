extension TreeBuilder {
  /// A start tag inside a table (HTML §13.2.6.4.9 to 15).
  mutating func startInTableModes(_ tag: Tag) -> Bool {
    switch mode {
    case .inTable: return startInTable(tag)
    case .inCaption:
      guard tag.isTablePart else { return startInBody(tag) }
      return closeCaption()
    case .inColumnGroup: return startInColumnGroup(tag)
    case .inTableBody:
      switch tag {
      case .tr:
        clear(to: [.tbody, .thead, .tfoot, .template, .html])
        insert(.tr)
        mode = .inRow
        return true
      case .td, .th:
        faults.append(
          Fault(
            .misplacedInTable, "<\(tag.name)> stands in no row", hint: "put it into a tr", at: tokenizer.start
          ))
        clear(to: [.tbody, .thead, .tfoot, .template, .html])
        insertImplied(.tr)
        mode = .inRow
        return false
      case .caption, .col, .colgroup, .tbody, .tfoot, .thead: return closeRowGroup()
      default: return startInTable(tag)
      }
    case .inRow:
      switch tag {
      case .td, .th:
        clear(to: [.tr, .template, .html])
        insert(tag)
        mode = .inCell
        return true
      case .caption, .col, .colgroup, .tbody, .tfoot, .thead, .tr: return closeRow()
      default: return startInTable(tag)
      }
    default:
      guard tag.isTablePart else { return startInBody(tag) }
      return closeCell()
    }
  }

  private mutating func startInTable(_ tag: Tag) -> Bool {
    switch tag {
    case .caption:
      clear(to: [.table, .template, .html])
      insert(.caption)
      mode = .inCaption
    case .colgroup:
      clear(to: [.table, .template, .html])
      insert(.colgroup)
      mode = .inColumnGroup
    case .col:
      clear(to: [.table, .template, .html])
      insertImplied(.colgroup)
      mode = .inColumnGroup
      return false
    case .tbody, .tfoot, .thead:
      clear(to: [.table, .template, .html])
      insert(tag)
      mode = .inTableBody
    case .tr, .td, .th:
      clear(to: [.table, .template, .html])
      insertImplied(.tbody)
      mode = .inTableBody
      return false
    case .table:
      faults.append(
        Fault(
          .misplacedInTable, "<table> stands in a table, but in none of its cells",
          hint: "close the first with </table>", at: tokenizer.start))
      guard let element = find(.table, in: .table) else { return true }
      pop(through: element)
      resetMode()
      return false
    case .script, .style, .template: return startMetadata(tag)
    case .input where isHiddenInput: insertVoid(.input)
    default:
      // In raw text of a table, and in elements that stand there already, the first report is enough.
      if [.table, .tbody, .thead, .tfoot, .tr].contains(currentTag) {
        faults.append(
          Fault(
            .misplacedInTable, "<\(tokenizer.name.shown)> stands in a table, but in none of its cells",
            hint: "put it into a td, th or caption", at: tokenizer.start))
      }
      return startInBody(tag)
    }
    return true
  }

  private var isHiddenInput: Bool {
    tokenizer.attributes.contains { $0.name == .type && $0.value.equalsIgnoringCase("hidden") }
  }

  private mutating func startInColumnGroup(_ tag: Tag) -> Bool {
    switch tag {
    case .col: insertVoid(.col)
    case .template: return startMetadata(tag)
    default:
      guard currentTag == .colgroup else { return strayStartTag() }
      pop()
      mode = .inTable
      return false
    }
    return true
  }

  /// An end tag inside a table.
  mutating func endInTableModes(_ tag: Tag) -> Bool {
    switch (mode, tag) {
    case (_, .template): return endTemplate()
    case (_, .script), (_, .style):
      return endInBody(tag)
    case (.inCaption, .caption), (.inCaption, .table):
      _ = closeCaption()
      return tag == .caption
    case (.inColumnGroup, .colgroup):
      guard currentTag == .colgroup else { return strayEndTag() }
      pop()
      mode = .inTable
      return true
    case (.inColumnGroup, .col): return strayEndTag()
    case (.inColumnGroup, _):
      guard currentTag == .colgroup else { return strayEndTag() }
      pop()
      mode = .inTable
      return false
    case (.inTableBody, .tbody), (.inTableBody, .tfoot), (.inTableBody, .thead):
      guard find(tag, in: .table) != nil else { return strayEndTag() }
      _ = closeRowGroup()
      return true
    case (.inTableBody, .table): return closeRowGroup()
    case (.inRow, .tr):
      _ = closeRow()
      return true
    case (.inRow, .tbody), (.inRow, .tfoot), (.inRow, .thead):
      guard find(tag, in: .table) != nil else { return strayEndTag() }
      return closeRow()
    case (.inRow, .table): return closeRow()
    case (.inCell, .td), (.inCell, .th):
      guard let cell = find(tag, in: .table) else { return strayEndTag() }
      close(cell)
      mode = .inRow
      return true
    case (.inCell, .table), (.inCell, .tbody), (.inCell, .tfoot), (.inCell, .thead), (.inCell, .tr):
      guard find(tag, in: .table) != nil else { return strayEndTag() }
      return closeCell()
    case (.inTable, .table):
      guard let element = find(.table, in: .table) else { return strayEndTag() }
      if current != element { reportOpen(above: element) }
      pop(through: element)
      resetMode()
      return true
    case (_, .body), (_, .html), (_, .caption), (_, .col), (_, .colgroup), (_, .tbody), (_, .td), (_, .tfoot),
      (_, .th),
      (_, .thead), (_, .tr):
      return strayEndTag()
    default: return endInBody(tag)
    }
  }

  // MARK: Closing parts; false, because the tag that closes them is still to be placed

  private mutating func closeCaption() -> Bool {
    guard let caption = find(.caption, in: .table) else { return strayStartTag() }
    close(caption)
    mode = .inTable
    return false
  }

  private mutating func closeRowGroup() -> Bool {
    clear(to: [.tbody, .thead, .tfoot, .template, .html])
    guard [.tbody, .thead, .tfoot].contains(currentTag) else { return strayStartTag() }
    pop()
    mode = .inTable
    return false
  }

  private mutating func closeRow() -> Bool {
    guard find(.tr, in: .table) != nil else { return strayStartTag() }
    clear(to: [.tr, .template, .html])
    pop()
    mode = .inTableBody
    return false
  }

  private mutating func closeCell() -> Bool {
    guard let cell = find(in: .table, { $0 == .td || $0 == .th }) else { return strayStartTag() }
    close(cell)
    mode = .inRow
    return false
  }

  /// Finds the mode from what is open (HTML §13.2.4.1, “reset the insertion mode appropriately”).
  mutating func resetMode() {
    for element in open.reversed() where document.elements[element].namespace == .html {
      switch document.elements[element].tag {
      case .td, .th: mode = .inCell
      case .tr: mode = .inRow
      case .tbody, .thead, .tfoot: mode = .inTableBody
      case .caption: mode = .inCaption
      case .colgroup: mode = .inColumnGroup
      case .table: mode = .inTable
      case .template, .body: mode = .inBody
      case .head: mode = .inHead
      case .frameset: mode = .inFrameset
      case .html: mode = .afterHead
      default: continue
      }
      return
    }
  }
}

extension Tag {
  /// Whether the element is a part of a table.
  fileprivate var isTablePart: Bool {
    switch self {
    case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: true
    default: false
    }
  }
}
