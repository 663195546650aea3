internal import HTML
internal import Routing

/// Puts a style sheet and all that it imports into one, and writes it in short. Where the meaning could change, the imports stay.
struct StyleBundle {
  /// An import that leads back to a sheet it stands in.
  struct Cycle {
    /// The sheet with the import, by its path, and its bytes.
    let path: String
    let sheet: [UInt8]
    /// Where in it the URL stands.
    let offset: Int
    /// The sheet that is imported.
    let target: String
  }

  /// How deep imports go, how many there are, and how many bytes they come to: beyond that, sheets stay as they are.
  private static let mostDepth = 32
  private static let mostImports = 1000
  private static let mostBytes = 16 << 20

  /// The bytes of a sheet of the site, by its path; nothing where there is none.
  private let read: (String) -> [UInt8]?
  private(set) var cycles: [Cycle] = []
  private var importCount = 0

  init(read: @escaping (String) -> [UInt8]?) {
    self.read = read
  }

  /// The sheet at a path in one piece and in short.
  mutating func press(_ path: String, _ sheet: [UInt8]) -> [UInt8] {
    StyleSheet.minified(flattened(path, sheet, inside: []) ?? sheet)
  }

  /// The sheet with what it imports; nothing where that cannot be put into one.
  private mutating func flattened(_ path: String, _ sheet: [UInt8], inside above: [String]) -> [UInt8]? {
    guard let head = StyleHead(sheet), above.count < Self.mostDepth else { return nil }
    if head.imports.isEmpty, head.charset == nil { return sheet }
    var result: [UInt8] = []
    var position = 0
    if let charset = head.charset, !above.isEmpty { position = charset.upperBound }
    for statement in head.imports {
      result += sheet[position..<max(position, statement.range.lowerBound)]
      position = statement.range.upperBound
      guard let body = body(of: statement, in: path, sheet, inside: above) else { return nil }
      for wrap in statement.wraps { result += Array("\(wrap){".utf8) }
      result += body
      for _ in statement.wraps { result.append(UInt8(ascii: "}")) }
      result.append(UInt8(ascii: "\n"))
      if result.count > Self.mostBytes { return nil }
    }
    return result + sheet[position...]
  }

  /// The rules that an import stands for, their URLs as they read in the folder of the sheet at `path`.
  private mutating func body(
    of statement: StyleImport, in path: String, _ sheet: [UInt8], inside above: [String]
  ) -> [UInt8]? {
    let url = statement.url
    importCount += 1
    // Sheets of other hosts and folders, and those that a query tells apart, are the browser's business.
    guard importCount <= Self.mostImports, !url.isEmpty, !url.hasPrefix("/"), !url.hasPrefix("@"),
      !url.contains(where: { ":?#%".contains($0) })
    else { return nil }
    let target = SourcePath.resolve(url, from: path)
    if target == path || above.contains(target) {
      cycles.append(Cycle(path: path, sheet: sheet, offset: statement.offset, target: target))
      return []
    }
    guard let bytes = read(target), let body = flattened(target, bytes, inside: above + [path]),
      let prefix = Self.way(to: url)
    else { return nil }
    return prefix.isEmpty ? body : StyleSheet.moved(body, by: prefix)
  }

  /// The folder that a URL names, as it can stand in any URL of a sheet; nothing if it cannot.
  private static func way(to url: String) -> String? {
    guard let slash = url.lastIndex(of: "/") else { return "" }
    let folder = url[...slash]
    let isPlain = folder.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || "-_./".utf8.contains($0)
    }
    return isPlain ? String(folder) : nil
  }
}
