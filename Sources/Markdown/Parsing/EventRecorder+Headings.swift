/// Headings.
extension EventRecorder {
  mutating func beginHeading(level: UInt8) {
    begin(.heading, Int32(levels.count))
    levels.append(level)
  }

  private static let linesLookedThrough = 16

  /// Gives a heading without text an empty one where it stands: behind what was read last, at the next line of its kind.
  mutating func placeEmptyHeading() {
    var position = Line.read(source, at: Int(lastEnd)).next
    if lastEnd == 0 || source[Int(lastEnd) - 1] == 0x0A { position = Int(lastEnd) }
    for _ in 0..<Self.linesLookedThrough where position < source.count {
      let (line, next) = Line.read(source, at: position)
      let text = line.drop { $0 == 0x20 || $0 == 0x09 || ">-*+".utf8.contains($0) }
      if text.first == UInt8(ascii: "#") {
        lastEnd = Int32(text.startIndex)
        append(.text(Slice(start: lastEnd, end: lastEnd)))
        lastEnd += 1
        return
      }
      position = next
    }
  }
}
