/// Elements whose content has no tags.
extension PolyglotNormaliser {
  /// In `title` and `textarea`, behind `<`.
  mutating func feedEnding(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    if byte.endsTagName, isEndTagHeld(held) {
      beginEndTag(held, from: heldAt.value, to: &output)
      feed(byte, index, to: &output)
    } else if held.count <= content.count + 1,
      held.count == 1 ? byte == UInt8(ascii: "/") : byte.isASCIILetter
    {
      held.append(byte)
    } else {
      escapeHeld(to: &output)
      feed(byte, index, to: &output)
    }
  }

  /// In `script` and `style`.
  mutating func feedRawText(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    if held.isEmpty { heldAt.value = index }
    if byte.endsTagName, isEndTagHeld(held.suffix(content.count + 2)) {
      let tag = Array(held.suffix(content.count + 2))
      held.removeLast(tag.count)
      let start = heldAt.value + held.count
      writeRawText(to: &output)
      beginEndTag(tag, from: start, to: &output)
      feed(byte, index, to: &output)
    } else {
      held.append(byte)
    }
  }

  func isEndTagHeld(_ tag: some Collection<UInt8>) -> Bool {
    tag.starts(with: "</".utf8) && tag.dropFirst(2).lazy.map(\.asciiLowercased).elementsEqual(content)
  }

  mutating func beginEndTag(_ tag: [UInt8], from index: Int, to output: inout PolyglotOutput) {
    output.anchor(at: index)
    for (offset, byte) in tag.enumerated() { output.copyLowercased(byte, index + offset) }
    name = content
    content = []
    held = []
    isEndTag = true
    isAfterSpace.value = false
    state = .tag
  }

  /// Writes the content that is held back so that XML and HTML read the same.
  mutating func writeRawText(to output: inout PolyglotOutput) {
    let start = heldAt.value
    let end = start + held.count
    switch rawTextKind {
    case .plain:
      output.copy(held, from: start)
    case .style:
      output.write("/*<![CDATA[*/", for: start)
      output.copy(held, from: start)
      output.write("/*]]>*/", for: end)
    case .program:
      output.write("//<![CDATA[\n", for: start)
      output.copy(held, from: start)
      output.write("\n//]]>", for: end)
    }
    held = []
  }

  /// How content is made safe; what the author marked as character data, and what is of unknown type, is
  /// plain.
  private enum RawTextKind {
    case plain, style, program
  }

  private var rawTextKind: RawTextKind {
    guard held.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return .plain }
    let text = String(decoding: held, as: UTF8.self)
    if text.contains("<![CDATA[") { return .plain }
    if content != Self.script { return .style }
    let type = String(decoding: scriptType, as: UTF8.self)
    if type.isEmpty || type == "module" || type.contains("javascript") || type.contains("ecmascript") {
      return .program
    }
    return .plain
  }
}

extension UInt8 {
  /// Whether the name of a tag ends before it.
  var endsTagName: Bool { isHTMLSpace || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") }
}
