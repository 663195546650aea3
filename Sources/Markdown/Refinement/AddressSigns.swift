extension BareAddress {
  /// The places in a text where there may be an address, in order.
  static func signs(in text: UnsafeBufferPointer<UInt8>) -> [Sign] {
    var signs: [Sign] = []
    Signs.forEachPlace(of: UInt8(ascii: ":"), in: text) { offset, next in
      if isSchemeEnd(offset, next, in: text) { signs.append(Sign(kind: .url, offset: offset)) }
    }
    Signs.forEachPlace(of: UInt8(ascii: "."), in: text) { offset, _ in
      if endsWWW(offset, in: text) { signs.append(Sign(kind: .www, offset: offset - 3)) }
    }
    Signs.forEachPlace(of: UInt8(ascii: "@"), in: text) { offset, _ in
      signs.append(Sign(kind: .mail, offset: offset))
    }
    return signs.sorted { $0.offset < $1.offset }
  }

  /// Whether there is such a place, but for an `@`.
  static func hasWebSign(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    Signs.hasPlace(of: UInt8(ascii: ":"), in: text) { isSchemeEnd($0, $1, in: text) }
      || Signs.hasPlace(of: UInt8(ascii: "."), in: text) { offset, _ in endsWWW(offset, in: text) }
  }

  private static func isSchemeEnd(
    _ offset: Int, _ next: UInt8, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    next == UInt8(ascii: "/") && offset + 2 < text.count && text[offset + 2] == next
  }

  private static func endsWWW(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    offset > 2 && (1...3).allSatisfy { text[offset - $0] == UInt8(ascii: "w") }
  }
}
