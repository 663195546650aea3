/// What rules want to know of an element's attributes before they look at any of them.
struct AttributeMarks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// `role` or an `aria-*` attribute.
  static let accessibility = AttributeMarks(rawValue: 1 << 0)
  /// `id`.
  static let id = AttributeMarks(rawValue: 1 << 1)
  /// An attribute that `StructureRules` looks at: one that refers to elements, makes items or depends on its element.
  static let structure = AttributeMarks(rawValue: 1 << 2)

  /// The marks of one attribute.
  @inline(__always)
  init(of name: AttributeName) {
    if ARIAAttributes.has(name) {
      self = .accessibility
      return
    }
    switch name {
    case .role: self = .accessibility
    case .id: self = .id
    case .for, .form, .list, .commandfor, .popovertarget, .itemid, .itemprop, .itemref, .itemscope, .itemtype,
      .autofocus, .dir, .headingoffset, .headingreset, .is, .tabindex, .value:
      self = .structure
    default: self = []
    }
  }

  @inline(__always)
  init(rawValue: UInt8) { self.rawValue = rawValue }
}
