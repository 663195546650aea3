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

  /// Where the destination of a link or image starts that ends here, and is written with escapes or is empty; `start` is the end
  /// of what was read before it. Its last text where the destination stands elsewhere.
  func destinationOffset(from start: Int32) -> Int32 {
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
