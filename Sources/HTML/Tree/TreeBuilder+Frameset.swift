extension TreeBuilder {
  /// A start tag in a frameset, which is obsolete as a whole (HTML §16.3).
  mutating func startInFrameset(_ tag: Tag) -> Bool {
    switch tag {
    case .frameset where mode == .inFrameset: insert(.frameset)
    case .frame where mode == .inFrameset: insertVoid(.frame)
    case .noframes: return startMetadata(tag)
    default: return strayStartTag()
    }
    return true
  }

  /// An end tag in a frameset.
  mutating func endInFrameset(_ tag: Tag) -> Bool {
    switch tag {
    case .frameset where mode == .inFrameset:
      pop()
      if currentTag != .frameset { mode = .afterFrameset }
    case .noframes where currentTag == .noframes: pop()
    case .html where mode == .afterFrameset: break
    default: return strayEndTag()
    }
    return true
  }
}
