/// A footnote as it was written.
struct Footnote: Hashable, Sendable {
  /// What stands between `[^` and `]`.
  let label: String
  /// The `[`, in the text that was read.
  var offset: Int
}

extension Footnote {
  /// The label of a footnote that a line defines, and the rest of the line: `[^label]: text`. As for GitHub, a label has no
  /// blanks and no brackets.
  static func definition(in line: Line) -> (label: String, rest: Line)? {
    guard line.starts(with: "[^".utf8) else { return nil }
    let label = line.dropFirst(2).prefix(while: isLabelByte)
    let rest = line[label.endIndex...]
    guard !label.isEmpty, rest.starts(with: "]:".utf8) else { return nil }
    return (label.text, rest.dropFirst(2))
  }

  static func isLabelByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "[")
  }

  /// Labels are the same in any letter case.
  static func key(_ label: String) -> String { label.lowercased() }
}
