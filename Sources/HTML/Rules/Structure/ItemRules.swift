/// Rules about microdata: items, their properties and what they refer to (HTML §5.2). It follows a walk in
/// document order.
struct ItemRules {
  /// Behind the last descendant of the outermost item the walk is in.
  private var itemEnd = 0
  /// Attributes `itemprop` outside of items, with their elements.
  private var orphans: [(attribute: Int, element: Int)] = []
  /// Elements that items refer to.
  private var targets: [Int] = []
  /// The items that refer to elements, and which these are.
  private var references = ItemReferences()

  /// Forgets the page before.
  mutating func start() {
    itemEnd = 0
    orphans.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    references.start()
  }

  /// Reports what is wrong with an attribute; `index` is one in the attributes of the page.
  mutating func check(
    _ index: Int, of element: Int, in document: Document, ids: IDIndex, into faults: FaultList
  ) {
    let attribute = document.attributes[index]
    let isItem = document.has(.itemscope, on: element)
    if attribute.name == .itemprop, !isItem {
      checkAddress(attribute, of: element, in: document, into: faults)
    }
    switch attribute.name {
    case .itemprop where element >= itemEnd || isOutermost(element, in: document):
      orphans.append((index, element))
    case .itemscope: itemEnd = max(itemEnd, document.elements[element].end)
    case .itemid where !isItem || !document.has(.itemtype, on: element):
      report(attribute, needs: "\"itemscope\" and \"itemtype\"", into: faults)
    case .itemtype where !isItem: report(attribute, needs: "\"itemscope\"", into: faults)
    case .itemref where !isItem: report(attribute, needs: "\"itemscope\"", into: faults)
    case .itemref: checkReferences(attribute, of: element, in: document, ids: ids, into: faults)
    default: break
    }
  }

  /// Whether no ancestor of an element is an item: `itemscope` may come before `itemprop` on the element
  /// itself.
  private func isOutermost(_ element: Int, in document: Document) -> Bool {
    document.has(.itemscope, on: element) && itemEnd == document.elements[element].end
      && !document.ancestors(of: element).contains { document.has(.itemscope, on: $0) }
  }

  /// The value of such a property is an address, so there has to be one (HTML §4.5.1, §4.8).
  private func checkAddress(
    _ attribute: Document.Attribute, of element: Int, in document: Document, into faults: FaultList
  ) {
    let name: AttributeName
    switch document.elements[element].tag {
    case .a, .area: name = .href
    case .audio, .embed, .iframe, .video: name = .src
    default: return
    }
    guard !document.has(name, on: element) else { return }
    faults.append(
      Fault(
        .propertyWithoutAddress,
        "\(document.tagName(of: element)) has \"itemprop\" and no \"\(name.name)\", which is its value",
        hint: "add \"\(name.name)\", or move \"itemprop\" to the element that has the value",
        at: attribute.offset))
  }

  private func report(_ attribute: Document.Attribute, needs words: String, into faults: FaultList) {
    faults.append(
      Fault(
        .itemAttributes, "\"\(attribute.spelling.text)\" is on an element without \(words)",
        at: attribute.offset))
  }

  private mutating func checkReferences(
    _ attribute: Document.Attribute, of item: Int, in document: Document, ids: IDIndex,
    into faults: FaultList
  ) {
    references.enter(item, attribute)
    attribute.value.forEachToken { token, offset in
      let target = ids.element(withID: token, in: document)
      if let target {
        targets.append(target)
        references.append(target)
      }
      let reason: String
      if let target {
        if target <= item, item < document.elements[target].end {
          reason = "and that is the item itself, or around it"
        } else if item < target, target < document.elements[item].end {
          reason = "which is in the item anyway"
        } else {
          return
        }
      } else {
        reason = "and no element has that id"
      }
      faults.append(
        Fault(
          .itemReference, "\"itemref\" names \"\(token.text)\", \(reason)", at: attribute.valueOffset + offset
        ))
    }
  }

  /// Reports the properties that belong to no item, once all references are known.
  mutating func finish(_ document: Document, into faults: FaultList) {
    references.check(document, into: faults)
    guard !orphans.isEmpty else { return }
    targets.sort()
    var next = 0
    var end = 0
    for (index, element) in orphans {
      while next < targets.count, targets[next] <= element {
        end = max(end, document.elements[targets[next]].end)
        next += 1
      }
      guard element >= end else { continue }
      faults.append(
        Fault(
          .propertyWithoutItem, "\"itemprop\" is on an element that belongs to no item",
          hint: "add \"itemscope\" to an element around it", at: document.attributes[index].offset))
    }
  }
}
