/// Tells the languages of a site's files by their names: `trip.de.md` and `Content/de/trip.md` are `trip.md` in German.
public struct SourceLanguages: Hashable, Sendable {
  private static let root = "Content/"

  /// The language of files that name none: a BCP 47 tag.
  public let main: String
  /// The other languages, in the order of the settings.
  public let others: [String]
  private let all: Set<String>

  /// Knows the languages of a site; with no others, a file's name tells nothing.
  public init(main: String = "en", others: [String] = []) {
    self.main = main
    self.others = others
    all = others.isEmpty ? [] : Set(others + [main])
  }

  /// Whether there is more than one language.
  public var areSeveral: Bool { !others.isEmpty }

  /// The language of a file below `Content/`, and its path there without that.
  public func reading(_ path: String) -> (language: String, path: String) {
    if all.isEmpty { return (main, path) }
    let (suffix, plain) = cut(path)
    guard let slash = plain.utf8.firstIndex(of: UInt8(ascii: "/")), all.contains(String(plain[..<slash]))
    else {
      return (suffix ?? main, plain)
    }
    // `de/trip.en.md` lies in the German folder, and is called so.
    let folder = String(plain[..<slash])
    let rest = (suffix ?? folder) == folder ? plain : path
    return (folder, String(rest[rest.utf8.index(after: slash)...]))
  }

  /// The same of a path from the root of the site.
  public func readingSource(_ source: String) -> (language: String, source: String) {
    guard areSeveral, source.hasPrefix(Self.root) else { return (main, source) }
    let (language, path) = reading(String(source.dropFirst(Self.root.count)))
    return (language, Self.root + path)
  }

  /// A path without the language before its extension, if one stands there.
  public func withoutSuffix(_ path: String) -> String { all.isEmpty ? path : cut(path).path }

  /// The language before the extension, if one stands there, and the path without it.
  private func cut(_ path: String) -> (language: String?, path: String) {
    let start =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    let name = path[start...]
    guard let end = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let dot = name[..<end].utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex
    else { return (nil, path) }
    let tag = String(name[name.utf8.index(after: dot)..<end])
    guard all.contains(tag) else { return (nil, path) }
    return (tag, String(path[..<dot]) + String(path[end...]))
  }
}
