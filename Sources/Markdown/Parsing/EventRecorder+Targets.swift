/// Links and images.
extension EventRecorder {
  mutating func beginTarget(_ element: Element, destination: Slice, title: Slice) {
    begin(element, Int32(targets.count))
    growth += destination.range.count + title.range.count
    let isKnown = !destination.isEmpty && isInSource(destination)
    if !isKnown { unplaced.append((targets.count, depth)) }
    targets.append(
      Target(
        destination: destination, title: title, offset: isKnown ? destination.start : lastEnd,
        isImage: element == .image, isAutolink: false))
  }

  /// Places the destination of a link or image that has just ended, if it does not stand in the source as it is read.
  mutating func placeTarget() {
    guard let last = unplaced.last, last.depth > depth else { return }
    unplaced.removeLast()
    guard !targets[last.target].isAutolink else { return }
    targets[last.target].offset = destinationOffset(from: targets[last.target].offset)
  }

  /// The text of an autolink is its destination, but for a mail address, which gets its scheme.
  mutating func noteAutolink(_ index: Int, text: Slice) {
    let destination = targets[index].destination
    if isInSource(destination) {
      targets[index].isAutolink = destination.start == text.start
      if targets[index].isAutolink { checkAutolink(at: Int(text.start)) }
    } else if isInSource(text), text.start > 0, source[Int(text.start) - 1] == UInt8(ascii: "<") {
      targets[index].isAutolink = true
      targets[index].offset = text.start
    }
  }

  /// Where the destination of a link or image starts that ends here, and is written with escapes or is empty; `start` is the end
  /// of what was read before it. Its last text where the destination stands elsewhere.
  private func destinationOffset(from start: Int32) -> Int32 {
    let text = Int(lastEnd)
    var index = text
    while index < source.count, "*_~`".utf8.contains(source[index]) { index += 1 }
    // A link without text starts somewhere behind what was read before it.
    let end = lastEnd > start ? index + 1 : min(source.count, text + Self.bytesBeforeLink)
    while index < end, index + 1 < source.count {
      if source[index...].starts(with: "](".utf8) { return Int32(index + 2) }
      index += 1
    }
    return lastEnd > start ? lastEnd - 1 : start
  }

  /// How far behind a text a link is looked for that has none.
  private static var bytesBeforeLink: Int { 64 }
}
