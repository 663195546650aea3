/// Makes the rows of `ElementTable` from the definitions. It runs at each start of the program, so names are looked up once.
struct ElementTableBuilder {
  private(set) var rows: [ElementTable.Row] = []
  let names: ElementNames
  private(set) var children: [UInt64]
  let wordCount: Int
  private(set) var uses: [UInt16]
  private(set) var useList: [ElementTable.Use] = [.free]
  private(set) var required: [Int] = []
  let attributeCount: Int
  private(set) var excluders: [UInt64]
  private(set) var interactiveExcluders: [UInt64]
  private(set) var excludingRows: [Int] = []
  private(set) var tabindexExcluders: UInt64 = 0

  let definitions: [ElementDefinition?]
  /// What the elements of a group say about its attributes, by the numbers of these.
  private var groupUses: [ObjectIdentifier: [(number: Int, use: UInt16)]] = [:]
  /// The rows of each kind of content, as bits, by the kind's own bit.
  private var members: [[UInt64]] = []

  init(_ list: [ElementDefinition]) {
    names = ElementNames(list)
    var definitions = [ElementDefinition?](repeating: nil, count: names.rowCount)
    for definition in list {
      if let row = names.row(of: definition.name, in: definition.namespace) { definitions[row] = definition }
    }
    self.definitions = definitions
    attributeCount = NameTable.attributes.names.count
    wordCount = (names.rowCount + 63) / 64
    uses = []
    uses.reserveCapacity(names.rowCount * attributeCount)
    children = [UInt64](repeating: 0, count: names.rowCount * wordCount)
    excluders = [UInt64](repeating: 0, count: names.rowCount)
    interactiveExcluders = excluders
    addUses()
    addMembers()
    for row in 0..<names.rowCount { addRow(row) }
    addExclusions()
  }

  private mutating func addRow(_ row: Int) {
    let definition = definitions[row]
    let model = definition?.content ?? .anything
    let firstRequired = required.count
    required += definition?.required.map { number(of: $0) } ?? []
    rows.append(
      ElementTable.Row(
        isKnown: definition != nil, isObsolete: definition?.obsolete != nil, allowsText: model.allowsText,
        isTransparent: model.isTransparent, allowsAnything: model.allowsAnything,
        required: firstRequired..<required.count))
    allowChildren(of: model, in: definition?.namespace ?? .html, row: row)
  }

  // MARK: Children

  private mutating func addMembers() {
    members = [[UInt64]](
      repeating: [UInt64](repeating: 0, count: wordCount), count: Categories.RawValue.bitWidth)
    for row in 0..<names.rowCount {
      let categories = categories(of: row).rawValue
      for bit in members.indices where categories & 1 << bit != 0 {
        members[bit][row >> 6] |= 1 << UInt64(row & 63)
      }
    }
  }

  /// The kinds of content an element is. Of SVG and MathML only the roots are content of HTML (HTML §4.8.15, 4.8.16).
  private func categories(of row: Int) -> Categories {
    if row == Tag.svg.rawValue || row == Tag.math.rawValue {
      return [.flow, .phrasing, .embedded, .palpable]
    }
    // A custom element may stand where phrasing content may (HTML §4.13.3).
    if row == Tag.custom.rawValue { return [.flow, .phrasing, .palpable] }
    guard let definition = definitions[row], definition.namespace == .html else { return [] }
    return definition.categories
  }

  private mutating func allowChildren(of model: ContentModel, in namespace: Namespace, row: Int) {
    let first = row * wordCount
    for word in 0..<wordCount {
      if model.allowsAnything { children[first + word] = .max }
      for bit in members.indices where model.categories.rawValue & 1 << bit != 0 {
        children[first + word] |= members[bit][word]
      }
    }
    for name in model.exceptions {
      guard let child = names.row(of: name, in: namespace) else { continue }
      children[first + child >> 6] &= ~(1 << UInt64(child & 63))
    }
    for name in model.names {
      guard let child = names.row(of: name, in: namespace) else { continue }
      children[first + child >> 6] |= 1 << UInt64(child & 63)
    }
  }

  // MARK: Attributes

  private mutating func addUses() {
    let globals = globalUses()
    let none = [UInt16](repeating: 0, count: attributeCount)
    for definition in definitions {
      guard let definition else {
        uses += none
        continue
      }
      var row = definition.namespace == .html ? globals : none
      for entry in definition.removedAttributes.entries {
        row[number(of: entry.name)] = use(.removed(advice: entry.fact))
      }
      for entry in definition.obsoleteAttributes.entries {
        row[number(of: entry.name)] = use(.obsolete(advice: entry.fact))
      }
      for entry in definition.discouragedAttributes.entries {
        row[number(of: entry.name)] = use(.discouraged(advice: entry.fact))
      }
      for group in definition.groups { add(group, to: &row) }
      add(definition.ownAttributes, to: &row)
      // Number 0 is that of all attributes nobody knows.
      row[0] = 0
      uses += row
    }
  }

  private mutating func add(_ group: AttributeGroup, to row: inout [UInt16]) {
    if let known = groupUses[ObjectIdentifier(group)] {
      for (number, use) in known { row[number] = use }
      return
    }
    var own = [UInt16](repeating: 0, count: attributeCount)
    for part in group.groups { add(part, to: &own) }
    add(group.kinds, to: &own)
    let uses = own.enumerated().filter { $0.element != 0 }.map { ($0.offset, $0.element) }
    groupUses[ObjectIdentifier(group)] = uses
    for (number, use) in uses { row[number] = use }
  }

  private mutating func add(_ kinds: AttributeList<ValueKind>, to row: inout [UInt16]) {
    for entry in kinds.entries { row[number(of: entry.name)] = use(.allowed(entry.fact)) }
  }

  /// What every element of HTML says about the attributes that all of them may have.
  private mutating func globalUses() -> [UInt16] {
    var row = [UInt16](repeating: 0, count: attributeCount)
    add(ElementDefinition.vocabularyAttributes, to: &row)
    add(ElementDefinition.globalAttributes, to: &row)
    let text = use(.allowed(.text))
    for name in ElementDefinition.eventHandlerAttributes + ElementDefinition.ariaAttributes {
      row[number(of: name)] = text
    }
    for entry in ElementDefinition.removedGlobalAttributes.entries {
      row[number(of: entry.name)] = use(.removed(advice: entry.fact))
    }
    return row
  }

  private mutating func use(_ use: ElementTable.Use) -> UInt16 {
    if case .allowed(let kind) = use, kind.isFree { return ElementTable.free }
    useList.append(use)
    return UInt16(truncatingIfNeeded: useList.count)
  }

  private func number(of name: String) -> Int { NameTable.attributes.number(ofSpelling: name) }

  // MARK: Exclusions

  private mutating func addExclusions() {
    for row in rows.indices {
      guard let without = definitions[row]?.without, !without.isEmpty, excludingRows.count < 64 else {
        continue
      }
      let bit: UInt64 = 1 << UInt64(excludingRows.count)
      excludingRows.append(row)
      rows[row].exclusion = bit
      if without.tabindex { tabindexExcluders |= bit }
      exclude(without, bit, in: definitions[row]?.namespace ?? .html)
    }
    for row in rows.indices {
      rows[row].possibleExcluders = excluders[row] | interactiveExcluders[row] | tabindexExcluders
    }
  }

  private mutating func exclude(_ without: Exclusion, _ bit: UInt64, in namespace: Namespace) {
    for name in without.names {
      if let other = names.row(of: name, in: namespace) { excluders[other] |= bit }
    }
    guard !without.categories.isEmpty else { return }
    for other in rows.indices {
      guard let definition = definitions[other], definition.namespace == .html else { continue }
      let shared = without.categories.intersection(definition.categories)
      if !shared.subtracting(.interactive).isEmpty { excluders[other] |= bit }
      if shared.contains(.interactive) { interactiveExcluders[other] |= bit }
    }
  }
}

extension Exclusion {
  /// Whether nothing is excluded.
  var isEmpty: Bool { categories.isEmpty && names.isEmpty && !tabindex }
}
