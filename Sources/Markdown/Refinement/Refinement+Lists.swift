/// Lists.
extension Refinement {
  /// A list that is open.
  private struct OpenList {
    /// How many elements are open with it.
    let depth: Int
    /// Where the last paragraph begins that stands in one of its items directly, and where others begin and end.
    var paragraph = 0
    var paragraphs: [Int] = []
    /// The first and the last byte of the file that is known to stand in it.
    var first = Int.max
    var last = 0

    mutating func note(_ offset: Int) {
      first = min(first, offset)
      last = max(last, offset)
    }
  }

  /// Makes lists tight between whose lines there is no blank one in the file: those in the manuscript, around what stands for a
  /// directive and before a table, are not their author's.
  mutating func tightenLists(of file: [UInt8]) {
    var lists: [OpenList] = []
    var depth = 0
    for (index, event) in events.enumerated() {
      switch event {
      case .begin(let element, let number):
        depth += 1
        if element == .bulletList || element == .orderedList { lists.append(OpenList(depth: depth)) }
        if lists.isEmpty { continue }
        if element == .paragraph, depth == lists[lists.count - 1].depth + 2 {
          lists[lists.count - 1].paragraph = index
        }
        if element == .directive { lists[lists.count - 1].note(directives[Int(number)].offset) }
        if element == .footnote { lists[lists.count - 1].note(footnotes[Int(number)].offset) }
      case .end(let element):
        depth -= 1
        if lists.isEmpty { continue }
        if element == .paragraph, depth == lists[lists.count - 1].depth + 1 {
          let start = lists[lists.count - 1].paragraph
          if !isFormula(start...index) { lists[lists.count - 1].paragraphs += [start, index] }
        }
        if element == .bulletList || element == .orderedList {
          close(lists.removeLast(), in: &lists, of: file)
        }
      case .text(let slice), .code(let slice), .markup(let slice), .reference(let slice):
        if lists.isEmpty || slice.isEmpty || Int(slice.end) > origins.count { continue }
        lists[lists.count - 1].note(origins[Int(slice.start)])
        lists[lists.count - 1].note(origins[Int(slice.end) - 1])
      default: break
      }
    }
  }

  /// Whether a paragraph is a formula alone, which is one in any list.
  private func isFormula(_ paragraph: ClosedRange<Int>) -> Bool {
    events[paragraph.lowerBound + 1] == .begin(.displayMath, 0)
      && events[paragraph.upperBound - 1] == .end(.displayMath)
  }

  private mutating func close(_ list: OpenList, in lists: inout [OpenList], of file: [UInt8]) {
    if list.first > list.last { return }
    if !lists.isEmpty {
      lists[lists.count - 1].note(list.first)
      lists[lists.count - 1].note(list.last)
    }
    if list.paragraphs.isEmpty || Self.hasBlankLine(file[list.first...list.last]) { return }
    for index in list.paragraphs { events[index] = .text(.empty) }
  }

  /// Whether some line of a text is blank but for the marks of quotes.
  private static func hasBlankLine(_ text: ArraySlice<UInt8>) -> Bool {
    var isBlank = false
    for byte in text {
      if byte == 0x0A {
        if isBlank { return true }
        isBlank = true
      } else if !" \t\r>".utf8.contains(byte) {
        isBlank = false
      }
    }
    return false
  }
}
