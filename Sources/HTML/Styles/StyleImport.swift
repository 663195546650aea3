/// An `@import` at the head of a style sheet (CSS Cascade 5, section 2).
public struct StyleImport: Hashable, Sendable {
  /// The URL as it is meant, escapes resolved.
  public let url: String
  /// The byte where the URL starts.
  public let offset: Int
  /// The whole statement.
  public let range: Range<Int>
  /// What stands around the rules of the other sheet where they are put in place of the statement, up to its brace:
  /// `@media print`, `@layer base`.
  public let wraps: [String]
}

/// What stands in a style sheet before its first rule.
public struct StyleHead: Sendable {
  /// The imports in order.
  public fileprivate(set) var imports: [StyleImport] = []
  /// Where the encoding is declared, which every sheet does for itself.
  public fileprivate(set) var charset: Range<Int>?

  /// Reads the head of a sheet; nothing for a sheet that cannot stand in another: with a token or bracket without an end,
  /// another encoding, namespaces of its own, or an import on a condition that no rule can say.
  public init?(_ sheet: [UInt8]) {
    guard let tokens = StyleSheet.tokens(of: sheet), StyleSheet.isClosed(tokens) else { return nil }
    var reader = StyleHeadReader(tokens.filter { $0.kind != .whitespace }, of: sheet)
    guard let head = reader.read() else { return nil }
    self = head
  }

  fileprivate init() {}
}

/// Reads the statements at the head of a style sheet.
private struct StyleHeadReader {
  private let tokens: [StyleToken]
  private let sheet: [UInt8]
  private var position = 0

  init(_ tokens: [StyleToken], of sheet: [UInt8]) {
    self.tokens = tokens
    self.sheet = sheet
  }

  mutating func read() -> StyleHead? {
    if tokens.contains(where: { $0.kind == .atKeyword && name(of: $0) == "@namespace" }) { return nil }
    var head = StyleHead()
    while position < tokens.count, tokens[position].kind == .atKeyword {
      let start = tokens[position].range.lowerBound
      let end = tokens[position...].firstIndex { $0.kind == .semicolon || $0.kind == .leftBrace }
      if let end, tokens[end].kind == .leftBrace { return head }
      let statement = tokens[(position + 1)..<(end ?? tokens.count)]
      let range = start..<(end.map { tokens[$0].range.upperBound } ?? sheet.count)
      switch name(of: tokens[position]) {
      case "@charset":
        guard statement.first.map({ text($0).lowercased() }) == "\"utf-8\"" else { return nil }
        head.charset = range
      case "@import":
        guard let found = statementImport(statement, range) else { return nil }
        head.imports.append(found)
      case "@layer": break
      default: return head
      }
      position += statement.count + 2
    }
    return head
  }

  private func statementImport(_ tokens: ArraySlice<StyleToken>, _ range: Range<Int>) -> StyleImport? {
    guard let first = tokens.first else { return nil }
    var rest = tokens.dropFirst()
    let url: Range<Int>
    switch first.kind {
    case .string: url = first.range.dropFirst().dropLast()
    case .url: url = trimmed(first.range.dropFirst(4).dropLast())
    case .function where text(first).lowercased() == "url(":
      guard rest.first?.kind == .string, rest.dropFirst().first?.kind == .rightParenthesis else { return nil }
      url = rest.first.map { $0.range.dropFirst().dropLast() } ?? 0..<0
      rest = rest.dropFirst(2)
    default: return nil
    }
    guard let wraps = wraps(rest) else { return nil }
    let name = sheet[url].withUnsafeBufferPointer { CSSName(bytes: Bytes($0)).unescaped }
    return StyleImport(
      url: String(decoding: name, as: UTF8.self), offset: url.lowerBound, range: range, wraps: wraps)
  }

  /// The conditions behind the URL: a layer, then media.
  private func wraps(_ tokens: ArraySlice<StyleToken>) -> [String]? {
    var rest = tokens
    var layer: String?
    if let first = rest.first, first.kind == .ident, text(first).lowercased() == "layer" {
      layer = "@layer"
      rest = rest.dropFirst()
    } else if let first = rest.first, first.kind == .function, text(first).lowercased() == "layer(" {
      guard let end = rest.firstIndex(where: { $0.kind == .rightParenthesis }) else { return nil }
      layer = "@layer \(source(rest[(rest.startIndex + 1)..<end]))"
      rest = rest[(end + 1)...]
    }
    if rest.contains(where: { $0.kind == .function && text($0).lowercased() == "supports(" }) { return nil }
    return (rest.isEmpty ? [] : ["@media \(source(rest))"]) + (layer.map { [$0] } ?? [])
  }

  /// Tokens with what stands between them.
  private func source(_ tokens: ArraySlice<StyleToken>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return String(decoding: sheet[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  private func text(_ token: StyleToken) -> String { String(decoding: sheet[token.range], as: UTF8.self) }

  private func name(of token: StyleToken) -> String { text(token).lowercased() }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, sheet[first].isWhitespace { range = range.dropFirst() }
    while let last = range.last, sheet[last].isWhitespace { range = range.dropLast() }
    return range
  }
}

extension StyleSheet {
  /// The sheet as it reads in another folder, from which `prefix`, such as `parts/`, leads to its own: relative URLs of what it
  /// shows start with it.
  public static func moved(_ sheet: [UInt8], by prefix: String) -> [UInt8] {
    let places = sheet.withUnsafeBufferPointer { bytes in
      var places: [Int] = []
      StyleLinks.forEach(in: Bytes(bytes)) { url, _, place in
        if isRelative(String(decoding: url, as: UTF8.self)) { places.append(place.lowerBound) }
      }
      return places
    }
    if places.isEmpty { return sheet }
    let prefix = Array(prefix.utf8)
    var moved: [UInt8] = []
    var start = 0
    for place in places {
      moved += sheet[start..<place]
      moved += prefix
      start = place
    }
    return moved + sheet[start...]
  }

  /// Whether a URL leads on from the folder of the sheet.
  private static func isRelative(_ url: String) -> Bool {
    if url.isEmpty || url.hasPrefix("/") || url.hasPrefix("#") || url.hasPrefix("?") { return false }
    guard let colon = url.firstIndex(of: ":") else { return true }
    return url[..<colon].contains { "/?#".contains($0) }
  }
}
