/// A page as a flat, light tree in document order: what rules look at. It is reused from page to page.
struct Document {
  /// Elements in the order of their start tags. The first is `html`, if there is any.
  var elements: [Element] = []
  /// Attributes, those of one element next to each other.
  var attributes: [Attribute] = []
  /// Runs of text in document order.
  var texts: [Text] = []

  /// An element.
  struct Element {
    /// What it is in HTML; `.unknown` for SVG and MathML but `svg` and `math` themselves.
    var tag: Tag
    /// Its vocabulary.
    var namespace: Namespace
    /// Its row in `ElementTable`.
    var row: Int
    /// Its name as it is written in the page.
    var name: Bytes
    /// The element it is in; -1 for the root.
    var parent: Int
    /// The byte of the page where its start tag is, or where it was implied.
    var offset: Int
    /// Whether no tag of the page stands for it (`html`, `head`, `body`, `tbody`, `colgroup` may be left out).
    var isImplied: Bool
    /// Its attributes in `attributes`.
    var attributes: Range<Int>
    /// The index behind its last descendant in `elements`: descendants are `index + 1 ..< end`.
    var end: Int
    /// The texts inside it at any depth, in `texts`.
    var texts: Range<Int>
  }

  /// An attribute of an element. A second one of the same name is reported by the tokenizer and left out.
  struct Attribute {
    /// What it is; `.unknown` for what HTML does not name.
    var name: AttributeName
    /// Its number in `NameTable`: that of `name`, or of an attribute of SVG and MathML; 0 if nobody knows it.
    var number: Int
    /// Its name in lower case, as the page has it.
    var spelling: Bytes
    /// Its value, character references replaced.
    var value: Bytes
    /// The byte of the page where its name starts.
    var offset: Int
    /// The byte of the page where its value starts; that of its name if it has none.
    var valueOffset: Int
    /// Whether it has a value, if only an empty one.
    var hasValue: Bool
  }

  /// A run of text.
  struct Text {
    /// The element it is a child of.
    var parent: Int
    /// The text, character references replaced. Neighbouring runs of one text may come apart.
    var bytes: Bytes
    /// The byte of the page where it starts.
    var offset: Int
    /// Whether it is whitespace and nothing else.
    var isBlank: Bool
    /// How many elements started before it: where it stands among its parent's children.
    var position: Int
  }

  /// The attribute of an element by name, if it has it.
  @inline(__always)
  func attribute(_ name: AttributeName, of element: Int) -> Attribute? {
    for index in elements[element].attributes where attributes[index].name == name {
      return attributes[index]
    }
    return nil
  }

  /// Whether an element has an attribute.
  @inline(__always)
  func has(_ name: AttributeName, on element: Int) -> Bool {
    for index in elements[element].attributes where attributes[index].name == name { return true }
    return false
  }

  /// The value of an attribute of an element, if it has it.
  @inline(__always)
  func value(_ name: AttributeName, of element: Int) -> Bytes? { attribute(name, of: element)?.value }

  /// The children of an element in document order.
  func children(of element: Int) -> Children { Children(document: self, element: element) }

  /// The elements an element is in, from its parent to the root.
  func ancestors(of element: Int) -> Ancestors { Ancestors(document: self, element: element) }

  /// A walk over the children of an element.
  struct Children: Sequence, IteratorProtocol {
    private let document: Document
    private var following: Int
    private let end: Int

    fileprivate init(document: Document, element: Int) {
      self.document = document
      following = element + 1
      end = document.elements[element].end
    }

    mutating func next() -> Int? {
      guard following < end else { return nil }
      defer { following = document.elements[following].end }
      return following
    }
  }

  /// A walk from an element to the root.
  struct Ancestors: Sequence, IteratorProtocol {
    private let document: Document
    private var element: Int

    fileprivate init(document: Document, element: Int) {
      self.document = document
      self.element = element
    }

    mutating func next() -> Int? {
      element = document.elements[element].parent
      return element < 0 ? nil : element
    }
  }
}
