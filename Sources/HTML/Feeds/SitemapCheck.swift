extension Checker {
  /// What is wrong with a sitemap or an index of them (https://www.sitemaps.org/protocol.html), which is well-formed XML; nothing
  /// of a document that is something else.
  ///
  /// Written out and not left to a schema of RELAX NG: libxml2 takes a thousand times as long for a long list.
  public static func faults(inSitemap file: [UInt8]) -> [FormatFault] {
    file.withUnsafeBufferPointer { bytes in
      let source = Bytes(bytes)
      guard !InputStream.isUTF16(source) else { return [] }
      var check = SitemapCheck(source, arena: ByteArena())
      check.run()
      check.deallocate()
      return check.faults
    }
  }
}

/// Goes over the elements of a sitemap once.
private struct SitemapCheck {
  /// How many faults of a list are told at most.
  private static let limit = 100
  /// How many URLs a file may list.
  private static let countLimit = 50_000
  /// How large it may be, in bytes.
  private static let sizeLimit = 50 << 20
  private static let namespace: StaticString = "http://www.sitemaps.org/schemas/sitemap/0.9"
  private static let frequencies: [StaticString] = [
    "always", "hourly", "daily", "weekly", "monthly", "yearly", "never",
  ]

  private var tokenizer: Tokenizer
  private(set) var faults: [FormatFault] = []
  private var count = 0
  /// What stands before the names of sitemaps' own elements: nothing, or a prefix with its colon.
  private var prefix: [UInt8] = []
  private var isIndex = false
  /// How many elements of an entry were seen, by their names.
  private var seen: [String: Int] = [:]
  private var depth = 0
  /// The depth of an element of another vocabulary, in which everything may stand.
  private var foreignDepth: Int?
  /// The element whose text is read, in lower case, and its text.
  private var value: (name: String, text: [UInt8], offset: Int)?
  private var entryOffset = 0
  /// The scheme and host of the first URL, which those of all others are.
  private var origin: [UInt8] = []

  init(_ source: Bytes, arena: ByteArena) {
    tokenizer = Tokenizer(source, arena: arena)
    tokenizer.allowsCDATA = true
  }

  /// Gives the memory of attributes back.
  func deallocate() { tokenizer.pageAttributes.deallocate() }

  mutating func run() {
    while true {
      switch tokenizer.next() {
      case .end: return
      case .startTag:
        if depth == 0, !readRoot() { return }
        start()
      case .endTag: end()
      case .text:
        if value != nil { value?.text += Array(tokenizer.text) }
      default: break
      }
    }
  }

  private mutating func tell(_ rule: String, _ message: String, hint: String? = nil, at offset: Int) {
    if faults.count < Self.limit { faults.append(FormatFault(rule, message, hint: hint, at: offset)) }
  }

  /// Whether the document is a list of this kind.
  private mutating func readRoot() -> Bool {
    let name = tokenizer.name
    let colon = name.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
    prefix = Array(name[0..<colon])
    let local = name[colon..<name.count]
    isIndex = local.equals("sitemapindex")
    guard isIndex || local.equals("urlset") else { return false }
    let declaration = prefix.isEmpty ? "xmlns" : "xmlns:" + String(decoding: prefix.dropLast(), as: UTF8.self)
    let isDeclared = tokenizer.attributes.contains {
      $0.spelling.text == declaration && $0.value.equals(Self.namespace)
    }
    if !isDeclared {
      tell(
        "sitemap/structure", "this list is in no namespace that search engines know",
        hint: "write \(declaration)=\"\(Self.namespace)\"", at: tokenizer.start)
    }
    if tokenizer.source.count > Self.sizeLimit {
      tell("sitemap/too-large", "this list is larger than 50 MB", hint: "divide it", at: tokenizer.start)
    }
    return true
  }

  private mutating func start() {
    depth += 1
    if foreignDepth == nil { read() }
    if tokenizer.isSelfClosing { end() }
  }

  /// Reads the start tag of an element that does not stand in one of another vocabulary.
  private mutating func read() {
    guard depth > 1 else { return }
    let name = tokenizer.name
    let hasPrefix = name.contains(UInt8(ascii: ":"))
    let isOwn =
      prefix.isEmpty
      ? !hasPrefix && !tokenizer.attributes.contains { $0.spelling.equals("xmlns") }
      : name.starts(with: prefix)
    guard isOwn else {
      foreignDepth = depth
      return
    }
    let local = name[prefix.count..<name.count].text
    switch depth {
    case 2 where local == (isIndex ? "sitemap" : "url"):
      seen.removeAll(keepingCapacity: true)
      entryOffset = tokenizer.start
      count += 1
      if count == Self.countLimit + 1 {
        tell(
          "sitemap/too-large", "this list has more than 50,000 entries", hint: "divide it",
          at: tokenizer.start)
      }
    case 3
    where (isIndex ? ["loc", "lastmod"] : ["loc", "lastmod", "changefreq", "priority"]).contains(local):
      seen[local, default: 0] += 1
      if seen[local] == 2 {
        tell("sitemap/structure", "this entry has \"\(local)\" twice", at: tokenizer.start)
      }
      value = (local, [], tokenizer.position)
    default:
      tell(
        "sitemap/structure", "\"\(local)\" may not stand here",
        hint: "an entry has loc, and may have lastmod", at: tokenizer.start)
      foreignDepth = depth
    }
  }

  private mutating func end() {
    if foreignDepth == nil {
      if depth == 2, seen["loc"] == nil {
        tell("sitemap/structure", "this entry has no \"loc\"", at: entryOffset)
      }
      if depth == 3, let value {
        value.text.withUnsafeBufferPointer { check(value.name, Bytes($0).trimmed, at: value.offset) }
        self.value = nil
      }
    }
    if foreignDepth == depth { foreignDepth = nil }
    depth -= 1
  }

  private mutating func check(_ name: String, _ text: Bytes, at offset: Int) {
    switch name {
    case "loc":
      if !FeedAddress.isOfWeb(text) {
        tell(
          "sitemap/value", "\"\(text.shown)\" is no absolute URL",
          hint: "search engines read the list away from its site", at: offset)
      } else if text.count > 2048 {
        tell("sitemap/value", "this URL is longer than 2,048 characters", at: offset)
      } else {
        checkOrigin(of: text, at: offset)
      }
    case "lastmod":
      if !Self.isDate(text) {
        tell("sitemap/value", "\"\(text.shown)\" is no date", hint: "2026-01-31 is one", at: offset)
      }
    case "changefreq":
      if !Self.frequencies.contains(where: text.equals) {
        tell("sitemap/value", "\"\(text.shown)\" is no frequency", hint: "weekly is one", at: offset)
      }
    default:
      if !(Double(text.text).map { (0...1).contains($0) } ?? false) {
        tell("sitemap/value", "\"\(text.shown)\" is no number from 0 to 1", at: offset)
      }
    }
  }

  /// A list is of one host, asked by one scheme.
  private mutating func checkOrigin(of url: Bytes, at offset: Int) {
    let origin = FeedAddress.origin(of: url)
    if self.origin.isEmpty { self.origin = Array(origin) }
    guard !origin.elementsEqual(self.origin, by: { $0.lowercase == $1.lowercase }) else { return }
    tell(
      "sitemap/value",
      "\"\(url.shown)\" is not of \(String(decoding: self.origin, as: UTF8.self)), as the first URL is",
      hint: "make a list for each host", at: offset)
  }

  /// The forms of ISO 8601 that the W3C's note has: a year, a month, a day, or a day with a time and its zone. A year that is
  /// probably mistyped is one.
  private static func isDate(_ text: Bytes) -> Bool {
    if text.count == 4 { return text.allSatisfy(\.isDigit) }
    let fault =
      text.count == 7 ? DateValue.faultOfMonth(in: text) : DateValue.faultOfDateOrGlobalDateTime(in: text)
    return fault.map { $0.rule == .improbableDate } ?? true
  }
}
