/// Turns text into markup that shows it.
public enum Escape {
  /// Appends `text` with `& < > " '` written as character references; runs between them are copied whole.
  public static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = text.startIndex
    for index in text.indices {
      guard let reference = reference(for: text[index]) else { continue }
      bytes.append(contentsOf: text[start..<index])
      reference.withUTF8Buffer { bytes.append(contentsOf: $0) }
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  /// What stands for a byte in text; nothing if it stands for itself.
  public static func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
