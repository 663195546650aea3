/// A part of a text that the parser is given in other words, because it reads it otherwise than GitHub.
struct Correction: Hashable, Sendable {
  let range: Range<Int>
  let text: [UInt8]

  /// Puts `text` in place of a part.
  init(_ range: Range<Int>, _ text: some Sequence<UInt8>) {
    self.range = range
    self.text = Array(text)
  }

  /// Puts a text before a byte.
  init(before offset: Int, _ text: some Sequence<UInt8>) {
    self.init(offset..<offset, text)
  }

  /// Puts a blank line before the line in which `start` is the first byte behind indentation and the marks of quotes.
  init(blankLineBefore start: Int, in source: UnsafeBufferPointer<UInt8>) {
    let line = Line.around(start, in: source)
    self.init(before: start, [0x0A] + line[..<start])
  }

  /// The same in a file from which the text was made.
  func traced(by origins: Origins) -> Correction {
    Correction(origins[range.lowerBound]..<origins[range.upperBound], text)
  }
}
