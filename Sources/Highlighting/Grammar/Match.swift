/// How far a token goes, once its start is found. Each either takes all that it looked at, or gives up within a few bytes:
/// so a lexer's time is linear.
enum Match {
  /// The start alone.
  case text
  /// Nothing: only the state changes.
  case nothing
  /// All bytes of a set that follow.
  case run(ByteSet)
  /// Some bytes of a set that follow, at least one, and a text behind them.
  case some(ByteSet, end: String = "")
  /// To the end of the line, or up to the text before it.
  case line(until: String = "")
  /// To the end of the line; a line that ends in a backslash goes on, behind comments and empty lines too.
  case logicalLine
  /// Through the next such text, or to the end.
  case through(String)
  /// Up to the next such text, letter case aside, or to the end.
  case before(String)
  /// Through the next such text on the same line; a backslash escapes.
  case enclosed(String)
  /// Through the text that closes the start, which can be nested.
  case nested(String)
  /// A name, looked up among the words of the state.
  case word(WordStyle)
  /// A directive such as `# define`: blanks and letters.
  case directive
  /// A number that goes on with bytes of the set; a point only before a digit, a sign after an exponent
  /// or at the start.
  case number(ByteSet)
  /// To the same byte as the start on the same line; a backslash escapes.
  case quoted
  /// One character between quotes, of which the start ends in one, such as `'a'` and `'\n'`; not `'a`.
  case character
  /// A regular expression to its closing slash on the same line, with its flags.
  case regex
  /// A backslash and what it escapes.
  case escape
  /// Bytes of a set, then a text; through a text, the same bytes and another text.
  case fenced(ByteSet, open: String, close: String, end: String)
  /// The delimiter of a heredoc, in quotes or bare; in shells blanks may stand before it, and all quotes make its text raw.
  case heredocStart(asInShell: Bool)
  /// The line of the delimiter that a heredoc was opened with.
  case heredocEnd
  /// A plain scalar of YAML, which is a key if a colon follows.
  case scalar(inFlow: Bool)
  /// The header of a block scalar of YAML and the lines below it that are indented further.
  case block
  /// A fenced code block of Markdown, whose language its first line names.
  case fence
}

/// How names of a language are read.
struct WordStyle {
  /// What a name goes on with.
  var part: ByteSet = .name
  /// What a name with a capital and small letters is.
  var capitalised: Kind = .plain
  /// What a name right before a parenthesis is.
  var called: Kind = .function
  /// A sign that makes a name before it something else, unless the sign is doubled or an equals sign follows.
  var sign: UInt8 = 0
  /// What a name right before the sign is.
  var signed: Kind = .plain
  /// Whether the sign is part of the name, as in `println!`.
  var takesSign = false
}
