/// One step of a lexer: what a token begins with, how far it goes, what it is, and which state comes next.
struct Rule {
  /// What it begins with.
  enum Start: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// One of some texts; an empty one begins anywhere.
    case texts([String])
    /// Any byte of a set.
    case bytes(ByteSet)

    init(stringLiteral text: String) { self = .texts([text]) }
    init(arrayLiteral texts: String...) { self = .texts(texts) }
  }

  /// Where it may stand.
  struct Place: OptionSet {
    let rawValue: UInt8

    /// At the start of a line.
    static let lineStart = Place(rawValue: 1)
    /// First on its line, blanks aside.
    static let indented = Place(rawValue: 2)
    /// Where an operand can stand but no operator: tells a regular expression from a division.
    static let operand = Place(rawValue: 4)
    /// After a blank or at the start.
    static let afterBlank = Place(rawValue: 8)
    /// Not right after a byte of a name.
    static let outsideWord = Place(rawValue: 16)
    /// After a blank, with no blank behind it: an argument without brackets, in Ruby.
    static let argument = Place(rawValue: 32)
    /// Where the code starts, blanks aside.
    static let start = Place(rawValue: 64)
    /// Where no bracket is open that the state counts.
    static let unnested = Place(rawValue: 128)
  }

  /// What happens to the stack of states.
  enum Action {
    case stay
    case push(String)
    case become(String)
    case pop
    /// Counts a bracket that `close` has to match.
    case open
    /// Matches a bracket, or leaves the state if none is open.
    case close
    /// The text is in another language; a fence names it, and needs no name here. Between delimiters on one line it is a string.
    case embed(String)
    /// A heredoc: the delimiter is kept for the state, the second one if it is quoted and so without interpolation. A
    /// further one on the same line waits until the first has ended.
    case heredoc(String, quoted: String)
  }

  let start: Start
  let match: Match
  let kind: Kind
  let place: Place
  let action: Action
  /// What has to follow at once.
  let next: ByteSet?
  /// What has to follow after any blanks.
  let nextAfterBlanks: String

  init(
    _ start: Start, _ match: Match = .text, _ kind: Kind, at place: Place = [], then action: Action = .stay,
    before next: ByteSet? = nil, beforeText nextAfterBlanks: String = ""
  ) {
    self.start = start
    self.match = match
    self.kind = kind
    self.place = place
    self.action = action
    self.next = next
    self.nextAfterBlanks = nextAfterBlanks
  }
}
