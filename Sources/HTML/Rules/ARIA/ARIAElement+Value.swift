extension ARIAElement {
  /// Whether the value of an attribute is one it can have. Whether ids lead somewhere, `ARIAReferences` look.
  func checkValue(_ attribute: Document.Attribute, into faults: FaultList) {
    let kind = ARIAValue(of: attribute.name)
    guard !kind.allows(attribute.value) else { return }
    faults.append(
      Fault(
        .badARIAValue,
        "\"\(attribute.value.text)\" is no value of \"\(attribute.spelling.text)\": it has to be \(kind.words)",
        at: attribute.valueOffset))
  }
}
