/// The segments of a JPEG (ITU-T T.81, annex B) up to the one that has the size, and the way the camera was held (Exif 3.0).
enum JPEGHeader {
  /// How many segments are looked at: a file has a dozen.
  private static let mostSegments = 1024

  static func size(_ bytes: inout HeaderBytes) -> ImageSize? {
    var isTurned = false
    var offset = 2
    for _ in 0..<mostSegments {
      guard bytes.byte(at: offset) == 0xFF, let marker = marker(at: &offset, in: &bytes) else { return nil }
      if isStandalone(marker) { continue }
      guard let length = bytes.big(2, at: offset), length >= 2 else { return nil }
      switch marker {
      case 0xE1 where !isTurned:
        isTurned = (ExifOrientation.value(at: offset + 2, end: offset + length, in: &bytes) ?? 1) >= 5
      case 0xD9, 0xDA:
        // The picture begins, or ends, before anything told its size.
        return nil
      case _ where isFrame(marker):
        guard length >= 8, let height = bytes.big(2, at: offset + 3), let width = bytes.big(2, at: offset + 5)
        else { return nil }
        let size = ImageSize(width: width, height: height)
        return isTurned ? size.turned : size
      default: break
      }
      offset += length
    }
    return nil
  }

  /// The marker at an offset, behind any number of fill bytes; leaves the offset behind it.
  private static func marker(at offset: inout Int, in bytes: inout HeaderBytes) -> UInt8? {
    while bytes.byte(at: offset) == 0xFF { offset += 1 }
    defer { offset += 1 }
    return bytes.byte(at: offset)
  }

  /// Start of frame: baseline, extended, progressive, lossless, and their differential and arithmetic kinds.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// Markers without a length.
  private static func isStandalone(_ marker: UInt8) -> Bool {
    marker == 0x01 || (0xD0...0xD8).contains(marker)
  }
}

/// How the camera was held.
enum ExifOrientation {
  /// How many entries of the first directory are looked at.
  private static let mostEntries = 512

  /// The orientation, 1 to 8, that an APP1 segment tells; from 5 on the picture is turned by a quarter.
  static func value(at start: Int, end: Int, in bytes: inout HeaderBytes) -> Int? {
    guard bytes.matches(Array("Exif".utf8) + [0, 0], at: start) else { return nil }
    let tiff = start + 6
    let isBig: Bool
    if bytes.matches([0x4D, 0x4D, 0, 42], at: tiff) {
      isBig = true
    } else if bytes.matches([0x49, 0x49, 42, 0], at: tiff) {
      isBig = false
    } else {
      return nil
    }
    guard let first = number(4, at: tiff + 4, isBig, &bytes), tiff + first + 2 <= end,
      let count = number(2, at: tiff + first, isBig, &bytes)
    else { return nil }
    for entry in 0..<min(count, mostEntries) {
      let offset = tiff + first + 2 + 12 * entry
      guard offset + 12 <= end else { return nil }
      if number(2, at: offset, isBig, &bytes) == 0x0112 {
        return number(2, at: offset + 8, isBig, &bytes).flatMap { (1...8).contains($0) ? $0 : nil }
      }
    }
    return nil
  }

  private static func number(
    _ count: Int, at offset: Int, _ isBig: Bool, _ bytes: inout HeaderBytes
  ) -> Int? {
    isBig ? bytes.big(count, at: offset) : bytes.little(count, at: offset)
  }
}
