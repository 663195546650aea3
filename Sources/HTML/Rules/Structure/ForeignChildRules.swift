/// Rules about the children that elements of SVG and MathML cannot do without.
enum ForeignChildRules {
  /// Reports an element that has too few or too many children, or lacks one of a kind.
  static func check(_ parent: Int, of document: Document, into faults: FaultList) {
    guard let need = ForeignChildren.need(ofRow: document.elements[parent].row) else { return }
    switch need {
    case .count(let expected): check(parent, has: expected, in: document, into: faults)
    case .oneOfEach(let lists):
      for names in lists where !hasChild(parent, among: names, in: document) {
        let words = names.map { "<\(ForeignCase.svgElements["\($0)"] ?? "\($0)")>" }.joined(separator: " or ")
        report(parent, "needs a child \(words)", in: document, into: faults)
      }
    }
  }

  private static func check(
    _ parent: Int, has expected: Int, in document: Document, into faults: FaultList
  ) {
    var count = 0
    for _ in document.children(of: parent) { count += 1 }
    guard count != expected else { return }
    let words = expected == 1 ? "1 child" : "\(expected) children"
    report(parent, "has \(words), and here it has \(count)", in: document, into: faults)
  }

  private static func hasChild(_ parent: Int, among names: [StaticString], in document: Document) -> Bool {
    for child in document.children(of: parent) {
      let name = document.elements[child].name
      if names.contains(where: name.equalsIgnoringCase) { return true }
    }
    return false
  }

  private static func report(
    _ parent: Int, _ reason: String, in document: Document, into faults: FaultList
  ) {
    faults.append(
      Fault(
        .requiredChild, "<\(document.name(of: parent))> \(reason)", at: document.elements[parent].offset))
  }
}
