/// A grammar made ready for lexers: flat tables that are read by index.
struct Tables: Sendable {
  /// For each state and byte, where in `chains` the rules are that may begin there; 0 for none.
  private(set) var dispatch: [UInt16] = []
  /// Lists of numbers of rules, each ended by `UInt16.max`.
  private(set) var chains: [UInt16] = [.max]
  private(set) var rules: [FlatRule] = []
  /// What bytes are that no rule of a state takes.
  private(set) var otherwise: [Kind] = []
  /// A bit for each set of bytes that a rule asks for.
  private(set) var classes = [UInt64](repeating: 0, count: 256)
  /// The texts of all rules.
  private(set) var texts: [UInt8] = [0]
  private(set) var words: WordTable
  /// The languages that are embedded.
  private(set) var languages: [any Language.Type] = []
  /// Names of states and languages that do not exist; none in a grammar that is right.
  private(set) var unknownNames: [String] = []
  /// How many sets of bytes there are; at most 64 in a grammar that is right.
  var setCount: Int { sets.count }

  private var sets: [ByteSet: UInt64] = [:]

  init(_ grammar: Grammar) {
    words = WordTable(grammar.words)
    _ = mask(.lower)
    var states: [String: Int] = [:]
    for (index, state) in grammar.states.enumerated() where states[state.name] == nil {
      states[state.name] = index
    }
    var chainStarts: [[UInt16]: UInt16] = [[]: 0]
    for state in grammar.states {
      otherwise.append(state.otherwise)
      var starts: [[UInt16]] = Array(repeating: [], count: 256)
      for rule in state.rules { add(rule, states, &starts) }
      for chain in starts {
        if chainStarts[chain] == nil {
          chainStarts[chain] = UInt16(truncatingIfNeeded: chains.count)
          chains += chain + [.max]
        }
        dispatch.append(chainStarts[chain] ?? 0)
      }
    }
  }

  /// Flattens a rule: one for each text that it can begin with.
  private mutating func add(_ rule: Rule, _ states: [String: Int], _ starts: inout [[UInt16]]) {
    func add(_ text: [UInt8], first: ByteSet, to tables: inout Tables) {
      let number = UInt16(truncatingIfNeeded: tables.rules.count)
      tables.rules.append(tables.flat(rule, start: text, states))
      for byte in UInt8.min...UInt8.max where first.contains(byte) { starts[Int(byte)].append(number) }
    }
    switch rule.start {
    case .bytes(let set): add([0], first: set, to: &self)
    case .texts(let texts):
      for text in texts {
        add(Array(text.utf8), first: text.utf8.first.map { ByteSet([$0]) } ?? .all, to: &self)
      }
    }
  }

  private mutating func flat(_ rule: Rule, start: [UInt8], _ states: [String: Int]) -> FlatRule {
    var flat = FlatRule(kind: rule.kind, place: rule.place)
    if case .bytes = rule.start {
      flat.startCount = 1
    } else {
      flat.start = text(start)
      flat.startCount = start.count
    }
    flat.next = rule.next.map { mask($0) } ?? 0
    flat.nextText = text(Array(rule.nextAfterBlanks.utf8))
    setMatch(rule.match, of: &flat)
    let isTentative =
      switch flat.match {
      case .quoted, .enclosed, .regex: true
      case .some: flat.end.count != 0
      default: false
      }
    flat.isTentative = flat.next != 0 || flat.nextText.count != 0 || isTentative
    func number(_ name: String, in tables: inout Tables) -> UInt16 {
      if states[name] == nil { tables.unknownNames.append(name) }
      return UInt16(truncatingIfNeeded: states[name] ?? 0)
    }
    switch rule.action {
    case .stay: flat.action = .stay
    case .push(let name): (flat.action, flat.target) = (.push, number(name, in: &self))
    case .become(let name): (flat.action, flat.target) = (.become, number(name, in: &self))
    case .pop: flat.action = .pop
    case .open: flat.action = .open
    case .close: flat.action = .close
    case .embed(let name):
      flat.action = .embed
      flat.target = UInt16(truncatingIfNeeded: languages.count)
      if let language = Languages.byName[name] {
        languages.append(language)
      } else if !name.isEmpty {
        unknownNames.append(name)
      }
    case .heredoc(let open, let quoted):
      flat.action = .heredoc
      flat.target = number(open, in: &self)
      flat.quotedTarget = number(quoted, in: &self)
    }
    return flat
  }

  private mutating func setMatch(_ match: Match, of flat: inout FlatRule) {
    switch match {
    case .text: flat.match = .text
    case .nothing: flat.match = .nothing
    case .run(let set): (flat.match, flat.set) = (.run, mask(set))
    case .some(let set, let end):
      (flat.match, flat.set, flat.end) = (.some, mask(set), text(Array(end.utf8)))
    case .line(let end): (flat.match, flat.end) = (.line, text(Array(end.utf8)))
    case .logicalLine: flat.match = .logicalLine
    case .through(let end): (flat.match, flat.end) = (.through, text(Array(end.utf8)))
    case .before(let end): (flat.match, flat.end) = (.before, text(Array(end.utf8)))
    case .enclosed(let end): (flat.match, flat.end) = (.enclosed, text(Array(end.utf8)))
    case .nested(let end): (flat.match, flat.end) = (.nested, text(Array(end.utf8)))
    case .word(let style):
      (flat.match, flat.set) = (.word, mask(style.part))
      (flat.capitalised, flat.called) = (style.capitalised, style.called)
      (flat.sign, flat.signed, flat.takesSign) = (style.sign, style.signed, style.takesSign)
    case .directive: (flat.match, flat.set) = (.directive, mask(.letters))
    case .number(let set): (flat.match, flat.set) = (.number, mask(set))
    case .quoted: flat.match = .quoted
    case .character: flat.match = .character
    case .regex: (flat.match, flat.set) = (.regex, mask(.letters))
    case .escape: flat.match = .escape
    case .fenced(let set, let open, let close, let end):
      (flat.match, flat.set) = (.fenced, mask(set))
      (flat.open, flat.close) = (text(Array(open.utf8)), text(Array(close.utf8)))
      flat.end = text(Array(end.utf8))
    case .heredocStart(let asInShell):
      (flat.match, flat.set, flat.isAsInShell) = (.heredocStart, mask(.name), asInShell)
    case .heredocEnd: (flat.match, flat.set) = (.heredocEnd, mask(.name))
    case .scalar(let inFlow): flat.match = inFlow ? .flowScalar : .scalar
    case .block: flat.match = .block
    case .fence: flat.match = .fence
    }
  }

  private mutating func text(_ bytes: [UInt8]) -> FlatRule.Text {
    defer { texts += bytes }
    return FlatRule.Text(
      start: UInt16(truncatingIfNeeded: texts.count), count: UInt16(truncatingIfNeeded: bytes.count))
  }

  private mutating func mask(_ set: ByteSet) -> UInt64 {
    if let mask = sets[set] { return mask }
    let mask: UInt64 = 1 << UInt64(min(sets.count, 63))
    sets[set] = mask
    for byte in UInt8.min...UInt8.max where set.contains(byte) { classes[Int(byte)] |= mask }
    return mask
  }
}
