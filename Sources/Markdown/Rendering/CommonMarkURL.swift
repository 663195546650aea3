import Markup

/// Writes URLs as CommonMark does: what may not stand in one as `%20`, and what is there already is kept.
enum CommonMarkURL {
  static func write(_ url: UnsafeBufferPointer<UInt8>, to writer: inout MarkupWriter) {
    var start = url.startIndex
    for (index, byte) in url.enumerated() where !isPlain[Int(byte)] {
      writer.write(UnsafeBufferPointer(rebasing: url[start..<index]))
      start = index + 1
      switch byte {
      case UInt8(ascii: "&"): writer.write("&amp;")
      case UInt8(ascii: "'"): writer.write("&#39;")
      default:
        writer.write(UInt8(ascii: "%"))
        writer.write(digit(byte >> 4))
        writer.write(digit(byte & 15))
      }
    }
    writer.write(UnsafeBufferPointer(rebasing: url[start...]))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// Whether a byte stands for itself in a URL and in markup.
  private static let isPlain: [Bool] = (0...UInt8.max).map { byte in
    byte.isASCIIAlphanumeric || "-_.+!*(),%#@?=;:/$~".utf8.contains(byte)
  }
}
