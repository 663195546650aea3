/// Headers in which the size stands at a fixed place.
enum PixelHeader {
  /// PNG, third edition, section 11.2.1: the first chunk is IHDR, of 13 bytes.
  static func png(_ bytes: inout HeaderBytes) -> ImageSize? {
    guard bytes.matches([0, 0, 0, 13] + Array("IHDR".utf8), at: 8) else { return nil }
    return size(bytes.big(4, at: 16), bytes.big(4, at: 20))
  }

  /// GIF89a, section 18: the logical screen.
  static func gif(_ bytes: inout HeaderBytes) -> ImageSize? {
    size(bytes.little(2, at: 6), bytes.little(2, at: 8))
  }

  /// WebP (RFC 9649, sections 2.5 to 2.7): the first chunk is a lossy image, a lossless one, or says what follows.
  static func webp(_ bytes: inout HeaderBytes) -> ImageSize? {
    if bytes.matches(Array("VP8 ".utf8), at: 12) {
      guard bytes.matches([0x9D, 0x01, 0x2A], at: 23) else { return nil }
      // The upper two bits are a scale for showing, which browsers do not heed.
      return size(bytes.little(2, at: 26).map { $0 & 0x3FFF }, bytes.little(2, at: 28).map { $0 & 0x3FFF })
    }
    if bytes.matches(Array("VP8L".utf8), at: 12) {
      guard bytes.byte(at: 20) == 0x2F, let bits = bytes.little(4, at: 21) else { return nil }
      return ImageSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    }
    if bytes.matches(Array("VP8X".utf8), at: 12) {
      return size(bytes.little(3, at: 24).map { $0 + 1 }, bytes.little(3, at: 27).map { $0 + 1 })
    }
    return nil
  }

  private static func size(_ width: Int?, _ height: Int?) -> ImageSize? {
    guard let width, let height else { return nil }
    return ImageSize(width: width, height: height)
  }
}
