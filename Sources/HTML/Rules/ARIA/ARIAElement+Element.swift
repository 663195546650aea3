extension ARIAElement {
  /// Rules of single elements.
  func checkElement(into faults: inout [Fault]) {
    switch tag {
    case .img: checkImage(into: &faults)
    case .input: checkHiddenInput(into: &faults)
    case .label: checkLabel(into: &faults)
    case .selectedcontent: checkSelectedContent(into: &faults)
    default: break
    }
  }

  private func checkImage(into faults: inout [Fault]) {
    guard role == nil, !hasImageName, let attribute = attributes.first(where: { $0.name != .ariaHidden })
    else { return }
    faults.append(
      fault(
        .imageWithoutName, at: attribute, "is on an image without a name.",
        hint: "Say in “alt” what the image is for."))
  }

  private func checkHiddenInput(into faults: inout [Fault]) {
    guard InputKind(index, in: document) == .hidden, let attribute = attributes.first else { return }
    faults.append(
      fault(.hiddenInputWithARIA, at: attribute, "is on a hidden “input”, which nobody meets."))
  }

  private func checkLabel(into faults: inout [Fault]) {
    guard isNamedLabel, let id = document.value(.for, of: index), let control = document.element(withID: id),
      ARIAElement.isLabelable(control, in: document)
    else { return }
    faults.append(
      Fault(
        .labelWithRole,
        "A label of a form control has no role and no name of its own, for it is the control's name.",
        hint: "Take “role” and “aria-label” away.", at: offset))
  }

  private static func isLabelable(_ control: Int, in document: Document) -> Bool {
    ARIAElement(control, of: document, role: nil, present: [], around: Surroundings(), parentRole: nil)
      .isLabelable
  }

  private func checkSelectedContent(into faults: inout [Fault]) {
    guard around.places.contains([.select, .button]) else { return }
    faults.append(
      Fault(
        .selectedContentWithARIA,
        "“selectedcontent” in the button of a “select” shows what is chosen: it has neither “role” nor “aria-*”.",
        hint: "Take the attributes away.", at: attributes.first?.offset ?? roleOffset))
  }
}
