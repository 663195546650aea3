extension ARIAElement {
  /// Whether the value of an attribute is one it can have.
  func checkValue(_ attribute: Document.Attribute, into faults: inout [Fault]) {
    let kind = ARIAValue(of: attribute.name)
    guard kind.allows(attribute.value) else {
      faults.append(
        Fault(
          .badARIAValue,
          "“\(attribute.value.text)” is no value of “\(attribute.spelling.text)”: it has to be \(kind.words).",
          at: attribute.valueOffset))
      return
    }
    if kind.isReference { checkReference(attribute, into: &faults) }
  }

  /// A list of ids is at fault if none of them is there, for parts of a page come and go.
  private func checkReference(_ attribute: Document.Attribute, into faults: inout [Fault]) {
    var leadsSomewhere = false
    attribute.value.forEachToken { id, _ in
      leadsSomewhere = leadsSomewhere || document.element(withID: id) != nil
    }
    guard !leadsSomewhere else { return }
    faults.append(
      Fault(
        .danglingReference,
        "“\(attribute.value.trimmed.text)” in “\(attribute.spelling.text)” is not the id of an element of the page.",
        at: attribute.valueOffset))
  }
}
