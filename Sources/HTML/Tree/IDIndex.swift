/// The ids of a page and the elements that have them (HTML §3.2.6), for references to be looked up; or
/// another attribute that names elements.
///
/// A hash table with open addressing; its array is reused from page to page. Letter case counts.
struct IDIndex {
  /// A place of the table; free where `element` is negative.
  private struct Slot {
    var hash = 0
    var id = Bytes.empty
    var element = -1
    var isInTemplate = false
  }

  private var slots: [Slot] = []
  /// The number of slots that serve this page, a power of two, less one; -1 as long as there is none.
  private var mask = -1

  init() {}

  /// Forgets the page before and takes in the ids of `document`, or the names elements of one kind have by
  /// `attribute`. Calls `duplicates` with each further element of an id and the first that has it. What is in
  /// a `template` is no part of the page's tree: it is found, but is no duplicate.
  mutating func build(
    from document: Document, attribute: AttributeName = .id, on tag: Tag? = nil,
    duplicates: (_ element: Int, _ first: Int) -> Void
  ) {
    clear(forAtLeast: document.attributes.reduce(0) { $0 &+ ($1.name == attribute ? 1 : 0) })
    guard mask >= 0 else { return }
    var templateEnd = 0
    for element in document.elements.indices {
      let isInTemplate = element < templateEnd
      if document.elements[element].tag == .template {
        templateEnd = Swift.max(templateEnd, document.elements[element].end)
      }
      guard attribute != .id || document.elements[element].marks.contains(.id),
        tag == nil || tag == document.elements[element].tag,
        let id = document.value(attribute, of: element), !id.isEmpty
      else { continue }
      let hash = Self.hash(id)
      let slot = slot(of: id, hash)
      if slots[slot].element < 0 || slots[slot].isInTemplate && !isInTemplate {
        slots[slot] = Slot(hash: hash, id: id, element: element, isInTemplate: isInTemplate)
      } else if !isInTemplate {
        duplicates(element, slots[slot].element)
      }
    }
  }

  /// The first element of `document`, the page the index was built from, that has the id.
  func element(withID id: Bytes, in document: Document) -> Int? {
    guard mask >= 0, !id.isEmpty else { return nil }
    let element = slots[slot(of: id, Self.hash(id))].element
    return document.elements.indices.contains(element) ? element : nil
  }

  /// Frees as many slots as `count` ids need: at least twice as many, so that there is always a free one.
  private mutating func clear(forAtLeast count: Int) {
    guard count > 0 else {
      mask = -1
      return
    }
    var size = 16
    while size < count &* 2 { size &*= 2 }
    mask = size &- 1
    let old = Swift.min(size, slots.count)
    for index in 0..<old { slots[index] = Slot() }
    if size > old { slots.append(contentsOf: repeatElement(Slot(), count: size - old)) }
  }

  /// The slot of an id, or the free one where it belongs.
  private func slot(of id: Bytes, _ hash: Int) -> Int {
    var index = hash & mask
    while slots[index].element >= 0 {
      if slots[index].hash == hash, slots[index].id.isSame(as: id) { return index }
      index = (index &+ 1) & mask
    }
    return index
  }

  /// A hash with the seed of the process: a page cannot choose ids that collide.
  private static func hash(_ id: Bytes) -> Int { id.hashValue }
}
