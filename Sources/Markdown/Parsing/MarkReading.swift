/// Follows which comments and fences of a manuscript stand for events, and whether each is where it was put: a block of its own,
/// and the end of a body where its beginning is.
struct MarkReading {
  private let marks: [Manuscript.Mark]
  /// How many marks were met.
  private var count = 0
  /// The depths of the bodies of directives and footnotes that are open.
  private var bodies: [Int] = []
  /// Whether a mark stands where it should not: something before it was never closed.
  private var isTorn = false

  /// Takes the marks of a manuscript, in order; of a file that is read as it is there are none.
  init(_ marks: [Manuscript.Mark]) {
    self.marks = marks
  }

  /// Whether some body is open.
  var isInBody: Bool { !bodies.isEmpty }

  /// Whether no mark was met in a wrong place.
  var isWhole: Bool { !isTorn }

  /// Whether all marks were met.
  var isComplete: Bool { count == marks.count }

  /// Whether what stands at an offset is the next mark, or stands behind it.
  func isDue(at offset: Int) -> Bool { count < marks.count && offset >= Int(marks[count].offset) }

  /// An element has ended, and `depth` are open still: a body ends by its mark alone.
  mutating func leave(to depth: Int) {
    if let body = bodies.last, depth < body { isTorn = true }
  }

  /// The event for which the next mark stands, met at an offset inside `depth` elements; nothing if it is not in its place.
  mutating func meet(at offset: Int, inside depth: Int, isBlock: Bool) -> Event? {
    let mark = marks[count]
    count += 1
    var isInPlace = offset == Int(mark.offset) && isBlock
    switch mark.event {
    case .begin(.displayMath, _): break
    case .begin: bodies.append(depth - 1)
    default: isInPlace = bodies.popLast() == depth - 1 && isInPlace
    }
    if !isInPlace { isTorn = true }
    return isInPlace ? mark.event : nil
  }
}
