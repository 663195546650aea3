/// Rules about `label`: it labels one control (HTML §4.10.4). It follows a walk in document order.
struct LabelRules {
  private var label = -1
  private var end = 0
  private var control = -1

  /// Notes that the walk comes to a `label`.
  mutating func enter(_ label: Int, of document: Document) {
    self.label = label
    end = document.elements[label].end
    control = -1
  }

  /// Reports a control that is not the only one in its label, or that its label does not mean.
  mutating func check(control element: Int, of document: Document, into faults: FaultList) {
    guard element < end else { return }
    if document.elements[element].tag == .input, document.has(.type, "hidden", on: element) { return }
    let offset = document.elements[element].offset
    let name = document.tagName(of: element)
    if control >= 0 {
      faults.append(
        Fault(
          .labelControls, "this <label> has a control already, \(document.tagName(of: control))",
          hint: "give each control a label of its own", at: offset))
      return
    }
    control = element
    guard let target = document.value(.for, of: label) else { return }
    if let id = document.value(.id, of: element), id.elementsEqual(target) { return }
    faults.append(
      Fault(
        .labelControls, "this \(name) is in a <label> whose \"for\" names another: \"\(target.text)\"",
        hint: "give it that id, or remove \"for\"", at: offset))
  }
}
