/// Rules about `dl`: groups of terms and their descriptions (HTML §4.4.9).
enum DefinitionListRules {
  /// Reports groups without a term or a description.
  static func check(list: Int, of document: Document, into faults: FaultList) {
    var groups = Groups(isSingle: false)
    var hasDivisions = false
    var hasTerms = false
    for child in document.children(of: list) {
      switch document.elements[child].tag {
      case .dt, .dd:
        if hasDivisions, !hasTerms { reportMixture(at: child, of: document, into: faults) }
        hasTerms = true
        groups.check(child, of: document, into: faults)
      case .div:
        if hasTerms, !hasDivisions { reportMixture(at: child, of: document, into: faults) }
        hasDivisions = true
        check(division: child, of: document, into: faults)
      default: break
      }
    }
    groups.finish(list, of: document, into: faults)
  }

  private static func reportMixture(at child: Int, of document: Document, into faults: FaultList) {
    faults.append(
      Fault(
        .definitionGroups, "this <dl> has groups in <div> and others without",
        hint: "put all groups into <div>, or none", at: document.elements[child].offset))
  }

  private static func check(division: Int, of document: Document, into faults: FaultList) {
    var groups = Groups(isSingle: true)
    for child in document.children(of: division) {
      switch document.elements[child].tag {
      case .dt, .dd: groups.check(child, of: document, into: faults)
      case .script, .template: break
      default:
        faults.append(
          Fault(
            .definitionGroups,
            "a <div> in a <dl> has <dt> and <dd>; this is \(document.tagName(of: child))",
            at: document.elements[child].offset))
      }
    }
    for index in document.elements[division].texts where document.texts[index].parent == division {
      if document.texts[index].isBlank { continue }
      faults.append(
        Fault(
          .definitionGroups, "a <div> in a <dl> has <dt> and <dd>, and no text of its own",
          at: document.texts[index].offset))
    }
    groups.finish(division, of: document, into: faults)
  }

  /// Follows terms and descriptions through their groups.
  private struct Groups {
    let isSingle: Bool
    private var last: Tag?

    init(isSingle: Bool) { self.isSingle = isSingle }

    mutating func check(_ child: Int, of document: Document, into faults: FaultList) {
      let tag = document.elements[child].tag
      let offset = document.elements[child].offset
      if tag == .dd, last == nil {
        faults.append(Fault(.definitionGroups, "there is no <dt> before this <dd>", at: offset))
      } else if tag == .dt, last == .dd, isSingle {
        faults.append(
          Fault(.definitionGroups, "a <div> in a <dl> holds one group, not two", at: offset))
      }
      last = tag
    }

    func finish(_ parent: Int, of document: Document, into faults: FaultList) {
      if last == .dd || last == nil && !isSingle { return }
      let words = last == nil ? "no <dt> and no <dd>" : "no <dd> after its last <dt>"
      faults.append(
        Fault(
          .definitionGroups, "this \(document.tagName(of: parent)) has \(words)",
          at: document.elements[parent].offset))
    }
  }
}
