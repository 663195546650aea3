/// The ARIA rules. One value serves one thread; its arrays are reused from page to page.
///
/// One walk over the elements, with a stack of what is around: an element without `role` and `aria-*` costs a look at its
/// attributes and at its name, unless it is inside a role that restricts its content.
struct ARIARules {
  private var stack: [Frame] = []
  private var namedLabels: [Int] = []
  private var context = RoleContext()
  private var references = ARIAReferences()
  private var ids = IDIndex()
  private var mains = VisibleMains()
  private var tabs = SelectedTabs()
  /// Where the innermost frame of the stack ends.
  private var nextEnd = Int.max
  /// Whether what is around restricts elements that have neither `role` nor `aria-*`.
  private var restrictsContent = false

  /// What an open element is to the elements in it.
  private struct Frame {
    let element: Int
    let end: Int
    let role: Role?
    let inside: Surroundings
  }

  init() {}

  /// Adds what is wrong with the roles and ARIA attributes of a page.
  mutating func check(_ document: Document, into faults: FaultList) {
    stack.removeAll(keepingCapacity: true)
    settle()
    namedLabels.removeAll(keepingCapacity: true)
    context.removeAll()
    references.removeAll()
    tabs.removeAll()
    mains = VisibleMains()
    for index in document.elements.indices {
      if index >= nextEnd { close(at: index) }
      if document.elements[index].marks.contains(.accessibility) {
        visitMarked(index, ARIAMarks(index, of: document), of: document, into: faults)
      } else {
        let tag = document.elements[index].tag
        if restrictsContent || ARIARules.matters(tag) { visitPlain(index, tag, of: document, into: faults) }
      }
    }
    guard !references.isEmpty || !context.isEmpty || !tabs.isEmpty else { return }
    ids.build(from: document) { _, _ in }
    references.check(document, ids: ids, into: faults)
    context.check(document, ids: ids, into: faults)
    tabs.check(document, ids: ids, into: faults)
  }

  /// Leaves the elements that end before an index.
  private mutating func close(at index: Int) {
    while let last = stack.last, last.end <= index { stack.removeLast() }
    settle()
  }

  private mutating func settle() {
    nextEnd = stack.last?.end ?? .max
    restrictsContent = stack.last?.inside.restrictsContent ?? false
  }

  /// Whether an element has to be looked at even without `role` and `aria-*`.
  @inline(__always)
  private static func matters(_ tag: Tag) -> Bool {
    tag == .figcaption || Surroundings.isChanged(by: tag)
  }

  /// An element without `role` and `aria-*`.
  private mutating func visitPlain(
    _ index: Int, _ tag: Tag, of document: Document, into faults: FaultList
  ) {
    let around = stack.last?.inside ?? Surroundings()
    if around.restrictsContent {
      let element = ARIAElement(
        index, ARIAMarks(), of: document, around: around, parentRole: nil)
      element.checkPlace(into: faults)
      reportLabels(around: element, into: faults)
    }
    if tag == .main { mains.visit(index, of: document, role: nil, into: faults) }
    if tag == .figcaption { checkFigure(around: index, of: document, into: faults) }
    if Surroundings.isChanged(by: tag) { open(index, of: document, role: nil, around: around) }
  }

  /// An element with a `role` or `aria-*` attribute.
  private mutating func visitMarked(
    _ index: Int, _ marks: ARIAMarks, of document: Document, into faults: FaultList
  ) {
    let around = stack.last?.inside ?? Surroundings()
    let parent = document.elements[index].parent
    let parentRole = stack.last.flatMap { $0.element == parent ? $0.role : nil }
    let element = ARIAElement(
      index, marks, of: document, around: around, parentRole: parentRole)
    element.check(into: faults)
    reportLabels(around: element, into: faults)
    context.visit(element)
    references.visit(element)
    tabs.visit(element)
    mains.visit(index, of: document, role: element.role, into: faults)
    if element.tag == .figcaption { checkFigure(around: index, of: document, into: faults) }
    if element.isNamedLabel { namedLabels.append(index) }
    open(index, of: document, role: element.role, around: around, isNamedLabel: element.isNamedLabel)
  }

  private mutating func open(
    _ index: Int, of document: Document, role: Role?, around: Surroundings, isNamedLabel: Bool = false
  ) {
    let end = document.elements[index].end
    guard end > index + 1 else { return }
    let tag = document.elements[index].tag
    let role = role ?? Surroundings.structuralRole(of: tag)
    let hasHref = tag == .a && document.has(.href, on: index)
    var inside = around.inside(tag, role: role, hasHref: hasHref)
    if tag == .details { inside.summary = document.child(.summary, of: index) ?? -1 }
    if isNamedLabel { inside.places.insert(.namedLabel) }
    stack.append(Frame(element: index, end: end, role: role, inside: inside))
    settle()
  }

  /// Labels that are open and have a role or name of their own, now that something to be labelled is in them.
  private mutating func reportLabels(around element: ARIAElement, into faults: FaultList) {
    guard element.around.places.contains(.namedLabel),
      ARIAElement.isLabelable(element.index, in: element.document)
    else { return }
    while let label = namedLabels.popLast() {
      guard element.document.elements[label].end > element.index else { continue }
      faults.append(Fault(labelAt: element.document.elements[label].offset))
    }
  }

  /// A figure with a caption keeps its role.
  private func checkFigure(around caption: Int, of document: Document, into faults: FaultList) {
    let figure = document.elements[caption].parent
    guard figure >= 0, document.elements[figure].tag == .figure,
      let attribute = document.attribute(.role, of: figure),
      let role = ARIAElement.role(attribute), role != .figure, role != .docExample
    else { return }
    faults.append(
      Fault(
        .figureWithCaptionAndRole,
        "a figure with a caption cannot be \"\(role.name)\": the caption would belong to nothing",
        hint: "take \"role\" away, or give it to an element inside", at: attribute.offset))
  }
}
