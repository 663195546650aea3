/// Children an element cannot do without.
enum RequiredChild {
  /// Reports an element without a child of a kind.
  static func check(
    _ parent: Int, needs tag: Tag, in document: Document, into faults: FaultList
  ) {
    guard document.child(tag, of: parent) == nil else { return }
    report(parent, "<\(tag.name)>", in: document, into: faults)
  }

  /// Reports an `hgroup` without a heading, or with more than one (HTML §4.3.7).
  static func check(headingOf group: Int, in document: Document, into faults: FaultList) {
    var heading = -1
    for child in document.children(of: group) {
      switch document.elements[child].tag {
      case .h1, .h2, .h3, .h4, .h5, .h6:
        if heading >= 0 {
          faults.append(
            Fault(
              .childOrder, "<hgroup> has one heading; there is one already",
              at: document.elements[child].offset))
        }
        heading = child
      default: break
      }
    }
    if heading < 0 { report(group, "heading", in: document, into: faults) }
  }

  private static func report(
    _ parent: Int, _ words: String, in document: Document, into faults: FaultList
  ) {
    let name = document.tagName(of: parent)
    faults.append(
      Fault(.requiredChild, "\(name) has no \(words)", at: document.elements[parent].offset))
  }
}
