/// Rules about headings: they say something, leave out no level, and sections have one (HTML §4.3). It follows a walk in
/// document order.
struct HeadingRules {
  private typealias Section = (element: Int, end: Int, hasHeading: Bool)

  private var sections: [Section] = []
  /// The level of the heading before; 0 if there is none.
  private var level = 0
  /// Whether an element so far moves the headings in it to other levels.
  private var hasOffsets = false

  /// Forgets the page before.
  mutating func start() {
    sections.removeAll(keepingCapacity: true)
    level = 0
    hasOffsets = false
  }

  /// Notes an element with `headingoffset` or `headingreset`.
  mutating func noteOffset() { hasOffsets = true }

  /// Notes that the walk comes to a sectioning element, and leaves those it is not in.
  mutating func enter(_ section: Int, of document: Document, into faults: FaultList) {
    leave(before: section, of: document, into: faults)
    sections.append((section, document.elements[section].end, false))
  }

  /// Leaves all sections at the end of a page.
  mutating func finish(_ document: Document, into faults: FaultList) {
    leave(before: .max, of: document, into: faults)
  }

  /// Reports a heading that says nothing or leaves out a level, and notes the section it is the heading of.
  mutating func check(heading: Int, inTemplate: Bool, of document: Document, into faults: FaultList) {
    leave(before: heading, of: document, into: faults)
    if !inTemplate { check(levelOf: heading, of: document, into: faults) }
    if !sections.isEmpty { sections[sections.count - 1].hasHeading = true }
    guard !hasText(heading, of: document) else { return }
    faults.append(
      Fault(.emptyHeading, "this heading is empty", at: document.elements[heading].offset))
  }

  private mutating func check(levelOf heading: Int, of document: Document, into faults: FaultList) {
    let previous = level
    level = Self.level(of: document.elements[heading].tag)
    if hasOffsets { level = min(level + offset(of: heading, in: document), 9) }
    guard previous > 0, level > previous + 1 else { return }
    faults.append(
      Fault(
        .headingLevel, "a heading of level \(level) follows one of level \(previous)",
        hint: "make it one of level \(previous + 1)", at: document.elements[heading].offset))
  }

  private static func level(of tag: Tag) -> Int { tag.rawValue - Tag.h1.rawValue + 1 }

  /// By how many levels the elements around a heading, and it itself, move it (HTML §4.3.11).
  private func offset(of heading: Int, in document: Document) -> Int {
    var offset = 0
    var element = heading
    while element >= 0 {
      if let value = document.value(.headingoffset, of: element), let number = NumberValue.integer(value) {
        offset = min(offset + max(number, 0), 9)
      }
      if document.has(.headingreset, on: element) { break }
      element = document.elements[element].parent
    }
    return offset
  }

  private mutating func leave(before element: Int, of document: Document, into faults: FaultList) {
    while let section = sections.last, section.end <= element {
      sections.removeLast()
      if !section.hasHeading { report(section.element, of: document, into: faults) }
    }
  }

  private func report(_ section: Int, of document: Document, into faults: FaultList) {
    let element = document.elements[section]
    guard element.tag == .section || element.tag == .article, !isNamed(section, of: document) else { return }
    let hint = element.tag == .section ? "add <h2> to <h6>, or use <div>" : "add <h2> to <h6>"
    faults.append(
      Fault(.sectionHeading, "this <\(element.tag.name)> has no heading", hint: hint, at: element.offset))
  }

  /// Something that is read out: text, an image with a text, or content with a text of its own.
  private func hasText(_ heading: Int, of document: Document) -> Bool {
    if document.hasText(in: heading) || isNamed(heading, of: document) { return true }
    for element in (heading + 1)..<document.elements[heading].end {
      switch document.elements[element].tag {
      case .img: if document.hasText(.alt, on: element) { return true }
      case .audio, .canvas, .custom, .embed, .iframe, .input, .math, .object, .slot, .svg, .video: return true
      default: if isNamed(element, of: document) { return true }
      }
    }
    return false
  }

  private func isNamed(_ element: Int, of document: Document) -> Bool {
    document.hasText(.ariaLabel, on: element) || document.hasText(.ariaLabelledby, on: element)
  }
}
