/// The words of a language, found by length, first, second and last byte.
struct WordTable: Sendable {
  /// What a word is.
  struct Entry: Sendable {
    var start: UInt16 = 0
    /// 0 for a free place.
    var count: UInt8 = 0
    var kind = Kind.plain
    /// What the name after it is.
    var declares = Kind.plain
    /// Whether it is an operand.
    var isOperand = false
    /// Whether it is a name unless something follows that makes it a keyword.
    var isContextual = false
  }

  private(set) var entries: [Entry] = []
  private(set) var texts: [UInt8] = [0]
  /// A bit for each length that a word has.
  private(set) var lengths: UInt64 = 0
  let ignoresCase: Bool
  let hasMembers: Bool
  /// The number of places, a power of two, less one.
  var mask: Int { entries.count - 1 }

  init(_ words: Words) {
    ignoresCase = words.ignoresCase
    hasMembers = words.hasMembers
    let lists: [(String, Entry)] = [
      (words.keywords, Entry(kind: .keyword)), (words.constants, Entry(kind: .keyword, isOperand: true)),
      (words.functionKeywords, Entry(kind: .keyword, declares: .function)),
      (words.typeKeywords, Entry(kind: .keyword, declares: .type)),
      (words.operators, Entry(kind: .operator)), (words.directives, Entry(kind: .preprocessor)),
      (words.attributes, Entry(kind: .attribute, isOperand: true)),
      (words.tags, Entry(kind: .tag, isOperand: true)),
      (words.types, Entry(kind: .type, isOperand: true)),
      (words.builtins, Entry(kind: .builtin, isOperand: true)),
    ]
    let all = lists.flatMap { list, entry in list.utf8.split(separator: UInt8(ascii: " ")).map { ($0, entry) }
    }
    var size = 4
    while size < all.count * 3 { size *= 2 }
    entries = Array(repeating: Entry(), count: size)
    let contextual = words.contextual.utf8.split(separator: UInt8(ascii: " "))
    for (word, entry) in all {
      var entry = entry
      entry.isContextual = contextual.contains { $0.elementsEqual(word) }
      insert(Array(word), entry)
    }
  }

  private mutating func insert(_ word: [UInt8], _ entry: Entry) {
    guard let first = word.first, let last = word.last, word.count < 64 else { return }
    let second = word.count > 1 ? word[1] : first
    var place = Self.hash(first, second, last, word.count, ignoresCase: ignoresCase) & mask
    while entries[place].count != 0 {
      let other = entries[place]
      let known = texts[Int(other.start)..<(Int(other.start) + Int(other.count))]
      if known.elementsEqual(word) { return }
      place = (place + 1) & mask
    }
    entries[place] = entry
    entries[place].start = UInt16(truncatingIfNeeded: texts.count)
    entries[place].count = UInt8(truncatingIfNeeded: word.count)
    lengths |= 1 << UInt64(word.count)
    texts += word
  }

  /// The place where the search for a word begins, before it is cut to the size of the table.
  @inline(__always)
  static func hash(
    _ first: UInt8, _ second: UInt8, _ last: UInt8, _ count: Int, ignoresCase: Bool
  ) -> Int {
    let letters = UInt32(first) | UInt32(second) << 8 | UInt32(last) << 16
    let folded = ignoresCase ? letters | 0x202020 : letters
    let mixed = (folded | UInt32(truncatingIfNeeded: count) << 24) &* 0x9E37_79B1
    return Int(mixed >> 16 ^ mixed >> 7)
  }
}
