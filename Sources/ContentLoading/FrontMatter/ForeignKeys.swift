import Diagnostics

/// Keys of front matter as Hugo, Zola and Jekyll name them.
package enum ForeignKeys {
  /// Names of others for keys that mean the same here.
  private static let names = [
    "authors": "author", "excerpt": "summary", "expirydate": "expiryDate", "last_modified_at": "updated",
    "lastmod": "updated", "menu": "menus", "modified": "updated", "paginate_by": "pageSize",
    "params": "extra", "permalink": "path", "publishdate": "publishDate", "redirect_from": "aliases",
    "sort_by": "sort", "unpublishdate": "expiryDate", "url": "path",
  ]

  /// What to write instead of keys that mean something else, or more, with others.
  static let hints = [
    "categories": "name it under \"taxonomies\" in \(SettingsFile.path)",
    "category": "name the taxonomy \"categories\" in \(SettingsFile.path), and give its terms as a list",
    "images": "the picture that stands for the page is its \"image\"",
    "keywords": "write \"tags\"",
    "layout": "the key is \"template\": the name of a file in Templates without its extension",
    "linkTitle": "a title of its own in a menu stands under \"menus\"",
    "page_template": "write \"cascade\" with the key \"template\" in it",
    "tag": "write \"tags\" and a list",
    "toc": "a page of several headings always has a table of contents",
    "type": "a page is what its folder makes of it; \"template\" names another template",
  ]

  /// The entries of front matter under the names they have here.
  package static func renamed(_ entries: [ContentNode.Entry]) -> [ContentNode.Entry] {
    guard entries.contains(where: { needsCare($0.key) }) else { return entries }
    return entries.flatMap { entry -> [ContentNode.Entry] in
      switch entry.key {
      case "published": [published(entry)]
      case "taxonomies" where entry.value.isMapping: entry.value.entries
      default: [entry.renamed(names[entry.key] ?? entry.key)]
      }
    }
  }

  /// The entries of front matter under the names they have here, the first where several mean the same, and the faults of the
  /// others.
  static func resolved(
    _ entries: [ContentNode.Entry]
  ) -> (entries: [ContentNode.Entry], faults: [Diagnostic]) {
    guard entries.contains(where: { needsCare($0.key) }) else { return (entries, []) }
    var kept: [ContentNode.Entry] = []
    var firsts: [String: ContentNode.Entry] = [:]
    var faults: [Diagnostic] = []
    for entry in entries {
      // What stands below "taxonomies" is called as it is there.
      let written = entry.key == "taxonomies" && entry.value.isMapping ? entry.value.entries : [entry]
      for (own, written) in zip(renamed([entry]), written) {
        if let first = firsts[own.key] {
          faults.append(.doubled(written, first: first))
        } else {
          firsts[own.key] = written
          kept.append(own)
        }
      }
    }
    return (kept, faults)
  }

  private static func needsCare(_ key: String) -> Bool {
    names[key] != nil || key == "published" || key == "taxonomies"
  }

  /// Jekyll says whether an entry is published, Hugo when.
  private static func published(_ entry: ContentNode.Entry) -> ContentNode.Entry {
    switch entry.value.value {
    case .boolean(let value): entry.renamed("draft", .boolean(!value))
    case .plain("true"): entry.renamed("draft", .boolean(false))
    case .plain("false"): entry.renamed("draft", .boolean(true))
    default: entry.renamed("publishDate")
    }
  }
}

extension Diagnostic {
  /// A key that means the same as an earlier one.
  fileprivate static func doubled(_ entry: ContentNode.Entry, first: ContentNode.Entry) -> Diagnostic {
    let message =
      entry.key == first.key
      ? "the key \(Quotation.of(entry.key)) is given twice"
      : "\(Quotation.of(entry.key)) and \(Quotation.of(first.key)) mean the same"
    return Diagnostic(
      rule: "content/duplicate-key", message, at: entry.keyLocation,
      hint: "the first one is in line \(first.keyLocation.line); remove one of the two")
  }
}

extension ContentNode.Entry {
  /// The entry under another key, where that is given with another value.
  package func renamed(_ key: String, _ value: ContentNode.Value? = nil) -> Self {
    Self(
      key: key, keyLocation: keyLocation,
      value: value.map { ContentNode(value: $0, location: self.value.location) } ?? self.value)
  }
}

extension ContentNode {
  /// Whether it is made of keys and values.
  package var isMapping: Bool {
    if case .mapping = value { true } else { false }
  }
}
