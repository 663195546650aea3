extension PolyglotNormaliser {
  static let script = Array("script".utf8)

  private static let pre = Array("pre".utf8)

  private static let voidElements = names(
    "area base br col embed hr img input link meta param source track wbr")
  private static let foreignElements = names("svg math")
  private static let textElements = names("title textarea")
  private static let rawTextElements = names("script style")

  /// Whether the tag's names are told apart by letter case.
  private var isForeign: Bool { foreignDepth > 0 || Self.foreignElements.contains(name) }

  mutating func feedTag(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    if state == .slash {
      state = .tag
      if byte == UInt8(ascii: ">") { return endTag(isSelfClosing: true, index, to: &output) }
      held = []
    }
    switch byte {
    case UInt8(ascii: ">"):
      endTag(isSelfClosing: false, index, to: &output)
    case UInt8(ascii: "/"):
      hold(byte, index)
      state = .slash
    case _ where byte.isHTMLSpace:
      if !isMinifying || !isAfterSpace.value { output.copy(byte, index) }
      state = .tag
      isAfterSpace.value = true
    case _ where state == .tagName:
      name.append(byte.asciiLowercased)
      copyName(byte, index, to: &output)
    default:
      if !isAfterSpace.value { output.write(" ", for: index) }
      attribute = [byte.asciiLowercased]
      copyName(byte, index, to: &output)
      state = .attributeName
      heldAt.value = index + 1
    }
  }

  /// HTML elements are written in lower case; whether `svg` starts is known only behind its name.
  private func copyName(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    if foreignDepth > 0 || state != .tagName && isForeign {
      output.copy(byte, index)
    } else {
      output.copyLowercased(byte, index)
    }
  }

  private mutating func endTag(isSelfClosing: Bool, _ index: Int, to output: inout PolyglotOutput) {
    state = .text
    run = 0
    let isVoid = Self.voidElements.contains(name)
    if !isEndTag, isVoid || isSelfClosing && isForeign {
      if isSelfClosing {
        output.copy(held, from: heldAt.value)
      } else {
        output.write("/", for: index)
      }
    } else if !isEndTag, foreignDepth == 0 {
      beginContent()
    }
    if foreignDepth > 0, Self.rawTextElements.contains(name) { isForeignCode = !isEndTag && !isSelfClosing }
    if name == Self.pre { preformattedDepth.value = max(0, preformattedDepth.value + (isEndTag ? -1 : 1)) }
    output.copy(UInt8(ascii: ">"), index)
    if Self.foreignElements.contains(name) {
      if isEndTag {
        foreignDepth = max(0, foreignDepth - 1)
      } else if !isSelfClosing {
        foreignDepth += 1
      }
    }
    held = []
    name = []
    isEndTag = false
    if state == .text { scriptType = [] }
  }

  private mutating func beginContent() {
    if Self.textElements.contains(name) {
      content = name
    } else if Self.rawTextElements.contains(name) {
      content = name
      state = isDataScript ? .data : .rawText
      json = .outside
    }
  }

  mutating func feedAttribute(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    switch (state, byte) {
    case (.beforeValue, UInt8(ascii: "\"")), (.beforeValue, UInt8(ascii: "'")):
      output.copy(byte, index)
      beginValue(quote: byte)
    case (.beforeValue, UInt8(ascii: ">")):
      output.write("\"\"", for: index)
      endAttribute()
      feed(byte, index, to: &output)
    case (.beforeValue, _) where byte.isHTMLSpace:
      output.copy(byte, index)
    case (.beforeValue, _):
      output.write("\"", for: index)
      beginValue(quote: 0)
      feed(byte, index, to: &output)
    case (_, UInt8(ascii: "=")):
      output.copy(held, from: heldAt.value)
      held = []
      output.copy(byte, index)
      state = .beforeValue
    case (_, _) where byte.isHTMLSpace:
      if state == .attributeName { heldAt.value = index }
      held.append(byte)
      state = .afterAttributeName
    case (.attributeName, _) where byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">"):
      attribute.append(byte.asciiLowercased)
      copyName(byte, index, to: &output)
      heldAt.value = index + 1
    default:
      endBareAttribute(to: &output)
      feed(byte, index, to: &output)
    }
  }

  /// Completes an attribute without a value; the space behind it was held back.
  mutating func endBareAttribute(to output: inout PolyglotOutput) {
    output.write("=\"\"", for: heldAt.value)
    output.copy(held, from: heldAt.value)
    let isFollowedBySpace = !held.isEmpty
    endAttribute()
    isAfterSpace.value = isFollowedBySpace
  }

  private mutating func beginValue(quote: UInt8) {
    self.quote = quote
    state = quote == 0 ? .unquotedValue : .value
    phase = isURLAttribute ? .start : .elsewhere
    hasValueInScheme = false
  }

  mutating func endAttribute() {
    held = []
    hasValueInScheme = false
    attribute = []
    quote = 0
    phase = .elsewhere
    state = .tag
    isAfterSpace.value = false
  }
}
