/// Code.
extension EventRecorder {
  mutating func beginCode(language: Slice, info: Slice, isFenced: Bool) {
    if beginsFormula(info) { return }
    if isFenced { checkFence() }
    begin(.code, Int32(fences.count))
    isInCode = true
    let known = [info, language].first { !$0.isEmpty && isInSource($0) }
    fences.append(Fence(language: language, info: info, offset: known?.start ?? lastEnd))
  }

  mutating func code(_ text: UnsafeBufferPointer<UInt8>) {
    if isInCell { return codeInCell(text) }
    if isInCode, case .code(let last) = events.last, !isInSource(last) { restoreTabs(before: text) }
    if case .code(let last) = events.last, let joined = join(last, text) {
      replaceEvent(events.count - 1, by: .code(joined))
    } else {
      append(.code(slice(of: text)))
    }
  }

  /// In a table a `|` in code is escaped, as it would end the cell; the parser leaves the escape.
  private mutating func codeInCell(_ text: UnsafeBufferPointer<UInt8>) {
    var start = text.startIndex
    for index in text.indices.dropFirst()
    where text[index] == UInt8(ascii: "|") && text[index - 1] == UInt8(ascii: "\\") {
      if index - 1 > start {
        append(.code(slice(of: UnsafeBufferPointer(rebasing: text[start..<(index - 1)]))))
      }
      start = index
    }
    append(.code(slice(of: UnsafeBufferPointer(rebasing: text[start...]))))
  }
}
