/// Output under way with the anchors into its source.
struct PolyglotOutput {
  var bytes: [UInt8] = []
  var anchors: [PolyglotNormaliser.Anchor] = []
  /// By how much output is ahead of source; unknown behind what does not stand in the source.
  private var shift: Int?

  /// Ties what follows to the source at `index`.
  mutating func anchor(at index: Int) {
    if anchors.last?.output == bytes.count { anchors.removeLast() }
    anchors.append(PolyglotNormaliser.Anchor(output: bytes.count, source: index))
    shift = bytes.count - index
  }

  /// Appends the byte of source at `index`.
  mutating func copy(_ byte: UInt8, _ index: Int) {
    if shift != bytes.count - index { anchor(at: index) }
    bytes.append(byte)
  }

  /// Appends a run of source.
  mutating func copy(_ run: ArraySlice<UInt8>) {
    if shift != bytes.count - run.startIndex { anchor(at: run.startIndex) }
    bytes.append(contentsOf: run)
  }

  /// Appends bytes of source that were held back, the first of which stood at `index`.
  mutating func copy(_ held: some Collection<UInt8>, from index: Int) {
    if held.isEmpty { return }
    if shift != bytes.count - index { anchor(at: index) }
    bytes.append(contentsOf: held)
  }

  /// Appends a byte of source in lower case.
  mutating func copyLowercased(_ byte: UInt8, _ index: Int) {
    copy(byte.asciiLowercased, index)
    if byte != byte.asciiLowercased { shift = nil }
  }

  /// Appends what stands for the source at `index`.
  mutating func write(_ text: StaticString, for index: Int) {
    text.withUTF8Buffer { write($0, for: index) }
  }

  /// Appends what stands for the source at `index`.
  mutating func write(_ text: some Collection<UInt8>, for index: Int) {
    if shift != bytes.count - index { anchor(at: index) }
    bytes.append(contentsOf: text)
    shift = nil
  }
}
