/// What is to happen later, the earliest first; of two at one instant the one that was added first.
struct TimeQueue<Element> {
  private var heap: [(time: Duration, order: Int, element: Element)] = []
  private var count = 0

  /// When the next is due; nothing if there is none.
  var first: Duration? { heap.first?.time }

  /// Adds something.
  mutating func add(_ element: Element, at time: Duration) {
    heap.append((time, count, element))
    count += 1
    var index = heap.count - 1
    while index > 0, precedes(index, (index - 1) / 2) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes what is due.
  mutating func take(at now: Duration) -> Element? {
    guard let first = heap.first, first.time <= now else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      let children = [index * 2 + 1, index * 2 + 2].filter { $0 < heap.count }
      guard let child = children.min(by: precedes), precedes(child, index) else { break }
      heap.swapAt(index, child)
      index = child
    }
    return first.element
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    (heap[left].time, heap[left].order) < (heap[right].time, heap[right].order)
  }
}
