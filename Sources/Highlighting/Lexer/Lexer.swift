/// Divides code into tokens by the rules of a grammar, in time linear in the code's length.
struct Lexer {
  /// How deep states and languages may nest; what is deeper is plain, and so is all that follows it.
  static let maximumDepth = 100

  /// How far a rule looks that may turn out not to match: without an end, time would grow with the square of the length.
  static let farthestLook = 512

  /// A state that is under way.
  struct Frame {
    var state = 0
    /// Brackets that are open in it.
    var brackets = 0
    /// The delimiter of its heredoc.
    var delimiterStart = 0
    var delimiterCount = 0
  }

  let source: UnsafePointer<UInt8>
  let start: Int
  let end: Int
  let tables: Tables
  let pointers: TablePointers
  /// How deep the languages are nested around this one.
  let depth: Int
  var tokens: TokenBuffer
  var position: Int
  var frame = Frame()
  var stack: [Frame] = []
  /// Where the keyword ended that was read last, if no operand.
  var lastKeywordEnd = -1
  /// Where the keyword ended that a name follows, and what that name is.
  var declarationEnd = -1
  var declared = Kind.plain
  /// The delimiter that a match found.
  var foundStart = 0
  var foundCount = 0
  var foundIsQuoted = false
  /// The kind that a match found, where it is not that of the rule.
  var foundKind: Kind
  /// How far the rule that is tried may look.
  var limit: Int
  /// The language that a match found, and where its text lies.
  var foundLanguage: (any Language.Type)?
  var foundTextEnd = 0
  /// Where the run began of bytes that no rule took.
  private var pendingStart: Int
  private var idleSteps = 0

  init(
    _ source: UnsafePointer<UInt8>, _ range: Range<Int>, _ tables: Tables, _ pointers: TablePointers,
    depth: Int,
    tokens: TokenBuffer
  ) {
    (self.source, self.tables, self.pointers) = (source, tables, pointers)
    (start, end, position, pendingStart) = (
      range.lowerBound, range.upperBound, range.lowerBound, range.lowerBound
    )
    (self.depth, self.tokens) = (depth, tokens)
    foundKind = .plain
    limit = range.upperBound
  }

  /// Appends the tokens of a part of some code to those before it.
  static func run(
    _ language: any Language.Type, _ source: UnsafePointer<UInt8>, _ range: Range<Int>, depth: Int,
    tokens: inout TokenBuffer
  ) {
    let tables = language.tables
    tables.borrow { pointers in
      var lexer = Lexer(source, range, tables, pointers, depth: depth, tokens: tokens)
      lexer.run()
      tokens = lexer.tokens
    }
  }

  mutating func run() {
    while position < end {
      var place = Int(pointers.dispatch[frame.state &<< 8 | Int(source[position])])
      if place == 0 {
        position &+= 1
        continue
      }
      while true {
        let number = pointers.chains[place]
        if number == .max {
          position &+= 1
          break
        }
        let rule = pointers.rules + Int(number)
        if let matchEnd = match(rule) {
          apply(rule, matchEnd)
          break
        }
        place &+= 1
      }
    }
    flush()
  }

  /// Takes the bytes up to `matchEnd` as the rule says.
  private mutating func apply(_ rule: UnsafePointer<FlatRule>, _ matchEnd: Int) {
    let action = rule.pointee.action
    if action == .stay {
      take(max(matchEnd, position &+ 1), foundKind)
      return
    }
    if matchEnd == position {
      idleSteps += 1
      if idleSteps > 8 || action == .pop && stack.isEmpty {
        idleSteps = 0
        position += 1
        return
      }
    }
    let matchStart = position
    switch action {
    case .stay, .embed: break
    case .close where frame.brackets > 0: take(matchEnd, pointers.otherwise[frame.state])
    default: take(matchEnd, foundKind)
    }
    switch action {
    case .stay: break
    case .push: push(Frame(state: Int(rule.pointee.target)))
    case .become:
      flush()
      frame.state = Int(rule.pointee.target)
    case .pop: pop()
    case .open: frame.brackets += 1
    case .close:
      if frame.brackets > 0 { frame.brackets -= 1 } else { pop() }
    case .embed: embed(rule, from: matchStart, to: matchEnd)
    case .heredoc:
      let state = Int(foundIsQuoted ? rule.pointee.quotedTarget : rule.pointee.target)
      enqueue(Frame(state: state, delimiterStart: foundStart, delimiterCount: foundCount), rule)
    }
  }

  /// Enters a heredoc, or lets it wait for those that this line has opened before.
  private mutating func enqueue(_ new: Frame, _ rule: UnsafePointer<FlatRule>) {
    func isHead(_ frame: Frame) -> Bool {
      frame.state == Int(rule.pointee.target) || frame.state == Int(rule.pointee.quotedTarget)
    }
    guard isHead(frame) else { return push(new) }
    flush()
    if stack.count + depth >= Self.maximumDepth { return giveUp() }
    var place = stack.count
    while place > 0, isHead(stack[place - 1]) { place -= 1 }
    stack.insert(new, at: place)
  }

  /// Takes the bytes up to `tokenEnd` as a token.
  @inline(__always)
  private mutating func take(_ tokenEnd: Int, _ kind: Kind) {
    if kind != pointers.otherwise[frame.state] {
      flush()
      tokens.append(tokenEnd, kind)
      pendingStart = tokenEnd
    }
    if tokenEnd != position { idleSteps = 0 }
    position = tokenEnd
  }

  /// Takes the bytes that no rule took.
  @inline(__always)
  private mutating func flush() {
    if position > pendingStart {
      tokens.append(position, pointers.otherwise[frame.state])
      pendingStart = position
    }
  }

  private mutating func push(_ new: Frame) {
    flush()
    if stack.count + depth >= Self.maximumDepth { return giveUp() }
    stack.append(frame)
    frame = new
  }

  private mutating func pop() {
    flush()
    if let last = stack.popLast() { frame = last }
  }

  /// Takes all that is left as plain.
  private mutating func giveUp() {
    tokens.append(end, .plain)
    position = end
    pendingStart = end
  }

  private mutating func embed(_ rule: UnsafePointer<FlatRule>, from matchStart: Int, to matchEnd: Int) {
    let language: (any Language.Type)? =
      rule.pointee.match == .fence
      ? foundLanguage
      : tables.languages.indices.contains(Int(rule.pointee.target))
        ? tables.languages[Int(rule.pointee.target)] : nil
    flush()
    guard stack.count + depth + 1 < Self.maximumDepth else { return giveUp() }
    var textStart = matchStart
    var textEnd = matchEnd
    if rule.pointee.match == .fence || rule.pointee.match == .fenced {
      (textStart, textEnd) = (foundStart, foundTextEnd)
      tokens.append(textStart, foundKind)
    }
    let isOnOneLine = rule.pointee.match == .fenced && !(textStart..<textEnd).contains { source[$0] == 0x0A }
    if let language, !isOnOneLine {
      if textStart < textEnd {
        Self.run(language, source, textStart..<textEnd, depth: depth + stack.count + 1, tokens: &tokens)
      }
    } else if textStart < textEnd {
      tokens.append(textEnd, .string)
    }
    if textEnd < matchEnd { tokens.append(matchEnd, foundKind) }
    position = matchEnd
    pendingStart = matchEnd
  }
}
