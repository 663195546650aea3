/// Rules about what is in `head`: title, character encoding, base address, metadata (HTML §4.2).
struct HeadRules {
  private var metadata = MetadataRules()

  /// Reports what is wrong with the head of a page.
  mutating func check(_ document: Document, into faults: FaultList) {
    metadata = MetadataRules()
    var base = BaseRules()
    var bodyEnd = 0
    var foundHead = false
    for element in document.notableElements {
      switch document.elements[element].tag {
      case .head where !foundHead:
        foundHead = true
        Self.check(head: element, of: document, into: faults)
      case .body: bodyEnd = max(bodyEnd, document.elements[element].end)
      case .title: Self.check(title: element, of: document, into: faults)
      case .base: base.check(base: element, of: document, into: faults)
      case .link, .script: base.pass(element)
      case .meta: metadata.check(meta: element, inBody: element < bodyEnd, of: document, into: faults)
      default: break
      }
    }
  }

  private static func check(head: Int, of document: Document, into faults: FaultList) {
    var hasTitle = false
    for child in document.children(of: head) where document.elements[child].tag == .title {
      if hasTitle {
        faults.append(
          Fault(.title, "this page has a <title> already", at: document.elements[child].offset))
      }
      hasTitle = true
    }
    guard !hasTitle else { return }
    faults.append(Fault(.title, "this page has no <title>", at: document.elements[head].offset))
  }

  private static func check(title: Int, of document: Document, into faults: FaultList) {
    guard document.parentTag(of: title) == .head, !document.hasText(in: title) else { return }
    faults.append(Fault(.title, "the <title> is empty", at: document.elements[title].offset))
  }
}

/// Rules about `base` (HTML §4.2.3). It follows a walk in document order.
struct BaseRules {
  private var base = -1
  private var predecessor = -1

  /// Notes a `link` or `script`.
  mutating func pass(_ element: Int) {
    if predecessor < 0, base < 0 { predecessor = element }
  }

  /// Reports a `base` that says nothing, comes too late or is not the only one.
  mutating func check(base element: Int, of document: Document, into faults: FaultList) {
    let offset = document.elements[element].offset
    if !document.has(.href, on: element), !document.has(.target, on: element) {
      faults.append(Fault(.baseAttributes, "<base> has neither \"href\" nor \"target\"", at: offset))
    }
    if base >= 0 {
      faults.append(Fault(.singleBase, "this page has a <base> already", at: offset))
    } else if predecessor >= 0,
      document.has(.href, on: element) || document.elements[predecessor].tag == .link
    {
      faults.append(
        Fault(
          .baseOrder, "<base> comes after \(document.tagName(of: predecessor)), which it is not used for",
          hint: "move it up, right behind \"meta charset\"", at: offset))
    }
    base = element
  }
}
