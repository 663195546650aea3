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
