extension PolyglotNormaliser {
  mutating func feedValue(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    if phase != .elsewhere, advanceURL(byte, index, to: &output) { return }
    if state == .unquotedValue, byte.isHTMLSpace || byte == UInt8(ascii: ">") {
      output.write("\"", for: index)
      endAttribute()
      feed(byte, index, to: &output)
    } else if state == .value, byte == quote {
      output.copy(byte, index)
      endAttribute()
    } else {
      writeValue(byte, index, to: &output)
    }
  }

  private mutating func writeValue(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    switch byte {
    case UInt8(ascii: "&"): beginReference(index)
    case UInt8(ascii: "<"): output.write("&lt;", for: index)
    case UInt8(ascii: "\"") where state == .unquotedValue: output.write("&quot;", for: index)
    default: output.copy(byte, index)
    }
    if name == Self.script, attribute == Self.type { scriptType.append(byte.asciiLowercased) }
  }

  static let type = Array("type".utf8)
}
