/// The ids that ARIA attributes and labels refer to, looked up when the whole page is known.
struct ARIAReferences {
  private var attributes: [Int] = []
  private var labels: [Int] = []

  init() {}

  /// Whether there is nothing to look up.
  var isEmpty: Bool { attributes.isEmpty && labels.isEmpty }

  /// Forgets a page.
  mutating func removeAll() {
    attributes.removeAll(keepingCapacity: true)
    labels.removeAll(keepingCapacity: true)
  }

  /// Takes down what an element refers to.
  mutating func visit(_ element: ARIAElement) {
    if element.isNamedLabel, element.has(.for) { labels.append(element.index) }
    guard element.present.meets(.references) else { return }
    for position in element.document.elements[element.index].attributes {
      let attribute = element.document.attributes[position]
      guard ARIAAttributes.references.contains(attribute.name),
        ARIAValue(of: attribute.name).allows(attribute.value)
      else { continue }
      attributes.append(position)
    }
  }

  /// Reports what leads nowhere, and labels of form controls that have a role or name of their own.
  func check(_ document: Document, ids: IDIndex, into faults: FaultList) {
    for position in attributes { check(document.attributes[position], of: document, ids, into: faults) }
    for label in labels {
      guard let id = document.value(.for, of: label), let control = ids.element(withID: id, in: document),
        ARIAElement.isLabelable(control, in: document)
      else { continue }
      faults.append(Fault(labelAt: document.elements[label].offset))
    }
  }

  /// A list of ids is at fault if none of them is there, for parts of a page come and go.
  private func check(
    _ attribute: Document.Attribute, of document: Document, _ ids: IDIndex, into faults: FaultList
  ) {
    var leadsSomewhere = false
    attribute.value.forEachToken { id, _ in
      leadsSomewhere = leadsSomewhere || ids.element(withID: id, in: document) != nil
    }
    guard !leadsSomewhere else { return }
    let value = attribute.value.trimmed.text
    faults.append(
      Fault(
        attribute.name == .ariaActivedescendant ? .danglingDescendant : .danglingReference,
        "\"\(value)\" in \"\(attribute.spelling.text)\" is not the id of an element of the page",
        at: attribute.valueOffset))
  }
}

extension Fault {
  /// A label of a form control that has a role or name of its own.
  init(labelAt offset: Int) {
    self.init(
      .labelWithRole,
      "the label of a form control has neither \"role\" nor \"aria-*\", for it is the control's name",
      hint: "take the attributes away", at: offset)
  }
}
