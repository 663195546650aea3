/// The boxes of an AVIF (ISO/IEC 14496-12 and 23008-12) that tell how large its primary image is.
enum AVIFHeader {
  /// How many boxes, properties or entries are looked at: a file has a few dozen.
  private static let most = 1024

  /// Where the content of a box lies.
  private struct Box {
    let kind: [UInt8]
    let start: Int
    let end: Int

    func isKind(_ name: String) -> Bool { kind.elementsEqual(name.utf8) }
  }

  /// Whether a file says that it is an AVIF, by one of its brands.
  static func isAVIF(_ bytes: inout HeaderBytes) -> Bool {
    hasBrand("avif", in: &bytes) || hasBrand("avis", in: &bytes)
  }

  /// Whether a file says that it keeps to the rules of a brand, which is four letters.
  static func hasBrand(_ name: String, in bytes: inout HeaderBytes) -> Bool {
    guard bytes.matches(Array("ftyp".utf8), at: 4), let end = bytes.big(4, at: 0) else { return false }
    let brand = Array(name.utf8)
    if bytes.matches(brand, at: 8) { return true }
    return stride(from: 16, to: min(end, 256), by: 4).contains { bytes.matches(brand, at: $0) }
  }

  static func size(_ bytes: inout HeaderBytes) -> ImageSize? {
    guard let meta = boxes(from: 0, to: .max, &bytes, until: "meta").last, meta.isKind("meta") else {
      return nil
    }
    let parts = boxes(from: meta.start + 4, to: meta.end, &bytes)
    guard let properties = parts.first(where: { $0.isKind("iprp") }) else { return nil }
    let lists = boxes(from: properties.start, to: properties.end, &bytes)
    guard let container = lists.first(where: { $0.isKind("ipco") }) else { return nil }
    let known = boxes(from: container.start, to: container.end, &bytes)
    var chosen = known
    // Without an image that is named as the first, what is there is all that there is.
    if let primary = parts.first(where: { $0.isKind("pitm") }), let item = item(in: primary, &bytes),
      let uses = lists.first(where: { $0.isKind("ipma") }), let places = places(of: item, in: uses, &bytes)
    {
      chosen = places.compactMap { known.indices.contains($0 - 1) ? known[$0 - 1] : nil }
    }
    guard let extent = chosen.first(where: { $0.isKind("ispe") }),
      let width = bytes.big(4, at: extent.start + 4), let height = bytes.big(4, at: extent.start + 8)
    else { return nil }
    let size = ImageSize(width: width, height: height)
    guard let rotation = chosen.first(where: { $0.isKind("irot") }),
      let quarters = bytes.byte(at: rotation.start)
    else { return size }
    return quarters & 1 == 1 ? size.turned : size
  }

  /// The boxes between two offsets, up to the first of a kind.
  private static func boxes(
    from start: Int, to end: Int, _ bytes: inout HeaderBytes, until last: String? = nil
  ) -> [Box] {
    var boxes: [Box] = []
    var offset = start
    while offset < end, boxes.count < most, var length = bytes.big(4, at: offset) {
      let kind = (4..<8).compactMap { bytes.byte(at: offset + $0) }
      var head = 8
      if length == 1 {
        guard let high = bytes.big(4, at: offset + 8), high < 1 << 24, let low = bytes.big(4, at: offset + 12)
        else { break }
        length = high << 32 | low
        head = 16
      }
      // A length of zero reaches to the end of the file.
      let boxEnd = length == 0 ? end : min(end, offset + length)
      guard kind.count == 4, length == 0 || length >= head else { break }
      boxes.append(Box(kind: kind, start: offset + head, end: boxEnd))
      if boxes.last?.isKind(last ?? "") == true { break }
      offset = boxEnd
    }
    return boxes
  }

  /// The number of the primary image.
  private static func item(in box: Box, _ bytes: inout HeaderBytes) -> Int? {
    guard let version = bytes.byte(at: box.start) else { return nil }
    return bytes.big(version == 0 ? 2 : 4, at: box.start + 4)
  }

  /// The places, counted from 1, of the properties of an image.
  private static func places(of item: Int, in box: Box, _ bytes: inout HeaderBytes) -> [Int]? {
    guard let version = bytes.byte(at: box.start), let flags = bytes.byte(at: box.start + 3),
      let count = bytes.big(4, at: box.start + 4)
    else { return nil }
    let width = flags & 1 == 1 ? 2 : 1
    let itemWidth = version == 0 ? 2 : 4
    var offset = box.start + 8
    for _ in 0..<min(count, most) {
      guard offset < box.end, let number = bytes.big(itemWidth, at: offset),
        let members = bytes.byte(at: offset + itemWidth)
      else { return nil }
      offset += itemWidth + 1
      if number == item {
        // The uppermost bit says whether the property matters.
        var places: [Int] = []
        for place in 0..<Int(members) {
          guard let entry = bytes.big(width, at: offset + place * width) else { break }
          places.append(entry & (width == 2 ? 0x7FFF : 0x7F))
        }
        return places
      }
      offset += Int(members) * width
    }
    return nil
  }
}
