extension BareAddress {
  /// The places in a text where there may be an address, in order.
  static func signs(in text: UnsafeBufferPointer<UInt8>) -> [Sign] {
    var signs: [Sign] = []
    forEachWebSign(in: text) { signs.append($0) }
    Signs.forEachPlace(of: UInt8(ascii: "@"), in: text) { offset, _ in
      signs.append(Sign(kind: .mail, offset: offset))
    }
    return signs.sorted { $0.offset < $1.offset }
  }

  /// Tells of each such place, but for an `@`.
  static func forEachWebSign(in text: UnsafeBufferPointer<UInt8>, _ body: (Sign) -> Void) {
    Signs.forEachPlace(of: UInt8(ascii: ":"), in: text) { offset, next in
      if next == UInt8(ascii: "/"), offset + 2 < text.count, text[offset + 2] == next {
        body(Sign(kind: .url, offset: offset))
      }
    }
    Signs.forEachPlace(of: UInt8(ascii: "."), in: text) { offset, _ in
      if offset > 2, (1...3).allSatisfy({ text[offset - $0] == UInt8(ascii: "w") }) {
        body(Sign(kind: .www, offset: offset - 3))
      }
    }
  }
}
