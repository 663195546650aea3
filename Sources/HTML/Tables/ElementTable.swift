/// The tables in the form in which pages are checked: rows of bits and small numbers, made once from the definitions.
struct ElementTable: Sendable {
  /// The one table there is.
  static let shared = ElementTable(
    ElementDefinition.htmlDefinitions + ElementDefinition.svgDefinitions + ElementDefinition.mathMLDefinitions)

  /// What is known about an element.
  struct Row: Sendable {
    /// Its definition; nothing for elements nobody knows.
    let definition: ElementDefinition?
    /// Whether it may contain text.
    let allowsText: Bool
    /// Whether it may contain what its parent may.
    let isTransparent: Bool
    /// Whether it may contain anything: elements nobody knows may.
    let allowsAnything: Bool
    /// The numbers of the attributes that it cannot do without.
    let required: [Int]
    /// The bit of what it excludes in `Exclusions`; 0 if it excludes nothing.
    var exclusion: UInt64 = 0
  }

  /// What an element has to say about an attribute.
  enum Use: Sendable {
    case allowed(ValueKind)
    case obsolete(advice: String)
    case discouraged(advice: String)
  }

  /// The rows; those of HTML by the raw values of their tags.
  let rows: [Row]
  private let names: ForeignNames
  /// For each row the bits of the rows that may be its children.
  private let children: [UInt64]
  private let wordCount: Int
  /// For each row and attribute the number of its use; 0 if the attribute is not allowed.
  private let uses: [UInt16]
  private let useList: [Use]
  private let attributeCount: Int
  /// What excludes each row at any depth, if it is interactive in fact or not.
  let excluders: [UInt64]
  /// What excludes each row at any depth only while it is interactive.
  let interactiveExcluders: [UInt64]
  /// The rows that exclude something, by their bits.
  let excludingRows: [Int]

  /// The bits of the rows that exclude elements with a `tabindex`.
  let tabindexExcluders: UInt64

  private static let htmlNames = NameTable(
    // No page has an element with a space in its name.
    Tag.allCases.dropFirst().map { $0 == .custom ? " " : $0.name })

  /// What HTML calls an element of that name, which is in lower case.
  @inline(__always)
  static func tag(named name: Bytes) -> Tag {
    if let tag = Tag(rawValue: UInt16(truncatingIfNeeded: htmlNames.number(of: name))), tag != .unknown { return tag }
    return NameValue.faultOfCustomElement(in: name) == nil ? .custom : .unknown
  }

  /// The row of an element.
  static func row(of tag: Tag, named name: Bytes, in namespace: Namespace) -> Int {
    if namespace == .html || tag == .svg || tag == .math { return Int(tag.rawValue) }
    return shared.names.foreignRow(of: name, in: namespace)
  }

  /// Whether an element may be a child of another by what its parent's row says itself.
  @inline(__always)
  func row(_ parent: Int, allows child: Int) -> Bool {
    children[parent * wordCount + child >> 6] & (1 << UInt64(child & 63)) != 0
  }

  /// What an element says about an attribute; nothing if the attribute is not allowed on it.
  @inline(__always)
  func use(of attribute: Int, on row: Int) -> Use? {
    let use = uses[row * attributeCount + attribute]
    return use == 0 ? nil : useList[Int(use) - 1]
  }

  init(_ definitions: [ElementDefinition]) {
    let builder = ElementTableBuilder(definitions)
    rows = builder.rows
    names = builder.names
    children = builder.children
    wordCount = builder.wordCount
    uses = builder.uses
    useList = builder.useList
    attributeCount = builder.attributeCount
    excluders = builder.excluders
    interactiveExcluders = builder.interactiveExcluders
    excludingRows = builder.excludingRows
    tabindexExcluders = builder.tabindexExcluders
  }
}
