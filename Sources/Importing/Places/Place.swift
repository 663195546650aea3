import ContentLoading
import Diagnostics

/// What a file of the old site is.
enum Place {
  /// A text with a page, by its path below the content of the old site, and what its place says beside its front matter.
  case page(String, adding: [(key: String, value: ContentNode.Value)] = [])
  /// A text that is a page only if it has front matter; otherwise a file.
  case pageOrFile(String)
  /// A file among the content, by its path there.
  case file(String)
  /// A file that is published as it is, by its path from the root of the site.
  case fixed(String)
  /// Data, by its path below the data of the site.
  case data(String)
  /// Something that has no place here, and why.
  case left(String)
  /// Something of the peer's own, of which nothing is said.
  case ignored
}

/// A page of the old site.
struct OldPage {
  /// Its path below the folder of the old site.
  let file: String
  let absolutePath: String
  /// Its path below the folder that was looked into.
  let source: String
  /// Its path below the content of the old site, without a language.
  let path: String
  /// Its language; nothing for the main one.
  let language: String?
  let bytes: [UInt8]
  let head: OldHead
  /// What its place says.
  let additions: [(key: String, value: ContentNode.Value)]
  /// What settings say where its own front matter says nothing.
  let defaults: [ContentNode.Entry]

  /// The folders it lies in.
  var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
  /// Its name without extension.
  var stem: String { path.fileName.stem }
  /// Whether it describes its folder.
  var isSection: Bool { stem == "_index" }
  /// Whether it is the page of its folder.
  var isIndex: Bool { stem == "index" }

  /// Whether its text is HTML.
  var isHTML: Bool { ["html", "htm"].contains(file.fileExtension) }

  /// What stands in its front matter, or else in the settings, under one of some keys, `taxonomies` and `extra` apart.
  func value(_ keys: String...) -> ContentNode? {
    head.node?.value(keys)
      ?? ContentNode(value: .mapping(defaults), location: SourceLocation(file: file)).value(keys)
  }

  /// Its front matter with what settings say beside it.
  var entries: [ContentNode.Entry] {
    let own = head.node?.entries ?? []
    return own + defaults.filter { other in !own.contains { $0.key == other.key } }
  }
}

/// The address that a page of the old site had.
struct OldAddress: Equatable {
  /// The path, from `/`.
  let text: String
  /// What the pattern of the address names and the page has nothing for: the address is the one without a pattern.
  var missing: Missing?

  /// A token without a value.
  struct Missing: Equatable {
    let token: String
    /// The pattern, where it stands in front matter or settings.
    let location: SourceLocation
  }
}

/// A file of the old site that is copied.
struct OldFile {
  /// Its path below the folder of the old site.
  let file: String
  let absolutePath: String
  /// Its path below the content of the old site; nothing for one with an address of its own.
  let path: String?
  /// The language of the folder it lies in; nothing for the main one.
  var language: String?
  /// Its path below `Content/` of the new site.
  var destination: String
  /// Where it was published.
  var oldAddresses: [String] = []
  /// Where it is published now.
  var newAddress = ""
}

extension String {
  /// The last component of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// A path without its last component.
  var folderPath: String { split(separator: "/").dropLast().joined(separator: "/") }

  /// A name without its extension.
  var stem: String {
    guard let point = utf8.lastIndex(of: UInt8(ascii: ".")), point != startIndex else { return self }
    return String(self[..<point])
  }

  /// The extension of a name in lower case; empty where there is none.
  var fileExtension: String {
    guard let point = utf8.lastIndex(of: UInt8(ascii: ".")), point != startIndex else { return "" }
    return String(self[utf8.index(after: point)...]).lowercased()
  }

  /// Two paths in one.
  func appending(path: String) -> String { isEmpty ? path : path.isEmpty ? self : "\(self)/\(path)" }

  /// The folder that relative links on the page of an address start from.
  var folderOfAddress: String { hasSuffix("/") ? self : "/" + folderPath.folderSlash }

  /// A folder's path to which a name can be put; nothing stays nothing.
  var folderSlash: String { isEmpty ? "" : self + "/" }
}
