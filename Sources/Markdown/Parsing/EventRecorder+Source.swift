/// What of a document stands in its source.
extension EventRecorder {
  /// Whether a run stands in the source, and was not synthesised.
  func isInSource(_ slice: Slice) -> Bool { Int(slice.end) <= source.count }

  /// Where a text lies in the source; nothing if the parser made it.
  func offset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = text.baseAddress, let base = source.baseAddress else { return nil }
    let offset = UnsafeRawPointer(first) - UnsafeRawPointer(base)
    return offset >= 0 && offset + text.count <= source.count ? offset : nil
  }
}
