extension Tokenizer {
  /// Reads up to the next `>` as a comment, as browsers do with what is none.
  mutating func bogusComment(from offset: Int) -> Token {
    var end = offset
    while end < source.count, source[end] != UInt8(ascii: ">") { end += 1 }
    text = normalised(offset..<end, replacingNUL: true)
    position = min(end + 1, source.count)
    return .comment
  }

  /// The states of a comment (HTML §13.2.5.43 to 52).
  private enum CommentState {
    case start, startDash, comment, lessThan, lessThanBang, lessThanBangDash, lessThanBangDashDash
    case endDash, end, endBang

    /// How many bytes before the end of the page belong to an end that did not come.
    var pendingCount: Int {
      switch self {
      case .start, .comment, .lessThan, .lessThanBang: 0
      case .startDash, .endDash, .lessThanBangDash: 1
      case .end, .lessThanBangDashDash: 2
      case .endBang: 3
      }
    }
  }

  /// Reads a comment that starts with `<!--`.
  mutating func comment() -> Token {
    let contentStart = position + 4
    var state = CommentState.start
    position = contentStart
    while let byte = byte(at: position) {
      if byte == UInt8(ascii: ">") {
        switch state {
        case .start, .startDash:
          note(.abruptClosingOfEmptyComment, at: position)
          return endComment(from: contentStart, to: contentStart)
        case .end, .lessThanBangDashDash: return endComment(from: contentStart, to: position - 2)
        case .endBang:
          note(.incorrectlyClosedComment, at: position)
          return endComment(from: contentStart, to: position - 3)
        default: break
        }
      }
      state = following(state, byte)
      position += 1
      if state == .comment {
        position = source.firstIndex(of: UInt8(ascii: "-"), UInt8(ascii: "<"), from: position)
      }
    }
    note(.eofInComment, at: source.count)
    return endComment(from: contentStart, to: max(contentStart, source.count - state.pendingCount))
  }

  private mutating func following(_ state: CommentState, _ byte: UInt8) -> CommentState {
    let isDash = byte == UInt8(ascii: "-")
    switch state {
    case .lessThanBang where isDash: return .lessThanBangDash
    case .lessThanBangDash where isDash: return .lessThanBangDashDash
    case .lessThanBangDashDash:
      note(.nestedComment, at: position)
      return following(.end, byte)
    case .lessThan where byte == UInt8(ascii: "!"): return .lessThanBang
    case .end where byte == UInt8(ascii: "!"): return .endBang
    case .end where isDash: return .end
    case .startDash where isDash, .endDash where isDash: return .end
    case .start where isDash: return .startDash
    case _ where isDash: return .endDash
    case _ where byte == UInt8(ascii: "<"): return .lessThan
    default: return .comment
    }
  }

  private mutating func endComment(from start: Int, to end: Int) -> Token {
    text = normalised(start..<end, replacingNUL: true)
    position = min(position + 1, source.count)
    return .comment
  }
}
