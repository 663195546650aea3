/// Cuts a page into tags, text, comments and doctypes (HTML §13.2.5), and notes what is wrong on the way.
///
/// It is asked for one token after the other and keeps the parts of the last one. Between tokens, who asks may change
/// `content` and `allowsCDATA`, as tree construction has to.
struct Tokenizer {
  /// A piece of the page.
  enum Token {
    case startTag, endTag, text, comment, doctype, end
  }

  /// How the text that follows is read.
  enum Content {
    /// Markup.
    case data
    /// Character references and text, up to an end tag of the element: `title`, `textarea`.
    case rcdata
    /// Text, up to an end tag of the element: `style`, `iframe`.
    case rawText
    /// Text with the script element's own rules for comments.
    case scriptData
    /// Text to the end of the page.
    case plaintext
    /// Text up to `]]>`.
    case cdataSection
  }

  /// A doctype; what is missing in the page is nil.
  struct Doctype {
    var name: Bytes?
    var publicID: Bytes?
    var systemID: Bytes?
    var forcesQuirks = false
  }

  /// The page in UTF-8.
  let source: Bytes
  /// Whether the page may have carriage returns or NUL, which are replaced.
  let hasReturns: Bool
  let attributeNames = NameTable.attributes
  /// The memory of values that the page does not hold as they are meant.
  let arena: ByteArena
  /// The byte that is read next.
  var position = 0

  /// How the text that follows is read.
  var content = Content.data
  /// Whether `<![CDATA[` starts a section of text: in SVG and MathML.
  var allowsCDATA = false
  /// The name of the element whose end tag ends raw text.
  var rawTextName = Bytes.empty

  /// Where the last token starts.
  var start = 0
  /// The name of the last tag, in lower case.
  var name = Bytes.empty
  /// The attributes of the page so far, those of the last tag at the end.
  private(set) var pageAttributes: Column<Document.Attribute>
  /// How many of them belong to tags before the last.
  private(set) var attributeStart = 0
  /// What kinds of attributes the last tag has.
  var marks: AttributeMarks = []
  /// Whether the last tag ends in `/>`.
  var isSelfClosing = false
  /// The last text, or what the last comment says.
  var text = Bytes.empty
  /// Whether the last text is whitespace.
  var isBlank = false
  /// The last doctype.
  var doctype = Doctype()

  /// How many errors are kept: a broken page may have millions.
  private static let errorLimit = 10_000

  /// How many errors more there are.
  private(set) var omittedErrorCount = 0
  /// What was wrong so far, with the byte where it shows.
  var errors: [(error: ParseError, offset: Int)] = []
  /// The names of the attributes of a tag that has very many: comparing each with each would take too long.
  var manyNames: Set<Bytes> = []

  /// Reads `source`, on memory that attributes of an earlier page may have used.
  init(
    _ source: Bytes, arena: ByteArena, attributes: Column<Document.Attribute> = Column(),
    hasReturns: Bool = true
  ) {
    self.source = source
    self.arena = arena
    self.hasReturns = hasReturns
    pageAttributes = attributes
    pageAttributes.truncate(to: 0)
  }

  /// Reads the next token.
  mutating func next() -> Token {
    while position < source.count || content == .cdataSection {
      start = position
      switch content {
      case .data: if let token = data() { return token }
      case .rcdata: if let token = rcdata() { return token }
      case .rawText: if let token = rawText() { return token }
      case .scriptData: if let token = scriptData() { return token }
      case .plaintext: return emitText(upTo: source.count, replacingNUL: true)
      case .cdataSection: if let token = cdataSection() { return token }
      }
    }
    start = source.count
    return .end
  }

  /// Notes a mistake.
  mutating func note(_ error: ParseError, at offset: Int) {
    if errors.count < Self.errorLimit {
      errors.append((error, min(offset, source.count)))
    } else {
      omittedErrorCount += 1
    }
  }

  /// The byte at an offset; nothing behind the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8? { offset < source.count ? source[offset] : nil }

  /// Whether the page goes on with `lowercase` at an offset, in any letter case.
  func has(_ lowercase: StaticString, at offset: Int) -> Bool {
    source.count - offset >= lowercase.utf8CodeUnitCount
      && source[offset..<(offset + lowercase.utf8CodeUnitCount)].equalsIgnoringCase(lowercase)
  }

  // MARK: Attributes

  /// The attributes of the last tag.
  var attributes: Slice<Column<Document.Attribute>> { pageAttributes[attributeStart...] }

  /// Adds an attribute to the last tag.
  @inline(__always)
  mutating func append(_ attribute: Document.Attribute) {
    pageAttributes.append(attribute)
    marks.formUnion(AttributeMarks(of: attribute.name))
  }

  /// Forgets the attributes of the last tag, unless they were kept.
  @inline(__always)
  mutating func dropAttributes() {
    pageAttributes.truncate(to: attributeStart)
    marks = []
  }

  /// Keeps the attributes of the last tag, and says where they are.
  @inline(__always)
  mutating func keepAttributes() -> Range<Int> {
    defer { attributeStart = pageAttributes.count }
    return Range(uncheckedBounds: (attributeStart, pageAttributes.count))
  }

  /// Forgets attributes that were kept.
  mutating func forgetAttributes(from start: Int) {
    pageAttributes.truncate(to: start)
    attributeStart = start
    marks = []
  }

  // MARK: Text

  private mutating func data() -> Token? {
    switch source[position] {
    case UInt8(ascii: "<"): return markup()
    case UInt8(ascii: "&"): return emitReference()
    case 0:
      note(.unexpectedNullCharacter, at: position)
      return emitText(upTo: position + 1, replacingNUL: false)
    default: return emitRun()
    }
  }

  /// Text up to the next byte that means something.
  private mutating func emitRun() -> Token {
    let source = source
    var end = position
    while end < source.count, source[end].isWhitespace, source[end] != 0x0D { end &+= 1 }
    let text = end
    if end < source.count, source[end] == UInt8(ascii: "<") {
      isBlank = true
      return emit(source[position..<end], upTo: end)
    }
    end = self.end(at: UInt8(ascii: "<"), from: end)
    isBlank = end == text
    if end < source.count, source[end] == 0x0D { return emitLineBreak(at: end) }
    return emit(source[position..<end], upTo: end)
  }

  /// Where text ends that can be taken as it stands: at a byte, at a reference, or at what has to be replaced.
  @inline(__always)
  func end(at byte: UInt8, from start: Int) -> Int {
    hasReturns
      ? source.firstIndex(of: byte, UInt8(ascii: "&"), 0, 0x0D, from: start)
      : source.firstIndex(of: byte, UInt8(ascii: "&"), from: start)
  }

  /// Text with a carriage return in it: the run before it, or the line feed it stands for.
  private mutating func emitLineBreak(at offset: Int) -> Token {
    if offset > position { return emit(source[position..<offset], upTo: offset) }
    isBlank = true
    arena.append(0x0A)
    return emit(arena.take(), upTo: offset + (byte(at: offset + 1) == 0x0A ? 2 : 1))
  }

  private mutating func emit(_ run: Bytes, upTo end: Int) -> Token {
    text = run
    position = end
    return .text
  }

  /// The text from here to an offset, line breaks normalised.
  mutating func emitText(upTo end: Int, replacingNUL: Bool) -> Token {
    let run = normalised(position..<end, replacingNUL: replacingNUL)
    isBlank = run.isBlank
    return emit(run, upTo: end)
  }

  /// Bytes of the page with their line breaks as line feeds and, where asked for, U+FFFD for NUL, which is noted.
  mutating func normalised(_ range: Range<Int>, replacingNUL: Bool) -> Bytes {
    let run = source[range]
    guard hasReturns, run.contains(where: { $0 == 0x0D || $0 == 0 }) else { return run }
    for index in range {
      switch source[index] {
      case 0x0D: arena.append(0x0A)
      case 0x0A where index > range.lowerBound && source[index - 1] == 0x0D: break
      case 0 where replacingNUL:
        note(.unexpectedNullCharacter, at: index)
        arena.append("\u{FFFD}".utf8)
      case let byte: arena.append(byte)
      }
    }
    return arena.take()
  }

  private mutating func emitReference() -> Token {
    let reference = reference(inAttribute: false)
    isBlank = reference.isBlank
    text = reference
    return .text
  }

  // MARK: Markup

  /// What `<` starts; nothing if it is no token, as `</>`.
  private mutating func markup() -> Token? {
    guard let next = byte(at: position + 1) else {
      note(.eofBeforeTagName, at: source.count)
      return emitText(upTo: position + 1, replacingNUL: false)
    }
    switch next {
    case _ where next.isLetter: return startTag()
    case UInt8(ascii: "/"): return endTagOpen()
    case UInt8(ascii: "!"): return declaration()
    case UInt8(ascii: "?"):
      note(.unexpectedQuestionMarkInsteadOfTagName, at: position + 1)
      return bogusComment(from: position + 1)
    default:
      note(.invalidFirstCharacterOfTagName, at: position + 1)
      return emitText(upTo: position + 1, replacingNUL: false)
    }
  }

  private mutating func endTagOpen() -> Token? {
    guard let next = byte(at: position + 2) else {
      note(.eofBeforeTagName, at: source.count)
      return emitText(upTo: position + 2, replacingNUL: false)
    }
    if next.isLetter { return endTag() }
    if next == UInt8(ascii: ">") {
      note(.missingEndTagName, at: position + 2)
      position += 3
      return nil
    }
    note(.invalidFirstCharacterOfTagName, at: position + 2)
    return bogusComment(from: position + 2)
  }

  private mutating func declaration() -> Token? {
    if has("!--", at: position + 1) { return comment() }
    if has("!doctype", at: position + 1) { return readDoctype() }
    // The word is case-sensitive.
    if position + 9 <= source.count, source[(position + 1)..<(position + 9)].equals("![CDATA[") {
      if allowsCDATA {
        position += 9
        content = .cdataSection
        return nil
      }
      note(.cdataInHtmlContent, at: position + 8)
    } else {
      note(.incorrectlyOpenedComment, at: position + 2)
    }
    return bogusComment(from: position + 2)
  }
}
