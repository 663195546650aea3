extension ShapeFault {
  /// A fault at a token that does not fit.
  static func unexpected(_ token: CSSToken, expected: String) -> ShapeFault {
    let found = token.kind == .end ? "it ends" : "\"\(token.text.text)\" stands"
    return ShapeFault("\(found) where \(expected) has to be", at: token.offset)
  }
}
