/// A rule without references, so that reading one costs no counting of them.
struct FlatRule: Sendable {
  /// A text in the tables' pool.
  struct Text {
    var start: UInt16 = 0
    var count: UInt16 = 0
  }

  /// `Match` without its values.
  enum Match: UInt8 {
    case text, nothing, run, some, line, logicalLine, through, before, enclosed, nested, word, directive
    case number, quoted, character, regex, escape, fenced, heredocStart, heredocEnd, scalar, flowScalar
    case block, fence
  }

  /// `Rule.Action` without its values.
  enum Action: UInt8 {
    case stay, push, become, pop, open, close, embed, heredoc
  }

  var kind: Kind
  /// Whether it can fail after a look at many bytes.
  var isTentative = false
  var place: Rule.Place
  var match = Match.text
  var action = Action.stay
  /// The state or language that the action names.
  var target: UInt16 = 0
  var quotedTarget: UInt16 = 0
  var capitalised = Kind.plain
  var called = Kind.plain
  var sign: UInt8 = 0
  var signed = Kind.plain
  var takesSign = false
  var isAsInShell = false
  /// The text it begins with; its first byte is known to be there.
  var start = Text()
  var startCount = 0
  var open = Text()
  var close = Text()
  var end = Text()
  var set: UInt64 = 0
  var next: UInt64 = 0
  /// The text that has to follow after any blanks.
  var nextText = Text()
}
