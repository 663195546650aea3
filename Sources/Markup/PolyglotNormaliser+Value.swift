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

  /// Follows a URL as far as its start is concerned; true if the byte is held back.
  private mutating func advanceURL(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) -> Bool {
    switch (phase, byte) {
    case (.start, UInt8(ascii: "/")):
      hold(byte, index)
      phase = .slash
      return true
    case (.slash, UInt8(ascii: "/")):
      output.copy(held, from: heldAt.value)
      held = []
      phase = isSourceSet ? .candidate : .elsewhere
    case (.slash, _):
      writeBasePath(to: &output)
      if phase == .candidate { return advanceURL(byte, index, to: &output) }
    case (.start, _) where byte.isHTMLSpace, (.start, UInt8(ascii: ",")), (.start, quote):
      break
    case (.start, _) where !isSourceSet:
      phase = .elsewhere
    case (.candidate, UInt8(ascii: ",")), (.comma, UInt8(ascii: ",")):
      phase = .comma
    case (.candidate, _) where byte.isHTMLSpace:
      phase = .descriptor
    case (.comma, _) where byte.isHTMLSpace, (.descriptor, UInt8(ascii: ",")):
      phase = .start
    case (.start, _), (.comma, _):
      phase = .candidate
    default:
      break
    }
    return false
  }

  /// Writes the base path for the `/` that is held back.
  mutating func writeBasePath(to output: inout PolyglotOutput) {
    output.write(basePath, for: heldAt.value)
    held = []
    phase = isSourceSet ? .candidate : .elsewhere
  }

  private static let type = Array("type".utf8)
}
