/// Items that find the same element twice, or themselves, by `itemref` (HTML §5.2.5).
struct ItemReferences {
  private typealias Item = (element: Int, offset: Int, targets: Range<Int>)

  /// How many steps from items to items are looked at: as many as the references times the square of the items with `itemref`.
  private static let stepLimit = 1_000_000

  private var items: [Item] = []
  private var targets: [Int] = []

  init() {}

  /// Forgets the page before.
  mutating func start() {
    items.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
  }

  /// Notes an item with its `itemref`; what it refers to follows.
  mutating func enter(_ item: Int, _ attribute: Document.Attribute) {
    items.append((item, attribute.valueOffset, targets.count..<targets.count))
  }

  /// Notes an element that the last item refers to.
  mutating func append(_ target: Int) {
    targets.append(target)
    items[items.count - 1].targets = items[items.count - 1].targets.lowerBound..<targets.count
  }

  /// Reports items with references that are there twice, and items that are a property of themselves.
  func check(_ document: Document, into faults: FaultList) {
    for index in items.indices {
      if isRepeated(items[index], in: document) {
        faults.append(
          Fault(
            .itemReference, "\"itemref\" leads to the same properties twice",
            hint: "name each element once, and none inside another", at: items[index].offset))
      }
    }
    // So many belong to no page that anybody wrote.
    guard items.count <= 100, items.count * items.count * targets.count <= Self.stepLimit else { return }
    for index in items.indices where findsItself(index, in: document) {
      faults.append(
        Fault(
          .itemReference, "by \"itemref\" this item is a property of itself",
          hint: "take the item around it out of the references", at: items[index].offset))
    }
  }

  /// Whether an element is named twice, or one is inside another. What is in an item inside belongs to that.
  private func isRepeated(_ item: Item, in document: Document) -> Bool {
    if item.targets.count < 2 { return false }
    let named = targets[item.targets].sorted()
    var last = named[0]
    for target in named.dropFirst() {
      if target == last { return true }
      if target < document.elements[last].end {
        let inner = document.ancestors(of: target).prefix { $0 >= last }
        if !inner.contains(where: { document.has(.itemscope, on: $0) }) { return true }
      } else {
        last = target
      }
    }
    return false
  }

  /// Whether an item is among its properties, or among those of its properties and so on.
  private func findsItself(_ start: Int, in document: Document) -> Bool {
    guard document.has(.itemprop, on: items[start].element) else { return false }
    var seen = [Bool](repeating: false, count: items.count)
    var open = [start]
    while let index = open.popLast() {
      for next in items.indices where !seen[next] && leads(from: index, to: items[next].element, in: document)
      {
        if next == start { return true }
        seen[next] = true
        open.append(next)
      }
    }
    return false
  }

  /// Whether an item has another one as a property, in itself or where it refers to.
  private func leads(from index: Int, to other: Int, in document: Document) -> Bool {
    guard document.has(.itemprop, on: other) else { return false }
    let item = items[index].element
    if item < other, other < document.elements[item].end { return true }
    return targets[items[index].targets].contains { $0 <= other && other < document.elements[$0].end }
  }
}
