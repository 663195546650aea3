/// What may stand in a `script` with `src`: comments, each line's with its end, and whitespace (HTML §4.12.1.3).
enum ScriptDocumentation {
  /// What is wrong with the text.
  static func fault(in text: Bytes) -> ValueFault? {
    var index = 0
    while index < text.count {
      if text[index].isWhitespace {
        index += 1
        continue
      }
      let rest = text[index..<text.count]
      guard
        let length = rest.starts(with: "//")
          ? lineLength(rest) : rest.starts(with: "/*") ? blockLength(rest) : 0
      else { return ValueFault(.scriptDocumentation, "a comment has no end", at: index) }
      guard length > 0 else {
        return ValueFault(
          .scriptDocumentation, "browsers do not run what stands beside \"src\"",
          hint: "put it into a <script> of its own, or into a comment", at: index)
      }
      index += length
    }
    return nil
  }

  /// How long a comment up to the end of its line is; nothing if the line has no end.
  private static func lineLength(_ rest: Bytes) -> Int? {
    rest.firstIndex(of: 0x0A).map { $0 + 1 }
  }

  /// How long a comment between marks is; nothing if it has no end.
  private static func blockLength(_ rest: Bytes) -> Int? {
    var index = 2
    while index + 1 < rest.count {
      if rest[index] == UInt8(ascii: "*"), rest[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return nil
  }
}
