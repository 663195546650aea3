/// The start tag of an SVG: its size is that of `width` and `height`, or else of its `viewBox` (SVG 2, section 7).
enum SVGHeader {
  /// How many bytes in front of the start tag, and in it, are looked at.
  private static let most = 64 * 1024

  static func isSVG(_ bytes: inout HeaderBytes) -> Bool { startTag(&bytes) != nil }

  /// The size; nothing where neither says it.
  static func size(_ bytes: inout HeaderBytes) -> ImageSize? {
    guard let tag = startTag(&bytes) else { return nil }
    let attributes = attributes(from: tag, &bytes)
    let box = viewBox(attributes["viewBox"] ?? "")
    let width = attributes["width"].flatMap(SVGLength.pixels)
    let height = attributes["height"].flatMap(SVGLength.pixels)
    return switch (width, height, box) {
    case (let width?, let height?, _): rounded(width, height)
    case (let width?, nil, let box?): rounded(width, width * box.height / box.width)
    case (nil, let height?, let box?): rounded(height * box.width / box.height, height)
    case (nil, nil, let box?): rounded(box.width, box.height)
    default: nil
    }
  }

  private static func rounded(_ width: Double, _ height: Double) -> ImageSize? {
    guard let width = Int(exactly: width.rounded()), let height = Int(exactly: height.rounded()) else {
      return nil
    }
    let size = ImageSize(width: width, height: height)
    return size.hasArea ? size : nil
  }

  /// The width and height of a `viewBox`, where it has an area.
  private static func viewBox(_ text: String) -> (width: Double, height: Double)? {
    let numbers = text.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.map { Double($0) }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0,
      width.isFinite, height.isFinite
    else { return nil }
    return (width, height)
  }

  /// Where the attributes of the root element begin, if that is an `svg`.
  private static func startTag(_ bytes: inout HeaderBytes) -> Int? {
    var offset = bytes.matches([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0
    while offset < most, let byte = bytes.byte(at: offset) {
      if byte <= 0x20 {
        offset += 1
      } else if bytes.matches(Array("<?".utf8), at: offset) {
        guard let end = find("?>", from: offset, &bytes) else { return nil }
        offset = end
      } else if bytes.matches(Array("<!--".utf8), at: offset) {
        guard let end = find("-->", from: offset + 4, &bytes) else { return nil }
        offset = end
      } else if bytes.matches(Array("<!DOCTYPE".utf8), at: offset) {
        guard let end = endOfDoctype(from: offset, &bytes) else { return nil }
        offset = end
      } else {
        return attributesOfRoot(at: offset, &bytes)
      }
    }
    return nil
  }

  private static func attributesOfRoot(at offset: Int, _ bytes: inout HeaderBytes) -> Int? {
    guard bytes.byte(at: offset) == UInt8(ascii: "<") else { return nil }
    var end = offset + 1
    let name = text(from: &end, &bytes) { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    return name == "svg" || name.hasSuffix(":svg") ? end : nil
  }

  private static func find(_ text: String, from start: Int, _ bytes: inout HeaderBytes) -> Int? {
    let text = Array(text.utf8)
    var offset = start
    while offset < most, bytes.byte(at: offset) != nil {
      if bytes.matches(text, at: offset) { return offset + text.count }
      offset += 1
    }
    return nil
  }

  /// A document type may bring entities in brackets.
  private static func endOfDoctype(from start: Int, _ bytes: inout HeaderBytes) -> Int? {
    var offset = start
    var depth = 0
    while offset < most, let byte = bytes.byte(at: offset) {
      offset += 1
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return offset
      default: break
      }
    }
    return nil
  }

  /// The attributes of a start tag by their names; what is no attribute ends them.
  private static func attributes(from start: Int, _ bytes: inout HeaderBytes) -> [String: String] {
    var attributes: [String: String] = [:]
    var offset = start
    while offset < most {
      while let byte = bytes.byte(at: offset), byte <= 0x20 { offset += 1 }
      let name = text(from: &offset, &bytes) { $0 > 0x20 && !"=>/\"'".utf8.contains($0) }
      while let byte = bytes.byte(at: offset), byte <= 0x20 { offset += 1 }
      guard !name.isEmpty, bytes.byte(at: offset) == UInt8(ascii: "=") else { break }
      offset += 1
      while let byte = bytes.byte(at: offset), byte <= 0x20 { offset += 1 }
      guard let quote = bytes.byte(at: offset), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { break }
      offset += 1
      attributes[name] = text(from: &offset, &bytes) { $0 != quote }
      offset += 1
    }
    return attributes
  }

  private static func text(
    from offset: inout Int, _ bytes: inout HeaderBytes, while isPart: (UInt8) -> Bool
  ) -> String {
    var text: [UInt8] = []
    while offset < most, let byte = bytes.byte(at: offset), isPart(byte) {
      text.append(byte)
      offset += 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A length of CSS that needs nothing around it to be known.
enum SVGLength {
  private static let pixelsPerUnit: [String: Double] = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
  ]

  /// The length in pixels; nothing for one that depends on a font or on the page.
  static func pixels(_ text: String) -> Double? {
    let text = text.trimmed
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "+") }
    guard let number = Double(digits), number > 0, number.isFinite,
      let factor = pixelsPerUnit[text[digits.endIndex...].lowercased()]
    else { return nil }
    return number * factor
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
