/// A page as a flat, light tree in document order: what rules look at. It is a view, whose memory is reused from page to
/// page.
struct Document {
  /// Elements in the order of their start tags. The first is `html`, if there is any.
  var elements = Column<Element>()
  /// Attributes, those of one element next to each other.
  var attributes = Column<Attribute>()
  /// Runs of text in document order.
  var texts = Column<Text>()
  /// The numbers of the notable elements.
  var notable = Column<Int32>()

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

  /// The elements that rules beyond the tables may have something to say about, in document order.
  var notableElements: LazyMapSequence<Column<Int32>, Int> { notable.lazy.map(Int.init) }

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
