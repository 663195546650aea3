import Diagnostics

/// Reads YAML into nodes by libyaml's events, the only interface of it that gives every key its place.
struct YAMLReader {
  /// Reading is over; why is among the diagnostics.
  private struct Halt: Error {}

  /// How many nodes a document may have once its aliases are expanded. A few lines of aliases of
  /// aliases would make billions.
  static let nodeLimit = 100_000

  private let places: YAMLPlaces
  private var builder = NodeBuilder(duplicateKeyRule: "yaml/duplicate-key")
  private var anchors: [String: NodeBuilder.Built] = [:]
  /// The anchors of the lists and mappings that are open.
  private var openAnchors: [String?] = []
  private var count = 0
  private var documents = 0

  /// Reads the YAML that stands in `range` of the UTF-8 of a file.
  ///
  /// No node and no diagnostic means that there is no document: nothing but space and comments.
  static func read(
    _ range: Range<Int>, of bytes: [UInt8], file: String
  ) -> (node: ContentNode?, diagnostics: [Diagnostic]) {
    if range.isEmpty { return (nil, []) }
    var reader = YAMLReader(places: YAMLPlaces(range, of: bytes, file: file))
    let isComplete = bytes.withUnsafeBufferPointer { buffer in
      reader.read(YAMLEvents(UnsafeBufferPointer(rebasing: buffer[range])))
    }
    return (isComplete ? reader.builder.root?.node : nil, reader.builder.diagnostics)
  }

  private init(places: YAMLPlaces) {
    self.places = places
  }

  private mutating func read(_ events: YAMLEvents) -> Bool {
    do {
      while true {
        let (event, mark) = try events.next()
        if case .streamEnd = event { return true }
        try read(event, at: places.location(mark))
      }
    } catch let problem as YAMLProblem {
      builder.report(
        "yaml/syntax", problem.text, at: places.location(problem.mark), hint: places.hint(for: problem))
    } catch {}
    return false
  }

  private mutating func read(_ event: YAMLEvent, at location: SourceLocation) throws(Halt) {
    switch event {
    case .documentStart:
      documents += 1
      if documents > 1 {
        throw halt("yaml/documents", "a second document starts here; only one is read", at: location)
      }
    case .scalar(let text, let isPlain, let anchor, let tag):
      try count(1, at: location)
      let value = value(of: text, isPlain: isPlain, tag: tag, at: location)
      if let anchor {
        anchors[anchor] = NodeBuilder.Built(node: ContentNode(value: value, location: location))
      }
      if builder.expectsKey { builder.key(text, at: location) } else { builder.add(value, at: location) }
    case .start(let isMapping, let anchor, let tag):
      try begin(isMapping: isMapping, anchor: anchor, tag: tag, at: location)
    case .end:
      let built = builder.end()
      if let anchor = openAnchors.removeLast() { anchors[anchor] = built }
    case .alias(let name):
      try read(alias: name, at: location)
    case .streamEnd, .other:
      break
    }
  }

  private mutating func value(
    of text: String, isPlain: Bool, tag: String?, at location: SourceLocation
  ) -> ContentNode.Value {
    if let tag {
      if tag != "!", tag != "tag:yaml.org,2002:str" { report(tag: tag, at: location) }
      return .text(text)
    }
    guard isPlain else { return .text(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    default: return .plain(text)
    }
  }

  private mutating func begin(
    isMapping: Bool, anchor: String?, tag: String?, at location: SourceLocation
  ) throws(Halt) {
    try count(1, at: location)
    if let tag { report(tag: tag, at: location) }
    if builder.expectsKey { throw halt("yaml/key", "a key has to be text", at: location) }
    try checkDepth(1, at: location)
    builder.begin(mapping: isMapping, at: location)
    openAnchors.append(anchor)
  }

  private mutating func read(alias: String, at location: SourceLocation) throws(Halt) {
    guard let built = anchors[alias] else {
      throw halt(
        "yaml/unknown-anchor", "no value before this one is named \(Quotation.of("&" + alias))", at: location,
        hint: NearMiss.question(alias, among: anchors.keys))
    }
    try count(built.size, at: location)
    try checkDepth(built.height, at: location)
    guard builder.expectsKey else {
      // The place is that of the alias: it is what an author can change here.
      let node = ContentNode(value: built.node.value, location: location)
      return builder.add(NodeBuilder.Built(node: node, size: built.size, height: built.height))
    }
    switch built.node.value {
    case .text(let text), .plain(let text): builder.key(text, at: location)
    default: throw halt("yaml/key", "a key has to be text", at: location)
    }
  }

  private mutating func count(_ number: Int, at location: SourceLocation) throws(Halt) {
    count += number
    if count > Self.nodeLimit {
      throw halt(
        "yaml/too-large", "with its aliases expanded this is more than \(Self.nodeLimit) values", at: location
      )
    }
  }

  private mutating func checkDepth(_ height: Int, at location: SourceLocation) throws(Halt) {
    if builder.depth + height > NodeBuilder.depthLimit {
      throw halt(
        "yaml/too-deep", "more than \(NodeBuilder.depthLimit) lists and mappings stand inside one another",
        at: location)
    }
  }

  private mutating func report(tag: String, at location: SourceLocation) {
    builder.report(
      "yaml/tag", "the tag \(Quotation.of(tag)) means nothing here", at: location, hint: "remove it")
  }

  private mutating func halt(
    _ rule: String, _ message: String, at location: SourceLocation, hint: String? = nil
  ) -> Halt {
    builder.report(rule, message, at: location, hint: hint)
    return Halt()
  }
}
