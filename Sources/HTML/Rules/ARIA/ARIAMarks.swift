/// The `role` and `aria-*` attributes of an element.
struct ARIAMarks {
  /// Where its `role` attribute is in the page's attributes; -1 if it has none.
  private(set) var role = -1
  /// The `aria-*` attributes it has.
  private(set) var present: ARIAAttributes = []

  /// None.
  init() {}

  /// Looks for them.
  @inline(__always)
  init(_ element: Int, of document: Document) {
    for position in document.elements[element].attributes {
      let name = document.attributes[position].name
      if ARIAAttributes.has(name) {
        present.insert(name)
      } else if name == .role {
        role = position
      }
    }
  }

  /// Whether there is none.
  @inline(__always)
  var isEmpty: Bool { role < 0 && present.isEmpty }
}
