/// Text, raw HTML and references.
extension EventRecorder {
  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    let slice = slice(of: text)
    switch events.last {
    case .text(let last) where last.end == slice.start:
      replaceEvent(events.count - 1, by: .text(Slice(start: last.start, end: slice.end)))
      return
    case .begin(.link, let target): noteAutolink(Int(target), text: slice)
    case .softBreak, .hardBreak:
      checkDelimiterRow(text, at: slice)
      if text.first == UInt8(ascii: ":") { notes.colons.append(events.count) }
    case .begin(.paragraph, _):
      if text.first == UInt8(ascii: ":") { notes.colons.append(events.count) }
    case .end(.link), .end(.image):
      if text.first == UInt8(ascii: "{") { notes.braces.append(events.count) }
    default: break
    }
    append(.text(slice))
  }

  mutating func markup(_ text: UnsafeBufferPointer<UInt8>) {
    if isMark { return }
    if let offset = offset(of: text), marks.isDue(at: offset) {
      if let event = marks.meet(at: offset, inside: depth, isBlock: events.last == .begin(.markup, 0)) {
        isMark = true
        replaceEvent(events.count - 1, by: event)
      }
      return
    }
    hasMarkup = true
    switch events.last {
    case .begin(.paragraph, _), .softBreak:
      if Refinement.startsRawBlock(text) { notes.rawBlocks.append(events.count) }
    default: break
    }
    if case .markup(let last) = events.last, !isInSource(last) { restoreTabs(before: text) }
    if case .markup(let last) = events.last, let joined = join(last, text) {
      replaceEvent(events.count - 1, by: .markup(joined))
    } else {
      append(.markup(slice(of: text)))
    }
  }

  mutating func reference(_ text: UnsafeBufferPointer<UInt8>) {
    append(.reference(slice(of: text)))
  }
}
