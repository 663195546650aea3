/// Rules about how the elements of a page belong together: ids and what refers to them, order, headings,
/// microdata.
struct StructureRules {
  private var ids = IDIndex()
  private var items = ItemRules()
  private var headings = HeadingRules()
  private var terms = TermRules()
  private var focus = FocusRules()
  private var groups = DetailsGroups()
  private var main = -1
  private var templateEnd = 0

  init() {}

  /// Reports what is wrong with the structure of a page.
  mutating func check(_ document: Document, into faults: FaultList) {
    items.start()
    headings.start()
    focus.start()
    groups.start()
    main = -1
    templateEnd = 0
    ids.build(from: document) { element, first in
      guard let id = document.attribute(.id, of: element) else { return }
      faults.append(.duplicate(id, first: first, in: document))
    }
    for element in document.notableElements {
      if document.elements[element].marks.contains(.structure) {
        check(attributesOf: element, in: document, into: faults)
      }
      check(element, of: document, into: faults)
    }
    items.finish(document, into: faults)
    headings.finish(document, into: faults)
  }

  private mutating func check(_ element: Int, of document: Document, into faults: FaultList) {
    guard document.elements[element].namespace == .html else {
      return ForeignChildRules.check(element, of: document, into: faults)
    }
    switch document.elements[element].tag {
    case .h1, .h2, .h3, .h4, .h5, .h6:
      headings.check(heading: element, inTemplate: element < templateEnd, of: document, into: faults)
    case .article, .section, .aside, .nav: headings.enter(element, of: document, into: faults)
    case .dl:
      DefinitionListRules.check(list: element, of: document, into: faults)
      terms.check(list: element, of: document, into: faults)
    case .fieldset, .figure, .select, .optgroup, .audio, .video:
      ChildOrder.check(element, of: document, into: faults)
    case .details:
      ChildOrder.check(element, of: document, into: faults)
      RequiredChild.check(element, needs: .summary, in: document, into: faults)
      groups.check(details: element, of: document, into: faults)
    case .picture:
      ChildOrder.check(element, of: document, into: faults)
      RequiredChild.check(element, needs: .img, in: document, into: faults)
    case .div: DivisionRules.check(division: element, of: document, into: faults)
    case .hgroup: RequiredChild.check(headingOf: element, in: document, into: faults)
    case .table: TableOrder.check(table: element, of: document, into: faults)
    case .ruby: RubyRules.check(ruby: element, of: document, into: faults)
    case .time: TimeText.check(time: element, of: document, into: faults)
    case .main: check(main: element, of: document, into: faults)
    case .template: templateEnd = max(templateEnd, document.elements[element].end)
    default: break
    }
  }

  private mutating func check(attributesOf element: Int, in document: Document, into faults: FaultList) {
    // What is in a template may come to stand anywhere: neither references nor items can be judged there.
    let isInTemplate = element < templateEnd
    for index in document.elements[element].attributes {
      switch document.attributes[index].name {
      case .for, .form, .list, .commandfor, .popovertarget:
        if !isInTemplate {
          References(document: document, ids: ids).check(index, of: element, into: faults)
        }
      case .itemid, .itemprop, .itemref, .itemscope, .itemtype:
        if !isInTemplate { items.check(index, of: element, in: document, ids: ids, into: faults) }
      case .headingoffset, .headingreset: headings.noteOffset()
      case .autofocus: focus.check(element, of: document, into: faults)
      case .dir, .is, .tabindex, .value:
        AttributePlaces.check(index, of: element, in: document, into: faults)
      default: break
      }
    }
  }

  /// One `main` that is not hidden, and in no element that is only a part of the page (HTML §4.4.14).
  private mutating func check(main element: Int, of document: Document, into faults: FaultList) {
    MainPlace.check(main: element, of: document, into: faults)
    if document.has(.hidden, on: element) { return }
    if main >= 0 {
      faults.append(
        Fault(
          .singleMain, "this page has a <main> already that is not hidden",
          at: document.elements[element].offset))
    }
    main = element
  }
}

extension Fault {
  /// An id that another element has already.
  fileprivate static func duplicate(_ id: Document.Attribute, first: Int, in document: Document) -> Fault {
    Fault(
      .duplicateID, "the id \"\(id.value.text)\" is taken: \(document.tagName(of: first)) has it already",
      hint: "rename one of them", at: id.valueOffset, earlier: document.elements[first].offset)
  }
}
