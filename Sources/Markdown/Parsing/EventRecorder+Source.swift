/// What of a document stands in its source.
extension EventRecorder {
  /// Whether a run stands in the source, and was not synthesised.
  func isInSource(_ slice: Slice) -> Bool { Int(slice.end) <= source.count }

  /// What was left out as it lay too deep, told at the first text in it.
  var depthExcess: Excess? {
    deepest.map { Excess(kind: .depth, offset: firstSlice(from: $0).map { Int($0.start) } ?? Int(lastEnd)) }
  }

  /// Whether there is text that can be read alone.
  var hasText: Bool {
    events[...].hasText { isInSource($0) && source[$0.range].allSatisfy { $0 <= 0x20 } }
  }

  /// Where a text lies in the source; nothing if the parser made it.
  func offset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = text.baseAddress, let base = source.baseAddress else { return nil }
    let offset = UnsafeRawPointer(first) - UnsafeRawPointer(base)
    return offset >= 0 && offset + text.count <= source.count ? offset : nil
  }

  /// The run of source where `text` lies, or of `synthesised`, where it is put.
  mutating func slice(of text: UnsafeBufferPointer<UInt8>) -> Slice {
    guard let start = offset(of: text) else { return synthesise(text) }
    lastEnd = Int32(start + text.count)
    return Slice(start: Int32(start), end: lastEnd)
  }

  /// The run of an attribute's text, which does not count as text that was read.
  mutating func attributeSlice(of text: UnsafeBufferPointer<UInt8>) -> Slice {
    let end = lastEnd
    defer { lastEnd = end }
    return slice(of: text)
  }

  mutating func synthesise(_ text: some Collection<UInt8>) -> Slice {
    let start = Int32(source.count + synthesised.count)
    synthesised.append(contentsOf: text)
    return Slice(start: start, end: start + Int32(text.count))
  }

  /// Continues a run by what follows it in the source: the parser gives line ends and indentation of its own.
  mutating func join(_ slice: Slice, _ text: UnsafeBufferPointer<UInt8>) -> Slice? {
    let end = Int(slice.end)
    guard end <= source.count else { return nil }
    if let start = offset(of: text) {
      guard start == end else { return nil }
    } else {
      guard source[end...].starts(with: text), !(text.first == 0x20 && hasTab(from: end)) else { return nil }
    }
    lastEnd = slice.end + Int32(text.count)
    return Slice(start: slice.start, end: lastEnd)
  }
}
