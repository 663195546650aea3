import Entities
import Routing

/// A path that a page had before.
struct AliasPath: ParsedText {
  let description: String

  static let expectation = "a path from the root of the site, such as /old/name/"
  static let example = AliasPath(unchecked: "/old/")

  init?(_ text: String) {
    let path = PercentEncoding.decode(text)
    let components = path.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let names = components.last?.isEmpty == true ? components.dropLast() : components[...]
    let isPlain = !text.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") || $0 == 0 }
    guard path.utf8.first == UInt8(ascii: "/"), isPlain,
      OutputPath(path.utf8.count > 1 ? Self.text(of: names) : "index.html") != nil
    else { return nil }
    description = path
  }

  private init(unchecked text: String) {
    description = text
  }

  private static func text(of components: ArraySlice<Substring.UTF8View.SubSequence>) -> String {
    components.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }
}

extension Alias {
  init(_ path: Located<AliasPath>) {
    self.init(path.value.description, source: ContentSource(path.location))
  }
}
