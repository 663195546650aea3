/// Makes the rows of `ElementTable` from the definitions.
struct ElementTableBuilder {
  private(set) var rows: [ElementTable.Row] = []
  private(set) var names: ForeignNames
  private(set) var children: [UInt64] = []
  let wordCount: Int
  private(set) var uses: [UInt16]
  private(set) var useList: [ElementTable.Use] = []
  let attributeCount: Int
  private(set) var excluders: [UInt64]
  private(set) var interactiveExcluders: [UInt64]
  private(set) var excludingRows: [Int] = []
  private(set) var tabindexExcluders: UInt64 = 0

  private var definitions: [ElementDefinition?]

  init(_ list: [ElementDefinition]) {
    names = ForeignNames(list)
    var definitions = [ElementDefinition?](repeating: nil, count: names.rowCount)
    for definition in list {
      if let row = names.row(of: definition.name, in: definition.namespace) { definitions[row] = definition }
    }
    self.definitions = definitions
    attributeCount = NameTable.attributes.names.count
    wordCount = (names.rowCount + 63) / 64
    uses = [UInt16](repeating: 0, count: names.rowCount * attributeCount)
    children = [UInt64](repeating: 0, count: names.rowCount * wordCount)
    excluders = [UInt64](repeating: 0, count: names.rowCount)
    interactiveExcluders = excluders
    for row in 0..<names.rowCount { addRow(row) }
    addExclusions()
  }

  private mutating func addRow(_ row: Int) {
    let definition = definitions[row]
    let model = definition?.content ?? .anything
    rows.append(
      ElementTable.Row(
        definition: definition, allowsText: model.allowsText, isTransparent: model.isTransparent,
        allowsAnything: model.allowsAnything,
        required: definition?.required.compactMap { attributeNumber($0) } ?? []))
    for child in 0..<names.rowCount where allows(model, child, in: definition?.namespace ?? .html) {
      children[row * wordCount + child >> 6] |= 1 << UInt64(child & 63)
    }
    addUses(definition, to: row)
  }

  /// The kinds of content an element is. Of SVG and MathML only the roots are content of HTML (HTML §4.8.15, 4.8.16).
  private func categories(of row: Int) -> Categories {
    if row == Int(Tag.svg.rawValue) || row == Int(Tag.math.rawValue) {
      return [.flow, .phrasing, .embedded, .palpable]
    }
    // A custom element may stand where phrasing content may (HTML §4.13.3).
    if row == Int(Tag.custom.rawValue) { return [.flow, .phrasing, .palpable] }
    guard let definition = definitions[row], definition.namespace == .html else { return [] }
    return definition.categories
  }

  private func allows(_ model: ContentModel, _ child: Int, in namespace: Namespace) -> Bool {
    if model.allowsAnything { return true }
    let name = definitions[child]?.name ?? ""
    let isOfVocabulary = definitions[child]?.namespace == namespace
    if isOfVocabulary || child == Int(Tag.svg.rawValue) || child == Int(Tag.math.rawValue) {
      if model.names.contains(name) { return true }
      if model.exceptions.contains(name) { return false }
    }
    return !model.categories.isDisjoint(with: categories(of: child))
  }

  // MARK: Attributes

  private func attributeNumber(_ name: String) -> Int? {
    Array(name.lowercased().utf8).withUnsafeBufferPointer {
      let number = NameTable.attributes.number(of: Bytes($0))
      return number == 0 ? nil : number
    }
  }

  private mutating func addUses(_ definition: ElementDefinition?, to row: Int) {
    guard let definition else { return }
    for (name, advice) in definition.obsoleteAttributes { add(.obsolete(advice: advice), for: name, to: row) }
    for (name, advice) in definition.discouragedAttributes {
      add(.discouraged(advice: advice), for: name, to: row)
    }
    for (name, kind) in definition.attributes { add(.allowed(kind), for: name, to: row) }
    guard definition.namespace == .html else { return }
    for (name, advice) in ElementDefinition.obsoleteGlobalAttributes where !has(name, row) {
      add(.obsolete(advice: advice), for: name, to: row)
    }
    for (name, kind) in ElementDefinition.globalUses where !has(name, row) {
      add(.allowed(kind), for: name, to: row)
    }
  }

  private func has(_ name: String, _ row: Int) -> Bool {
    attributeNumber(name).map { uses[row * attributeCount + $0] != 0 } ?? false
  }

  private mutating func add(_ use: ElementTable.Use, for name: String, to row: Int) {
    guard let number = attributeNumber(name) else { return }
    useList.append(use)
    uses[row * attributeCount + number] = UInt16(truncatingIfNeeded: useList.count)
  }

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
      for other in rows.indices where definitions[other]?.namespace == definitions[row]?.namespace {
        guard let definition = definitions[other] else { continue }
        let shared = without.categories.intersection(definition.categories)
        if without.names.contains(definition.name) || !shared.subtracting(.interactive).isEmpty {
          excluders[other] |= bit
        } else if shared.contains(.interactive) {
          interactiveExcluders[other] |= bit
        }
      }
    }
  }
}

extension Exclusion {
  /// Whether nothing is excluded.
  var isEmpty: Bool { categories.isEmpty && names.isEmpty && !tabindex }
}
