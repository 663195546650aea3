extension Document {
  /// Adds an element.
  @inline(__always)
  mutating func append(_ element: Element) {
    if element.tag.isNotable || element.namespace != .html || element.marks.contains(.structure) {
      notable.append(Int32(truncatingIfNeeded: elements.count))
    }
    elements.append(element)
  }

  /// An element. Kept small, as every rule goes over all of them.
  struct Element {
    private var nameRun: Run
    private var parentIndex: Int32
    private var startOffset: UInt32
    private var endIndex: Int32
    private var firstAttribute: Int32
    private var attributesEnd: Int32
    private var firstText: Int32
    private var textsEnd: Int32
    private var rowNumber: UInt16
    /// What it is in HTML; `.unknown` for SVG and MathML but `svg` and `math` themselves.
    let tag: Tag
    /// Its vocabulary.
    let namespace: Namespace
    /// What kinds of attributes it has.
    let marks: AttributeMarks
    /// Whether no tag of the page stands for it (`html`, `head`, `body`, `tbody`, `colgroup` may be left out).
    let isImplied: Bool

    @inline(__always)
    init(
      tag: Tag, namespace: Namespace, row: Int, name: Bytes, parent: Int, offset: Int, isImplied: Bool,
      attributes: Range<Int>, marks: AttributeMarks = [], end: Int, texts: Range<Int>
    ) {
      nameRun = Run(name)
      parentIndex = Int32(truncatingIfNeeded: parent)
      startOffset = UInt32(truncatingIfNeeded: offset)
      endIndex = Int32(truncatingIfNeeded: end)
      firstAttribute = Int32(truncatingIfNeeded: attributes.lowerBound)
      attributesEnd = Int32(truncatingIfNeeded: attributes.upperBound)
      firstText = Int32(truncatingIfNeeded: texts.lowerBound)
      textsEnd = Int32(truncatingIfNeeded: texts.upperBound)
      rowNumber = UInt16(truncatingIfNeeded: row)
      self.tag = tag
      self.namespace = namespace
      self.isImplied = isImplied
      self.marks = marks
    }

    /// Its row in `ElementTable`.
    @inline(__always) var row: Int { Int(rowNumber) }
    /// Its name as it is written in the page.
    @inline(__always) var name: Bytes { nameRun.bytes }
    /// The element it is in; -1 for the root.
    @inline(__always) var parent: Int { Int(parentIndex) }
    /// The byte of the page where its start tag is, or where it was implied.
    @inline(__always) var offset: Int { Int(startOffset) }
    /// Its attributes in `attributes`.
    @inline(__always) var attributes: Range<Int> { .init(between: firstAttribute, and: attributesEnd) }
    /// The index behind its last descendant in `elements`: descendants are `index + 1 ..< end`; 0 while it is open.
    @inline(__always) var end: Int { Int(endIndex) }
    /// The texts inside it at any depth, in `texts`.
    @inline(__always) var texts: Range<Int> { .init(between: firstText, and: textsEnd) }

    /// Ends the element before an element and a text.
    @inline(__always)
    mutating func close(before end: Int, text: Int) {
      endIndex = Int32(truncatingIfNeeded: end)
      textsEnd = Int32(truncatingIfNeeded: text)
    }

    /// Ends the element where it starts.
    mutating func empty(before end: Int) {
      endIndex = Int32(truncatingIfNeeded: end)
      textsEnd = firstText
    }
  }

  /// An attribute of an element. A second one of the same name is reported by the tokenizer and left out.
  struct Attribute {
    private var spellingRun: Run
    private var nameOffset: UInt32
    private var valueRun: Run
    private var valueStart: UInt32
    private var numberInTable: UInt16
    /// What it is; `.unknown` for what HTML does not name.
    let name: AttributeName
    /// Whether it has a value, if only an empty one.
    var hasValue: Bool

    @inline(__always)
    init(
      name: AttributeName, number: Int, spelling: Bytes, value: Bytes, offset: Int, valueOffset: Int,
      hasValue: Bool
    ) {
      spellingRun = Run(spelling)
      nameOffset = UInt32(truncatingIfNeeded: offset)
      valueRun = Run(value)
      valueStart = UInt32(truncatingIfNeeded: valueOffset)
      numberInTable = UInt16(truncatingIfNeeded: number)
      self.name = name
      self.hasValue = hasValue
    }

    /// Its number in `NameTable`: that of `name`, or of an attribute of SVG and MathML; 0 if nobody knows it.
    @inline(__always) var number: Int { Int(numberInTable) }
    /// Its name in lower case, as the page has it.
    @inline(__always) var spelling: Bytes { spellingRun.bytes }
    /// The byte of the page where its name starts.
    @inline(__always) var offset: Int { Int(nameOffset) }

    /// Its value, character references replaced.
    @inline(__always) var value: Bytes {
      get { valueRun.bytes }
      set { valueRun = Run(newValue) }
    }

    /// The byte of the page where its value starts; that of its name if it has none.
    @inline(__always) var valueOffset: Int {
      get { Int(valueStart) }
      set { valueStart = UInt32(truncatingIfNeeded: newValue) }
    }
  }

  /// A run of text.
  struct Text {
    private var run: Run
    private var startOffset: UInt32
    private var parentIndex: Int32
    private var elementsBefore: Int32
    /// Whether it is whitespace and nothing else.
    let isBlank: Bool

    @inline(__always)
    init(parent: Int, bytes: Bytes, offset: Int, isBlank: Bool, position: Int) {
      run = Run(bytes)
      startOffset = UInt32(truncatingIfNeeded: offset)
      parentIndex = Int32(truncatingIfNeeded: parent)
      elementsBefore = Int32(truncatingIfNeeded: position)
      self.isBlank = isBlank
    }

    /// The element it is a child of.
    @inline(__always) var parent: Int { Int(parentIndex) }
    /// The text, character references replaced. Neighbouring runs of one text may come apart.
    @inline(__always) var bytes: Bytes { run.bytes }
    /// The byte of the page where it starts.
    @inline(__always) var offset: Int { Int(startOffset) }
    /// How many elements started before it: where it stands among its parent's children.
    @inline(__always) var position: Int { Int(elementsBefore) }
  }

  /// Bytes in twelve bytes, for pages below the checker's limit of size.
  private struct Run {
    private let start: UnsafePointer<UInt8>?
    private let count: UInt32

    @inline(__always)
    init(_ bytes: Bytes) {
      start = bytes.start
      count = UInt32(truncatingIfNeeded: bytes.count)
    }

    @inline(__always) var bytes: Bytes {
      Bytes(UnsafeBufferPointer(start: start, count: Int(count)))
    }
  }
}

extension Range<Int> {
  /// The range of two numbers that are in order.
  @inline(__always)
  fileprivate init(between lower: Int32, and upper: Int32) {
    self = Range(uncheckedBounds: (Int(lower), Int(upper)))
  }
}
