/// Whether an image is one of several that are shown after each other.
enum Animation {
  /// How many chunks of a PNG are looked at before its picture: a file has a dozen.
  private static let mostChunks = 256

  static func isThere(in format: ImageFormat, _ bytes: inout HeaderBytes) -> Bool {
    switch format {
    case .png: isAnimatedPNG(&bytes)
    case .webp: bytes.matches(Array("VP8X".utf8), at: 12) && (bytes.byte(at: 20) ?? 0) & 0x02 != 0
    case .avif: AVIFHeader.hasBrand("avis", in: &bytes)
    case .gif, .jpeg, .svg: false
    }
  }

  /// PNG, third edition, section 11.3.5: a chunk `acTL` stands before the first piece of the picture.
  private static func isAnimatedPNG(_ bytes: inout HeaderBytes) -> Bool {
    var offset = 8
    for _ in 0..<mostChunks {
      if bytes.matches(Array("acTL".utf8), at: offset + 4) { return true }
      guard !bytes.matches(Array("IDAT".utf8), at: offset + 4), let length = bytes.big(4, at: offset) else {
        return false
      }
      offset += length + 12
    }
    return false
  }
}
