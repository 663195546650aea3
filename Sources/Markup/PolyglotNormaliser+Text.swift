extension PolyglotNormaliser {
  /// The end of the run from `start` on that is copied as it is.
  mutating func plainRunEnd(in piece: ArraySlice<UInt8>, from start: Int) -> Int {
    if isReference { return start }
    if state == .value, phase == .elsewhere, name != Self.script {
      return piece[start...].firstIndex {
        $0 == quote || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<")
      } ?? piece.endIndex
    }
    guard state == .text else { return start }
    let isCollapsing = isCollapsing
    let end =
      piece[start...].firstIndex {
        $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
          || isCollapsing && $0.isHTMLSpace
      } ?? piece.endIndex
    if end > start { isBehindSpace.value = false }
    let brackets = piece[start..<end].reversed().prefix { $0 == UInt8(ascii: "]") }.count
    run = min(2, brackets == end - start ? run + brackets : brackets)
    return end
  }

  /// Takes one byte of source, which stands at `index`.
  mutating func feed(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    if isReference { return feedReference(byte, index, to: &output) }
    switch state {
    case .text: feedText(byte, index, to: &output)
    case .opening: feedOpening(byte, index, to: &output)
    case .ending: feedEnding(byte, index, to: &output)
    case .tagName, .tag, .slash: feedTag(byte, index, to: &output)
    case .attributeName, .afterAttributeName, .beforeValue: feedAttribute(byte, index, to: &output)
    case .value, .unquotedValue: feedValue(byte, index, to: &output)
    case .comment, .commentBang, .bogusComment: takeComment(byte, index, to: &output)
    case .characterData: feedCharacterData(byte, index, to: &output)
    case .doctype: if byte == UInt8(ascii: ">") { state = .text }
    case .rawText: feedRawText(byte, index, to: &output)
    case .data: feedData(byte, index, to: &output)
    }
  }

  /// Holds back the first byte of what cannot be decided yet.
  mutating func hold(_ byte: UInt8, _ index: Int) {
    held = [byte]
    heldAt.value = index
  }

  /// Appends what is held back, if nothing that may follow can change it.
  mutating func settle(to output: inout PolyglotOutput) {
    if isReference { writeReference(isEnded: false, to: &output) }
    switch state {
    case .value, .unquotedValue:
      if phase == .slash { writeBasePath(to: &output) }
    case .attributeName, .afterAttributeName:
      endBareAttribute(to: &output)
    case .tagName:
      state = .tag
    case .comment, .bogusComment:
      var dropped = PolyglotOutput()
      if isMinifying { writeDashes(to: &dropped) } else { writeDashes(to: &output) }
    case .data: writeHeldData(to: &output)
    default: break
    }
    isBehindSpace.value = false
  }

  private mutating func feedText(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    switch byte {
    case _ where isCollapsing && byte.isHTMLSpace:
      if !isBehindSpace.value { output.write(byte.isLineEnd ? "\n" : " ", for: index) }
      isBehindSpace.value = true
    case UInt8(ascii: "&"):
      isBehindSpace.value = false
      beginReference(index)
    case UInt8(ascii: "<"):
      hold(byte, index)
      state = content.isEmpty ? .opening : .ending
    case UInt8(ascii: ">") where run == 2:
      output.write("&gt;", for: index)
    default:
      isBehindSpace.value = false
      output.copy(byte, index)
    }
    run = 0
  }

  /// Whether white space in text is collapsed (CSS Text §4.1.1): not where it is kept on the page.
  private var isCollapsing: Bool {
    isMinifying && content.isEmpty && preformattedDepth.value == 0 && !isForeignCode
  }

  /// Writes what is held back as text: it starts no tag.
  mutating func escapeHeld(to output: inout PolyglotOutput) {
    isBehindSpace.value = false
    output.write("&lt;", for: heldAt.value)
    output.copy(held.dropFirst(), from: heldAt.value + 1)
    held = []
    state = .text
  }

  private mutating func feedOpening(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    if held.count > 1, held[1] == UInt8(ascii: "!") { return feedDeclaration(byte, index, to: &output) }
    switch byte {
    case UInt8(ascii: "/") where held.count == 1, UInt8(ascii: "!") where held.count == 1:
      held.append(byte)
    case UInt8(ascii: "?") where held.count == 1:
      beginBogusComment(to: &output)
      feed(byte, index, to: &output)
    case _ where byte.isASCIILetter:
      output.anchor(at: heldAt.value)
      output.copy(held, from: heldAt.value)
      isEndTag = held.count > 1
      held = []
      name = []
      scriptType = []
      isAfterSpace.value = false
      isBehindSpace.value = false
      state = .tagName
      feed(byte, index, to: &output)
    default:
      escapeHeld(to: &output)
      feed(byte, index, to: &output)
    }
  }

  /// Behind `<!`: a comment, a doctype, or in `svg` and `math` character data; all else is a comment to a
  /// browser.
  private mutating func feedDeclaration(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    held.append(byte)
    if held == Array("<!--".utf8) {
      if !isMinifying {
        output.anchor(at: heldAt.value)
        output.copy(held, from: heldAt.value)
      }
      state = .comment
      run = 0
      isAtCommentStart = true
      held = []
    } else if held.map(\.asciiLowercased) == Array("<!doctype".utf8) {
      output.write("<!DOCTYPE html>", for: heldAt.value)
      state = .doctype
      held = []
    } else if foreignDepth > 0, held == Array("<![CDATA[".utf8) {
      output.copy(held, from: heldAt.value)
      state = .characterData
      run = 0
      held = []
    } else if !mayBecomeDeclaration {
      let pending = held.dropFirst(2)
      let start = heldAt.value + 2
      beginBogusComment(to: &output)
      for (offset, byte) in pending.enumerated() { feed(byte, start + offset, to: &output) }
    }
  }

  private var mayBecomeDeclaration: Bool {
    "<!--".utf8.starts(with: held) || "<!doctype".utf8.starts(with: held.map(\.asciiLowercased))
      || foreignDepth > 0 && "<![CDATA[".utf8.starts(with: held)
  }

  private mutating func feedCharacterData(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    output.copy(byte, index)
    if byte == UInt8(ascii: "]") {
      run += 1
    } else {
      if byte == UInt8(ascii: ">"), run >= 2 { state = .text }
      run = 0
    }
  }
}
