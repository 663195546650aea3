/// Rewrites ordinary HTML5 to polyglot HTML, which is well-formed XML too: closes void elements, quotes and
/// completes attributes, lower-cases names, writes named references as characters, escapes what is no markup.
///
/// Source is fed piece by piece, so that slots of a template may stand between pieces; without a slot it
/// makes no difference where the source is cut. Tags are not balanced: a stray or missing one stays visible
/// to the validator. Equal states go on in the same way, so that the ends of two branches can be compared.
public struct PolyglotNormaliser: Sendable, Equatable {
  /// Ties a byte of output to the byte of source it came from; from there on the two agree byte by byte up to
  /// the next anchor, or up to the first byte where they differ.
  public struct Anchor: Sendable, Hashable {
    /// The index in the output.
    public let output: Int
    /// The index in the array that the piece is a slice of.
    public let source: Int
  }

  /// What the bytes to come are part of.
  enum State: Equatable {
    case text
    /// Behind `<`, as long as it is not known what starts there.
    case opening
    /// Behind `<` in an element whose content has no tags.
    case ending
    case tagName, tag, slash
    case attributeName, afterAttributeName, beforeValue, value, unquotedValue
    case comment, commentBang, bogusComment, doctype, characterData
    /// In `script` or `style`; the content is held until its end is known.
    case rawText
    /// In a `script` that holds JSON.
    case data
  }

  /// What does not count when states are compared.
  struct Aside<Value: Sendable>: Sendable, Equatable {
    var value: Value

    static func == (left: Self, right: Self) -> Bool { true }
  }

  let basePath: [UInt8]
  /// Whether white space is collapsed and comments are left out.
  let isMinifying: Bool
  var state = State.text
  /// How many `svg` and `math` elements are open.
  var foreignDepth = 0
  /// Whether a `script` or `style` of SVG is open: its content is text with references, and code nevertheless.
  var isForeignCode = false
  /// The open element whose content has no tags: `title`, `textarea`, `script` or `style`.
  var content: [UInt8] = []
  /// The name of the tag, in lower case.
  var name: [UInt8] = []
  var isEndTag = false
  /// The name of the attribute, in lower case.
  var attribute: [UInt8] = []
  /// The quote that ends the value.
  var quote: UInt8 = 0
  var phase = URLPhase.elsewhere
  /// What may turn out to be the scheme of the URL, in lower case.
  var scheme = Aside(value: [UInt8]())
  /// Whether a value is a part of it.
  var hasValueInScheme = false
  /// Whether a scheme turned out to hold a value.
  var isSchemeFromValue = Aside(value: false)
  var json = JSONPhase.outside
  /// The `type` of a `script`, in lower case.
  var scriptType: [UInt8] = []
  /// Whether `held` is the start of a character reference.
  var isReference = false
  /// Source that waits for what follows.
  var held: [UInt8] = []
  /// Where in the source it starts.
  var heldAt = Aside(value: 0)
  /// Whether space stands before the next attribute.
  var isAfterSpace = Aside(value: false)
  /// How many `]` in text, or `-` in a comment, came last.
  var run = 0
  var isAtCommentStart = false
  /// How many `pre` elements are open.
  var preformattedDepth = Aside(value: 0)
  /// Whether white space in text came last.
  var isBehindSpace = Aside(value: false)

  /// Starts in text; a root-relative URL at the start of a URL attribute gets `basePath` for its first `/`. Minified, runs
  /// of white space become one character where HTML allows it, and comments are left out.
  public init(basePath: String = "/", isMinifying: Bool = false) {
    self.basePath = Array(basePath.utf8)
    self.isMinifying = isMinifying
  }

  /// Appends `piece`, rewritten, as far as it does not depend on what follows.
  public mutating func append(
    _ piece: ArraySlice<UInt8>, to output: inout [UInt8], anchors: inout [Anchor]
  ) {
    rewrite(to: &output, anchors: &anchors) { normaliser, output in
      output.anchor(at: piece.startIndex)
      var index = piece.startIndex
      while index < piece.endIndex {
        let end = normaliser.plainRunEnd(in: piece, from: index)
        if end > index {
          output.copy(piece[index..<end])
          index = end
        } else {
          normaliser.feed(piece[index], index, to: &output)
          index += 1
        }
      }
    }
  }

  /// Appends what is held back, as far as it is complete: what follows is not the next byte of source, but
  /// the start or end of a branch. In a tag, a name is complete.
  public mutating func settle(to output: inout [UInt8], anchors: inout [Anchor]) {
    rewrite(to: &output, anchors: &anchors) { normaliser, output in normaliser.settle(to: &output) }
  }

  /// Settles, and takes note that a value stands here, of which nothing is known but whether it is a resolved URL.
  public mutating func slot(isResolvedURL: Bool = false, to output: inout [UInt8], anchors: inout [Anchor]) {
    settle(to: &output, anchors: &anchors)
    if state == .text { run = 0 }
    followValue(isResolvedURL: isResolvedURL)
  }

  /// The state where two branches meet; nothing if they end in places so different that what follows cannot be the same
  /// to both.
  public func joined(with other: Self) -> Self? {
    guard let phase = phase.joined(with: other.phase) else { return nil }
    var mine = self
    var theirs = other
    if state == .text, other.state == .text { mine.run = max(run, other.run) }
    mine.phase = phase
    mine.hasValueInScheme = phase == .beginning && (hasValueInScheme || other.hasValueInScheme)
    theirs.run = state == .text ? mine.run : other.run
    theirs.phase = phase
    theirs.hasValueInScheme = mine.hasValueInScheme
    return mine == theirs ? mine : nil
  }

  /// Whether a colon behind a value made it a part of the scheme of a URL; asking forgets it.
  public mutating func takeSchemeFromValue() -> Bool {
    defer { isSchemeFromValue.value = false }
    return isSchemeFromValue.value
  }

  /// Appends all that is held back; what follows is text again, in the same `svg` or `math` element.
  public mutating func finish(to output: inout [UInt8], anchors: inout [Anchor]) {
    rewrite(to: &output, anchors: &anchors) { normaliser, output in
      normaliser.settle(to: &output)
      switch normaliser.state {
      case .opening, .ending: normaliser.escapeHeld(to: &output)
      case .rawText: normaliser.writeRawText(to: &output)
      default: break
      }
    }
    self = PolyglotNormaliser(following: self)
  }

  /// Starts in text, in the same `svg` or `math` element.
  private init(following other: Self) {
    basePath = other.basePath
    isMinifying = other.isMinifying
    foreignDepth = other.foreignDepth
    preformattedDepth = other.preformattedDepth
  }

  private mutating func rewrite(
    to output: inout [UInt8], anchors: inout [Anchor],
    _ body: (inout PolyglotNormaliser, inout PolyglotOutput) -> Void
  ) {
    var rewritten = PolyglotOutput()
    swap(&rewritten.bytes, &output)
    swap(&rewritten.anchors, &anchors)
    body(&self, &rewritten)
    swap(&rewritten.bytes, &output)
    swap(&rewritten.anchors, &anchors)
  }
}
