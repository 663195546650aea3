/// Comments: XML allows no `--` inside and no `-` at the end, HTML ends them in more ways than `-->`.
extension PolyglotNormaliser {
  /// Starts what is a comment to a browser and ends at the first `>`.
  mutating func beginBogusComment(to output: inout PolyglotOutput) {
    if !isMinifying { output.write("<!--", for: heldAt.value) }
    held = []
    run = 0
    state = .bogusComment
  }

  /// Takes a byte of a comment, which is left out of a page that is to be small.
  mutating func takeComment(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    guard isMinifying else { return feedComment(byte, index, to: &output) }
    var dropped = PolyglotOutput()
    feedComment(byte, index, to: &dropped)
    // What stands before the comment and what stands behind it are side by side now.
    if state == .text { run = 2 }
  }

  private mutating func feedComment(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    switch (state, byte) {
    case (.comment, UInt8(ascii: ">")) where run >= 2 || isAtCommentStart,
      (.commentBang, UInt8(ascii: ">")):
      run = max(0, run - 2)
      endComment(to: &output, at: index)
    case (.bogusComment, UInt8(ascii: ">")):
      endComment(to: &output, at: index)
    case (.comment, UInt8(ascii: "!")) where run >= 2:
      state = .commentBang
    case (.comment, UInt8(ascii: "-")), (.bogusComment, UInt8(ascii: "-")):
      if run == 0 { heldAt.value = index }
      run += 1
    case (.commentBang, _):
      writeDashes(to: &output)
      output.copy(UInt8(ascii: "!"), index - 1)
      state = .comment
      feedComment(byte, index, to: &output)
    default:
      writeDashes(to: &output)
      output.copy(byte, index)
      isAtCommentStart = false
    }
  }

  private mutating func endComment(to output: inout PolyglotOutput, at index: Int) {
    let endsInDash = run > 0
    writeDashes(to: &output)
    output.write(endsInDash ? " -->" : "-->", for: index)
    state = .text
    isAtCommentStart = false
  }

  /// Writes the dashes that turned out to be content apart from each other.
  mutating func writeDashes(to output: inout PolyglotOutput) {
    if run == 0 { return }
    for dash in 0..<run {
      if dash > 0 { output.write(" ", for: heldAt.value + dash) }
      output.copy(UInt8(ascii: "-"), heldAt.value + dash)
    }
    run = 0
    isAtCommentStart = false
  }
}
