/// The tables in the form in which pages are checked: rows of bits and small numbers, made once from the definitions.
final class ElementTable: Sendable {
  /// The one table there is.
  static let shared = ElementTable(
    ElementDefinition.htmlDefinitions + ElementDefinition.svgDefinitions + ElementDefinition.mathMLDefinitions
  )

  /// What is asked of each element of a page. Without references, so that reading a row costs no more than its bytes.
  struct Row: Sendable {
    /// Whether anybody knows the element.
    let isKnown: Bool
    /// Whether it is obsolete.
    let isObsolete: Bool
    /// Whether it may contain text.
    let allowsText: Bool
    /// Whether it may contain what its parent may.
    let isTransparent: Bool
    /// Whether it may contain anything: elements nobody knows may.
    let allowsAnything: Bool
    /// The numbers of the attributes that it cannot do without, in `required`.
    let required: Range<Int>
    /// The bit of what it excludes in `Exclusions`; 0 if it excludes nothing.
    var exclusion: UInt64 = 0
    /// The bits of what may exclude it at any depth, in some cases at least.
    var possibleExcluders: UInt64 = 0
  }

  /// What an element has to say about an attribute.
  enum Use: Sendable {
    /// Any value is right.
    case free
    case allowed(ValueKind)
    case removed(advice: String)
    case obsolete(advice: String)
    case discouraged(advice: String)
  }

  /// The rows; those of HTML by the raw values of their tags.
  let rows: [Row]
  /// What the rows were made from, for messages.
  let definitions: [ElementDefinition?]
  /// The numbers of attributes that elements cannot do without, row by row.
  let required: [Int]
  /// The rows by the names of elements.
  let names: ElementNames
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

  /// Whether an element may be a child of another by what its parent's row says itself.
  @inline(__always)
  func row(_ parent: Int, allows child: Int) -> Bool {
    children[parent * wordCount + child >> 6] & (1 << UInt64(child & 63)) != 0
  }

  /// Whether an element may have an attribute with any value, as most are.
  @inline(__always)
  func isFree(_ attribute: Int, on row: Int) -> Bool { uses[row * attributeCount + attribute] == Self.free }

  /// The number of the use `free`, which is the first.
  static let free: UInt16 = 1

  /// What an element says about an attribute; nothing if the attribute is not allowed on it.
  func use(of attribute: Int, on row: Int) -> Use? {
    let use = uses[row * attributeCount + attribute]
    return use == 0 ? nil : useList[Int(use) - 1]
  }

  init(_ list: [ElementDefinition]) {
    let builder = ElementTableBuilder(list)
    rows = builder.rows
    definitions = builder.definitions
    required = builder.required
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
