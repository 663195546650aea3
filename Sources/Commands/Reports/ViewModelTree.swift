internal import Diagnostics
internal import Templates

/// The keys of a view model with what stands under them on one page.
struct ViewModelTree {
  /// How wide lines are.
  private static let columns = 80
  /// How wide what is said of a kind may be: a choice of words can be long.
  private static let kindColumns = 20
  /// How many elements of a list people are shown.
  private static let limit = 3

  private let keys: [FilledTemplate.Key]

  init(_ keys: [FilledTemplate.Key]) {
    self.keys = keys
  }

  /// A line for each key; long texts and lists are shortened.
  var text: String { lines(for: keys, depth: 1) }

  private func lines(for keys: [FilledTemplate.Key], depth: Int) -> String {
    let names = keys.map(\.name.count).max() ?? 0
    let kinds = min(Self.kindColumns, keys.map(\.kind.count).max() ?? 0)
    return keys.map { key in
      let kind = ShownText.line(key.kind, columns: Self.kindColumns)
      let start =
        String(repeating: "  ", count: depth) + ShownText.padded(key.name, to: names) + "  "
        + ShownText.padded(kind, to: kinds) + "  "
      let value = line(for: key.content, columns: max(20, Self.columns - start.count))
      return ShownText.trimmed(start + value) + "\n" + below(key.content, depth: depth + 1)
    }.joined()
  }

  /// What is said of a value beside its key.
  private func line(for content: FilledTemplate.Content, columns: Int) -> String {
    switch content {
    case .missing: return "missing"
    case .boolean(let isTrue): return "\(isTrue)"
    case .number(let number): return number
    case .text(let text), .markup(let text):
      return text.isEmpty ? "empty" : ShownText.line(text, columns: columns)
    case .list(let elements):
      if elements.isEmpty { return "empty" }
      let isTree = elements.contains(where: \.isTree)
      return isTree
        ? "\(elements.count)"
        : ShownText.line(
          elements.prefix(columns).map { line(for: $0, columns: columns) }.joined(separator: ", "),
          columns: columns)
    case .object, .hidden: return ""
    }
  }

  /// The lines below that of a key.
  private func below(_ content: FilledTemplate.Content, depth: Int) -> String {
    switch content {
    case .object(let keys): return lines(for: keys, depth: depth)
    case .list(let elements) where elements.contains(where: \.isTree):
      let margin = String(repeating: "  ", count: depth)
      let shown = elements.prefix(Self.limit).enumerated().map { number, element in
        "\(margin)\(number + 1)\n" + below(element, depth: depth + 1)
      }.joined()
      let rest = elements.count - Self.limit
      return shown + (rest > 0 ? "\(margin)… and \(rest) more\n" : "")
    default: return ""
    }
  }

  /// The same as an object of JSON, with everything in it.
  var json: String { Self.object(keys) }

  private static func object(_ keys: [FilledTemplate.Key]) -> String {
    JSONObject(keys.map { ($0.name, json(of: $0.content)) }).text
  }

  private static func json(of content: FilledTemplate.Content) -> String {
    switch content {
    case .missing, .hidden: "null"
    case .boolean(let isTrue): "\(isTrue)"
    case .number(let number): Double(number)?.isFinite == true ? number : JSONText.quoted(number)
    case .text(let text), .markup(let text): JSONText.quoted(text)
    case .list(let elements): "[\(elements.map(json).joined(separator: ","))]"
    case .object(let keys): object(keys)
    }
  }
}

extension FilledTemplate.Content {
  /// Whether lines stand below its own.
  fileprivate var isTree: Bool {
    switch self {
    case .object, .list: true
    default: false
    }
  }
}
