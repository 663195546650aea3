import Diagnostics

/// Builds a tree of nodes from what a reader of YAML or JSON meets, one after the other.
struct NodeBuilder {
  /// A finished node and its dimensions, aliases expanded.
  struct Built {
    let node: ContentNode
    /// How many nodes it is made of.
    var size = 1
    /// How many lists and mappings it has inside one another, itself counted.
    var height = 0
  }

  /// A list or mapping that is not closed yet.
  private struct Frame {
    let location: SourceLocation
    let isMapping: Bool
    var nodes: [ContentNode] = []
    var entries: [ContentNode.Entry] = []
    var key: (text: String, location: SourceLocation)?
    /// Where each key is in `entries`, once they are too many to look through.
    var indices: [String: Int] = [:]
    var size = 1
    var height = 1
  }

  /// How many lists and mappings may stand inside one another.
  static let depthLimit = 512

  private let duplicateKeyRule: String
  private var frames: [Frame] = []
  private(set) var root: Built?
  private(set) var diagnostics: [Diagnostic] = []

  /// Makes a builder that reports a key given twice under a rule of the format it reads.
  init(duplicateKeyRule: String) {
    self.duplicateKeyRule = duplicateKeyRule
  }

  /// How many lists and mappings are open.
  var depth: Int { frames.count }
  /// Where the innermost open list or mapping starts.
  var openLocation: SourceLocation? { frames.last?.location }
  /// Whether the innermost open value is a mapping.
  var isInMapping: Bool { frames.last?.isMapping ?? false }
  /// Whether a mapping is open that waits for a key, or for its end.
  var expectsKey: Bool { isInMapping && frames.last?.key == nil }

  mutating func begin(mapping: Bool, at location: SourceLocation) {
    frames.append(Frame(location: location, isMapping: mapping))
  }

  mutating func key(_ text: String, at location: SourceLocation) {
    guard let last = frames.indices.last else { return }
    frames[last].key = (text, location)
  }

  mutating func add(_ value: ContentNode.Value, at location: SourceLocation) {
    add(Built(node: ContentNode(value: value, location: location)))
  }

  /// Adds a finished node where the next one is expected.
  mutating func add(_ built: Built) {
    guard let last = frames.indices.last else {
      root = built
      return
    }
    frames[last].size += built.size
    frames[last].height = max(frames[last].height, built.height + 1)
    guard frames[last].isMapping else {
      frames[last].nodes.append(built.node)
      return
    }
    guard let (key, location) = frames[last].key else { return }
    frames[last].key = nil
    if let first = index(of: key, in: &frames[last]) {
      reportSecond(key, at: location, first: frames[last].entries[first])
    } else {
      frames[last].entries.append(ContentNode.Entry(key: key, keyLocation: location, value: built.node))
    }
  }

  /// Closes the innermost list or mapping and adds it to the one around it.
  @discardableResult
  mutating func end() -> Built? {
    guard let frame = frames.popLast() else { return nil }
    let built = Built(
      node: ContentNode(
        value: frame.isMapping ? .mapping(frame.entries) : .list(frame.nodes), location: frame.location),
      size: frame.size, height: frame.height)
    add(built)
    return built
  }

  mutating func report(_ rule: String, _ message: String, at location: SourceLocation, hint: String? = nil) {
    diagnostics.append(Diagnostic(rule: rule, message, at: location, hint: hint))
  }

  /// Looks for an earlier use of a key, and remembers this one where there is none.
  private func index(of key: String, in frame: inout Frame) -> Int? {
    let entries = frame.entries
    if entries.count < 16 { return entries.firstIndex { $0.key == key } }
    if frame.indices.isEmpty {
      for (index, entry) in entries.enumerated() { frame.indices[entry.key] = index }
    }
    if let index = frame.indices[key] { return index }
    frame.indices[key] = entries.count
    return nil
  }

  private mutating func reportSecond(_ key: String, at location: SourceLocation, first: ContentNode.Entry) {
    report(
      duplicateKeyRule, "the key \(Quotation.of(key)) is given twice", at: location,
      hint: "the first one is in line \(first.keyLocation.line); remove one of the two")
  }
}
