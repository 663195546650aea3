/// Attributes that name other elements by id: there has to be one, of the right kind.
struct References {
  let document: Document
  let ids: IDIndex

  /// Reports what is wrong with a reference; `attribute` is an index in the attributes of the page.
  func check(_ attribute: Int, of element: Int, into faults: FaultList) {
    let name = document.attributes[attribute].name
    switch (name, document.elements[element].tag) {
    case (.for, .label):
      check(attribute, into: faults, is: "a form control that is not hidden") { isLabelable($0) }
    case (.for, .output): checkEach(attribute, into: faults)
    case (.list, .input): check(attribute, into: faults, is: "a <datalist>") { tag(of: $0) == .datalist }
    // That of an operator in MathML says how it stands beside others.
    case (.form, _) where document.elements[element].namespace == .html:
      check(attribute, into: faults, is: "a <form>") { tag(of: $0) == .form }
    case (.commandfor, .button), (.popovertarget, .button), (.popovertarget, .input):
      check(attribute, into: faults, is: "an element") { _ in true }
    default: break
    }
  }

  private func tag(of element: Int) -> Tag { document.elements[element].tag }

  /// Labelable elements (HTML §4.10.2); a custom element may be one.
  private func isLabelable(_ element: Int) -> Bool {
    switch tag(of: element) {
    case .input: !document.has(.type, "hidden", on: element)
    case .button, .custom, .keygen, .meter, .output, .progress, .select, .textarea: true
    default: false
    }
  }

  private func check(
    _ index: Int, into faults: FaultList, is words: String, _ fits: (Int) -> Bool
  ) {
    let attribute = document.attributes[index]
    // That a reference is not empty is a matter of its syntax.
    guard !attribute.value.isEmpty else { return }
    let target = ids.element(withID: attribute.value, in: document)
    if let target, fits(target) { return }
    let found =
      target.map { "which is \(document.tagName(of: $0)) and not \(words)" } ?? "and no element has that id"
    faults.append(
      Fault(
        .idReference,
        "\"\(attribute.spelling.text)\" names \"\(attribute.value.text)\", \(found)",
        hint: "give it the id of \(words)",
        at: attribute.valueOffset))
  }

  private func checkEach(_ index: Int, into faults: FaultList) {
    let attribute = document.attributes[index]
    attribute.value.forEachToken { token, offset in
      guard ids.element(withID: token, in: document) == nil else { return }
      faults.append(
        Fault(
          .idReference, "\"\(attribute.spelling.text)\" names \"\(token.text)\", and no element has that id",
          at: attribute.valueOffset + offset))
    }
  }
}
