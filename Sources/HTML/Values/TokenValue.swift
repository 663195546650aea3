/// Words between whitespace, each once at most (HTML §2.3.7).
enum TokenValue {
  /// What is wrong with a set of words: a word that is there twice.
  static func fault(in value: Bytes, ignoringCase: Bool = false) -> ValueFault? {
    guard let (token, offset) = firstRepetition(in: value, ignoringCase: ignoringCase) else { return nil }
    return ValueFault(.duplicateToken, "\"\(token.text)\" is in it twice", at: offset)
  }

  /// The first word that was there before.
  private static func firstRepetition(
    in value: Bytes, ignoringCase: Bool
  ) -> (token: Bytes, offset: Int)? {
    var count = 0
    value.forEachToken { _, _ in count += 1 }
    if count < 2 { return nil }
    // Comparing each with each makes no copy, but takes too long for hundreds of words.
    if count > 16 {
      if ignoringCase {
        var seen: Set<[UInt8]> = []
        return value.firstToken { token in !seen.insert(token.map(\.lowercase)).inserted }
      }
      var seen: Set<Bytes> = []
      return value.firstToken { token in !seen.insert(token).inserted }
    }
    var end = 0
    return value.firstToken { token in
      defer { end += 1 }
      var index = 0
      return value.firstToken { other in
        defer { index += 1 }
        return index < end && other.isSame(as: token, ignoringCase: ignoringCase)
      } != nil
    }
  }
}

extension Bytes {
  /// The first run of bytes between ASCII whitespace that is as asked, with its offset.
  @inline(__always)
  func firstToken(where matches: (Bytes) -> Bool) -> (token: Bytes, offset: Int)? {
    var cursor = ByteCursor(self)
    while true {
      cursor.skip(while: \.isWhitespace)
      let start = cursor.position
      guard cursor.skip(while: { !$0.isWhitespace }) > 0 else { return nil }
      let token = self[start..<cursor.position]
      if matches(token) { return (token, start) }
    }
  }

  /// Whether these are the bytes of `other`.
  func isSame(as other: Bytes, ignoringCase: Bool = false) -> Bool {
    guard count == other.count else { return false }
    if !ignoringCase { return self == other }
    for index in 0..<count {
      let (mine, theirs) = (self[index], other[index])
      guard mine == theirs || ignoringCase && mine.lowercase == theirs.lowercase else { return false }
    }
    return true
  }
}
