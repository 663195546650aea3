extension ARIAElement {
  /// Rules of single elements.
  func checkElement(into faults: FaultList) {
    switch tag {
    case .img: checkImage(into: faults)
    case .input: checkHiddenInput(into: faults)
    case .button where parentTag == .select: reportSelectButton(into: faults)
    case .selectedcontent: checkSelectedContent(into: faults)
    default: break
    }
  }

  private func checkImage(into faults: FaultList) {
    guard role == nil, !hasImageName, let attribute = attributes.first(where: { $0.name != .ariaHidden })
    else { return }
    faults.append(
      fault(
        .imageWithoutName, at: attribute, "is on an image without a name",
        hint: "say in \"alt\" what the image is for"))
  }

  private func checkHiddenInput(into faults: FaultList) {
    guard InputKind(index, in: document) == .hidden, let attribute = attributes.first else { return }
    faults.append(
      fault(.hiddenInputWithARIA, at: attribute, "is on a hidden <input>, which nobody meets"))
  }

  private func reportSelectButton(into faults: FaultList) {
    faults.append(
      Fault(
        .selectButtonWithARIA,
        "the <button> of a <select> is what the <select> shows: it has neither \"role\" nor \"aria-*\"",
        hint: "put the attributes on the <select>", at: attributes.first?.offset ?? roleOffset))
  }

  private func checkSelectedContent(into faults: FaultList) {
    guard around.places.contains([.select, .button]) else { return }
    faults.append(
      Fault(
        .selectedContentWithARIA,
        "<selectedcontent> in the button of a <select> shows what is chosen: it has neither \"role\" nor \"aria-*\"",
        hint: "take the attributes away", at: attributes.first?.offset ?? roleOffset))
  }
}
