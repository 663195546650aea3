/// Text with a restriction.
enum TextValue {
  /// Text on one line.
  static func faultOfLine(in value: Bytes) -> ValueFault? {
    value.firstIndex { $0 == 0x0A || $0 == 0x0D }
      .map { ValueFault(.lineBreakInValue, "it has to be on one line", at: $0) }
  }

  /// Different single characters between whitespace (HTML §6.6.2, `accesskey`).
  static func faultOfAccessKeys(in value: Bytes) -> ValueFault? {
    if let (token, offset) = value.firstToken(where: { !$0.isOneCharacter }) {
      return ValueFault(.badAccessKey, "\"\(token.text)\" is not a single character", at: offset)
    }
    guard let fault = TokenValue.fault(in: value) else { return nil }
    return ValueFault(.badAccessKey, fault.reason, at: fault.offset)
  }
}

extension Bytes {
  /// Whether these are the bytes of one Unicode scalar value.
  fileprivate var isOneCharacter: Bool {
    // Each scalar value has one byte that is no continuation byte.
    lazy.filter { $0 & 0xC0 != 0x80 }.prefix(2).count == 1
  }
}
