/// Patterns of files and folders as Ruby's `File.fnmatch` reads them: `*` stands for slashes, too.
struct FilePatterns {
  private let patterns: [[Character]]

  init(_ patterns: [String]) {
    self.patterns = patterns.map { pattern in
      var text = pattern[...]
      while text.hasPrefix("./") || text.hasPrefix("/") { text = text.drop { $0 == "." }.drop { $0 == "/" } }
      return Array(text)
    }.filter { !$0.isEmpty }
  }

  /// Whether one of the patterns starts with a full stop.
  var nameHidden: Bool { patterns.contains { $0.first == "." } }

  /// Whether a path, or a folder on the way to it, matches one of the patterns or starts with it.
  func match(_ path: String) -> Bool {
    if patterns.isEmpty { return false }
    var entry = ""
    return path.split(separator: "/").contains { part in
      entry = entry.isEmpty ? String(part) : "\(entry)/\(part)"
      let characters = Array(entry)
      return patterns.contains { pattern in
        characters.starts(with: pattern) || pattern == characters + ["/"]
          || Self.match(pattern, characters)
      }
    }
  }

  /// One pattern and one text: where they part, the last `*` takes one character more.
  private static func match(_ pattern: [Character], _ text: [Character]) -> Bool {
    var (place, offset) = (0, 0)
    var star: (place: Int, offset: Int)?
    while offset < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, offset)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[offset] {
        place += 1
        offset += 1
      } else if let last = star {
        star = (last.place, last.offset + 1)
        (place, offset) = (last.place + 1, last.offset + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
