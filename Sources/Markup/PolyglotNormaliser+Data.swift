/// The content of a `script` that holds JSON: values may stand in it.
extension PolyglotNormaliser {
  /// Where in JSON the bytes to come stand.
  enum JSONPhase: Equatable {
    case outside
    case string
    /// Behind the backslash of an escape, and inside its number.
    case escape
    case number(digits: Int)
  }

  mutating func feedData(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    if byte.endsTagName, isEndTagHeld(held) {
      let tag = held
      held = []
      beginEndTag(tag, from: heldAt.value, to: &output)
      feed(byte, index, to: &output)
    } else if !held.isEmpty, held.count <= content.count + 1,
      held.count == 1 ? byte == UInt8(ascii: "/") : byte.isASCIILetter
    {
      held.append(byte)
    } else {
      writeHeldData(to: &output)
      if byte == UInt8(ascii: "<") { hold(byte, index) } else { writeData(byte, index, to: &output) }
    }
  }

  /// Writes what is held back as JSON: it ends no tag.
  mutating func writeHeldData(to output: inout PolyglotOutput) {
    let bytes = held
    held = []
    for (offset, byte) in bytes.enumerated() { writeData(byte, heldAt.value + offset, to: &output) }
  }

  private mutating func writeData(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    switch byte {
    case UInt8(ascii: "<"): output.write("\\u003c", for: index)
    case UInt8(ascii: ">"): output.write("\\u003e", for: index)
    case UInt8(ascii: "&"): output.write("\\u0026", for: index)
    default: output.copy(byte, index)
    }
    json =
      switch (json, byte) {
      case (.outside, UInt8(ascii: "\"")): .string
      case (.string, UInt8(ascii: "\"")): .outside
      case (.string, UInt8(ascii: "\\")): .escape
      case (.escape, UInt8(ascii: "u")): .number(digits: 4)
      case (.number(let digits), _) where digits > 1 && byte != UInt8(ascii: "\""):
        .number(digits: digits - 1)
      case (.number, UInt8(ascii: "\"")): .outside
      case (.outside, _): .outside
      default: .string
      }
  }

  /// Whether the type of the `script` says that it holds JSON.
  var isDataScript: Bool {
    let type = String(decoding: scriptType, as: UTF8.self)
    return content == Self.script
      && (type == "importmap" || type == "speculationrules" || type.hasSuffix("/json")
        || type.hasSuffix("+json"))
  }
}
