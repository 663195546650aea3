import ContentLoading
import Diagnostics

/// What the configuration of a peer says of a site, in nobody's form.
struct SiteDescription {
  /// An entry of a menu; `to` is a link of the old site.
  struct MenuItem {
    let title: String
    let to: String
    let weight: Int
    let location: SourceLocation
  }

  /// A taxonomy, by its key in front matter.
  struct Taxonomy {
    let name: String
    var pageSize: Int?
  }

  var title: String?
  var baseURL: String?
  var language: String?
  /// The main language as files name it, and the others.
  var mainLanguage = ""
  var languages: [OldLanguage] = []
  /// What addresses of the main language start with: nothing, or a folder such as `/en`.
  var mainPrefix = ""
  var description: String?
  var author: (name: String, url: String?)?
  var menus: [(name: String, entries: [MenuItem])] = []
  var taxonomies: [Taxonomy] = []
  /// The folders that are looked into.
  var roots: [OldRoot] = []
  /// The name of a folder or a text in addresses.
  var pathName: @Sendable (String) -> String = { $0 }
  /// Patterns of addresses by section, as the peer writes them.
  var permalinks: [String: AddressPattern] = [:]
  /// The pattern, or the name of one, by which Jekyll ends all other addresses.
  var permalinkStyle = ""
  /// Whether addresses end in `.html`, in all sections or in some.
  var isUgly = false
  var uglySections: Set<String> = []
  /// Whether a day at the start of a file's name is a part of its address.
  var keepsDates = false
  var pageSize: Int?
  var isSearched = false
  var hasSmartPunctuation = false
  var hasEmoji = false
  /// Folders below which each file is an entry: Jekyll's collections, and whether they have pages.
  var collections: [(name: String, hasPages: Bool)] = []
  /// The folder in which those lie; empty for that of the site.
  var collectionsFolder = ""
  /// What is said of many pages at once.
  var defaults: [PageDefaults] = []
  /// Files that the peer was told to leave out, and those that it was told not to.
  var excluded = FilePatterns([])
  var included = FilePatterns([])
  var diagnostics: [Diagnostic] = []

  /// Whether addresses in a section end in `.html`.
  func hasUglyURLs(_ section: String) -> Bool { isUgly || uglySections.contains(section) }

  /// Reads the pattern of addresses of a section. One with a token that is not known is reported, and counts for nothing.
  mutating func readPermalink(
    _ node: ContentNode, of section: String, tokens isKnown: (String) -> Bool
  ) {
    guard let text = node.scalarText else { return }
    let pattern = AddressPattern(text: text, location: node.location)
    guard let unknown = pattern.tokens.first(where: { !isKnown($0) }) else {
      permalinks[section] = pattern
      return
    }
    tell(
      "\":\(unknown)\" in the addresses of \"\(section)\" is not known, and the pattern is not brought",
      at: node.location, hint: "write the old address of each page into \"path\" of its front matter")
  }

  /// Says that a setting was not brought.
  mutating func tell(_ message: String, at location: SourceLocation, hint: String? = nil) {
    diagnostics.append(Diagnostic(.warning, rule: "import/setting", message, at: location, hint: hint))
  }
}

/// What a peer's configuration holds, read.
struct Configuration {
  /// The settings, with those of further files under the names of the files.
  let node: ContentNode
  /// The file they stand in.
  let file: String

  /// What stands under a name, in any letter case.
  func value(_ names: String...) -> ContentNode? { node.value(names) }
}

extension ContentNode {
  /// What stands under one of some keys, in any letter case.
  func value(_ names: [String]) -> ContentNode? {
    for name in names {
      if let entry = entries.first(where: { $0.key.lowercased() == name.lowercased() }) { return entry.value }
    }
    return nil
  }

  /// A text or a number as text, where there is something in it.
  var scalarText: String? {
    switch value {
    case .text(let text), .plain(let text), .number(let text): text.trimmed.isEmpty ? nil : text.trimmed
    default: nil
    }
  }

  /// The whole number that it is.
  var wholeNumber: Int? { scalarText.flatMap { Int($0) } }

  /// Whether it says yes.
  var isTrue: Bool {
    switch value {
    case .boolean(let value): value
    case .plain(let text), .text(let text): text == "true"
    default: false
    }
  }

  /// Whether it says no.
  var isFalse: Bool {
    switch value {
    case .boolean(let value): !value
    case .plain(let text), .text(let text): text == "false"
    default: false
    }
  }

  /// The elements of a list; a value alone is a list of one.
  var elements: [ContentNode] {
    switch value {
    case .list(let nodes): nodes
    case .null: []
    default: [self]
    }
  }
}
