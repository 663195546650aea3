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
  }

  /// Where in a URL attribute the bytes to come stand; nothing is to be done in `elsewhere`.
  enum URLPhase: Equatable {
    case elsewhere, start
    /// Behind a `/` at the start.
    case slash
    /// In a candidate of `srcset`, behind a comma there, and in its descriptors.
    case candidate, comma, descriptor
  }

  /// What does not count when states are compared.
  struct Aside<Value: Sendable>: Sendable, Equatable {
    var value: Value

    static func == (left: Self, right: Self) -> Bool { true }
  }

  let basePath: [UInt8]
  var state = State.text
  /// How many `svg` and `math` elements are open.
  var foreignDepth = 0
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

  /// Starts in text; a root-relative URL at the start of a URL attribute gets `basePath` for its first `/`.
  public init(basePath: String = "/") {
    self.basePath = Array(basePath.utf8)
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

  /// Settles, and takes note that a value of which nothing is known stands here.
  public mutating func slot(to output: inout [UInt8], anchors: inout [Anchor]) {
    settle(to: &output, anchors: &anchors)
    if state == .text { run = 0 }
    if phase == .start { phase = isSourceSet ? .candidate : .elsewhere }
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
    self = PolyglotNormaliser(basePath: basePath, foreignDepth: foreignDepth)
  }

  private init(basePath: [UInt8], foreignDepth: Int) {
    self.basePath = basePath
    self.foreignDepth = foreignDepth
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
