/// The colour schemes of a page, as the property `color-scheme` has them (CSS Color Adjustment 1 §2.2).
enum ColourSchemeValue {
  /// What is wrong with the value: it is `normal`, or names of schemes, with `only` at one end of them.
  static func fault(in value: Bytes) -> ValueFault? {
    do throws(ShapeFault) {
      var cursor = CSSCursor(value)
      var count = 0
      var only: [Int] = []
      var normal: CSSToken?
      cursor.skipWhitespace()
      while cursor.token.kind != .end {
        let token = cursor.token
        guard token.kind == .ident else { throw .unexpected(token, expected: "a colour scheme") }
        if token.isIdent("only") { only.append(count) }
        if token.isIdent("normal") { normal = token }
        count += 1
        cursor.advanceAndSkipWhitespace()
      }
      if let normal, count > 1 { throw ShapeFault("\"normal\" stands alone", at: normal.offset) }
      guard count > only.count else { throw .unexpected(cursor.token, expected: "\"light\" or \"dark\"") }
      guard only.count < 2, only.allSatisfy({ $0 == 0 || $0 == count - 1 }) else {
        throw ShapeFault("\"only\" stands once, before or behind the schemes", at: 0)
      }
      return nil
    } catch {
      return error.fault(of: .badKeyword)
    }
  }
}
