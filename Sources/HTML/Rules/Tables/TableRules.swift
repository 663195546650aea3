/// Holds a page against the tables: elements where they may stand, attributes where they may be, values as they may be.
struct TableRules {
  private let table = ElementTable.shared
  /// The elements around that exclude something: where each ends, and the bits of what it and those around it exclude.
  private var excluding: [(end: Int, bits: UInt64)] = []
  /// The bits of what the elements around exclude, and where the innermost of them ends.
  private var inherited: UInt64 = 0
  private var nextEnd = Int.max

  /// Checks all elements and texts.
  mutating func check(_ document: Document, into faults: FaultList) {
    excluding.removeAll(keepingCapacity: true)
    settle()
    for index in document.elements.indices {
      if index >= nextEnd { leave(before: index) }
      checkPlace(of: index, in: document, into: faults)
      checkAttributes(of: index, in: document, into: faults)
    }
    for text in document.texts where !text.isBlank {
      checkPlace(of: text, in: document, into: faults)
    }
  }

  // MARK: Places

  /// Leaves the elements that end before an index.
  private mutating func leave(before index: Int) {
    while let last = excluding.last, last.end <= index { excluding.removeLast() }
    settle()
  }

  private mutating func settle() {
    inherited = excluding.last?.bits ?? 0
    nextEnd = excluding.last?.end ?? .max
  }

  private mutating func checkPlace(
    of index: Int, in document: Document, into faults: FaultList
  ) {
    let element = document.elements[index]
    let number = element.row
    let row = table.rows[number]
    if row.isObsolete { faults.append(obsolete(index, in: document)) }
    let parent = element.parent
    if inherited & row.possibleExcluders != 0 {
      checkExclusions(inherited, of: index, in: document, into: faults)
    }
    if row.exclusion != 0 {
      excluding.append((element.end, inherited | row.exclusion))
      settle()
    }
    guard parent >= 0 else { return }
    let parentRow = document.elements[parent].row
    guard row.isKnown || number == Tag.custom.rawValue else {
      return faults.append(unknown(index, in: document))
    }
    if table.row(parentRow, allows: number) || element.isImplied { return }
    if !allows(number, in: parent, document) { faults.append(misplaced(index, in: document)) }
  }

  private func obsolete(_ index: Int, in document: Document) -> Fault {
    let element = document.elements[index]
    return Fault(
      .obsoleteElement, "<\(document.name(of: index))> is obsolete",
      hint: table.definitions[element.row]?.obsolete, at: element.offset)
  }

  private func unknown(_ index: Int, in document: Document) -> Fault {
    let element = document.elements[index]
    return Fault(
      .unknownElement, "there is no element <\(element.name.shown)>",
      hint: table.hint(forUnknown: element.name.text, in: element.namespace), at: element.offset)
  }

  /// Whether an element may contain elements of a row, by its own content model or, where that is transparent, by that
  /// of the elements around it.
  private func allows(_ row: Int, in parent: Int, _ document: Document) -> Bool {
    var ancestor = parent
    while ancestor >= 0 {
      let element = document.elements[ancestor]
      if table.row(element.row, allows: row) { return true }
      if !table.rows[element.row].isTransparent { return false }
      ancestor = element.parent
    }
    return true
  }

  private func misplaced(_ index: Int, in document: Document) -> Fault {
    let element = document.elements[index]
    let parent = document.name(of: element.parent)
    if element.tag == .style, document.elements[element.parent].tag == .body {
      return Fault(
        .styleInBody, "<style> stands in the body: what was shown before it may change its look",
        hint: "move it into the head", at: element.offset)
    }
    return Fault(
      .elementNotAllowed, "<\(document.name(of: index))> may not stand in <\(parent)> here",
      hint: table.hint(forPlaceOf: element.row, in: document.elements[element.parent].row), at: element.offset
    )
  }

  private func checkExclusions(
    _ inherited: UInt64, of index: Int, in document: Document, into faults: FaultList
  ) {
    let element = document.elements[index]
    var broken = inherited & table.excluders[element.row]
    let ifInteractive = inherited & table.interactiveExcluders[element.row]
    if ifInteractive != 0, document.isInteractive(index) { broken |= ifInteractive }
    if document.has(.tabindex, on: index) { broken |= inherited & table.tabindexExcluders }
    guard broken != 0 else { return }
    let ancestor = table.definitions[table.excludingRows[broken.trailingZeroBitCount]]?.name ?? ""
    faults.append(
      Fault(
        .descendantNotAllowed,
        "<\(document.name(of: index))> may not stand inside <\(ancestor)>, at any depth",
        hint: "move it out of <\(ancestor)>", at: element.offset))
  }

  private func checkPlace(
    of text: Document.Text, in document: Document, into faults: FaultList
  ) {
    var ancestor = text.parent
    while ancestor >= 0 {
      let element = document.elements[ancestor]
      let row = table.rows[element.row]
      if !row.allowsText {
        faults.append(
          Fault(
            .textNotAllowed, "text may not stand in <\(document.name(of: text.parent))> here",
            hint: table.hint(forContentOf: element.row), at: text.offset))
        return
      }
      if !row.isTransparent { return }
      ancestor = element.parent
    }
  }

  // MARK: Attributes

  private func checkAttributes(
    of index: Int, in document: Document, into faults: FaultList
  ) {
    let element = document.elements[index]
    let required = table.rows[element.row].required
    if element.attributes.isEmpty, required.isEmpty { return }
    for position in element.attributes {
      if table.isFree(document.attributes[position].number, on: element.row) { continue }
      let attribute = document.attributes[position]
      switch table.use(of: attribute.number, on: element.row) {
      case .some(.free): break
      case .some(.allowed(let kind)):
        if let fault = kind.fault(in: attribute, of: index, document) {
          faults.append(self.fault(fault, in: attribute, of: index, document))
        }
      case .some(.removed(let advice)):
        faults.append(
          Fault(
            .removedAttribute,
            "no browser acts on \(document.name(ofAttribute: attribute.spelling.text, on: index)) on <\(document.name(of: index))>",
            hint: advice, at: attribute.offset))
      case .some(.obsolete(let advice)):
        faults.append(
          Fault(
            .obsoleteAttribute,
            "\(document.name(ofAttribute: attribute.spelling.text, on: index)) on <\(document.name(of: index))> is obsolete",
            hint: advice, at: attribute.offset))
      case .some(.discouraged(let advice)):
        faults.append(
          Fault(
            .discouragedAttribute,
            "\(document.name(ofAttribute: attribute.spelling.text, on: index)) on <\(document.name(of: index))> is obsolete, if still conforming",
            hint: advice, at: attribute.offset))
      case .none:
        if document.allowsUnlisted(attribute, on: index) { continue }
        if attribute.isOfFramework, element.namespace == .html {
          faults.append(
            Fault(
              .frameworkAttribute,
              "\(document.name(ofAttribute: attribute.spelling.text, on: index)) is for a framework, and means nothing in HTML",
              hint: "use a name that starts with data-", at: attribute.offset))
        } else {
          faults.append(
            Fault(
              .unlistedAttribute,
              "<\(document.name(of: index))> has no attribute \(document.name(ofAttribute: attribute.spelling.text, on: index))",
              hint: table.hint(forAttribute: attribute.spelling.text, on: element.row), at: attribute.offset))
        }
      }
    }
    for position in required {
      let number = table.required[position]
      if element.attributes.contains(where: { document.attributes[$0].number == number }) { continue }
      let name = document.name(ofAttribute: NameTable.attributes.names[number], on: index)
      faults.append(
        Fault(.lackingAttribute, "<\(document.name(of: index))> lacks \(name)", at: element.offset))
    }
  }

  private func fault(
    _ fault: ValueFault, in attribute: Document.Attribute, of index: Int, _ document: Document
  ) -> Fault {
    let value = attribute.value.text
    let shown = value.count > 80 ? "\(value.prefix(80))…" : value
    return Fault(
      fault.rule,
      "\(document.name(ofAttribute: attribute.spelling.text, on: index))=\"\(shown)\" on <\(document.name(of: index))>: \(fault.reason)",
      hint: fault.hint, at: attribute.valueOffset + min(fault.offset, attribute.value.count))
  }
}
