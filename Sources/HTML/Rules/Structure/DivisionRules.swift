/// Rules about `div`, which takes part in the models of `dl` and `select` (HTML §4.4.15).
enum DivisionRules {
  /// Reports terms, descriptions and options in a `div` that is in no list of them.
  static func check(division: Int, of document: Document, into faults: FaultList) {
    for child in document.children(of: division) {
      switch document.elements[child].tag {
      case .dt, .dd:
        if document.parentTag(of: division) != .dl {
          report(child, outside: .dl, of: document, into: faults)
        }
      case .option, .optgroup:
        if !isInSelect(division, of: document) {
          report(child, outside: .select, of: document, into: faults)
        }
      default: break
      }
    }
  }

  private static func isInSelect(_ division: Int, of document: Document) -> Bool {
    document.ancestors(of: division).contains {
      switch document.elements[$0].tag {
      case .select, .optgroup, .datalist, .custom, .unknown: true
      default: false
      }
    }
  }

  private static func report(
    _ child: Int, outside list: Tag, of document: Document, into faults: FaultList
  ) {
    faults.append(
      Fault(
        .elementNotAllowed,
        "<\(document.name(of: child))> may not stand in a <div> that is in no <\(list.name)>",
        at: document.elements[child].offset))
  }
}
