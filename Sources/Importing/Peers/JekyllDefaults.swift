import ContentLoading
import Diagnostics

/// What settings say of many pages at once: it counts where their own front matter says nothing.
struct PageDefaults {
  /// The path of the pages, or of a folder above them; empty for all.
  let path: String
  /// What the pages are, by the name of their collection; nothing for all.
  let kind: String?
  /// Those that mean something here.
  let values: [ContentNode.Entry]
}

extension JekyllForms {
  /// Reads the defaults, and reports what means nothing here.
  static func readDefaults(_ settings: Configuration, into site: inout SiteDescription) {
    for node in settings.value("defaults")?.elements ?? [] {
      let values = node.value(["values"])?.entries ?? []
      let scope = node.value(["scope"])
      site.defaults.append(
        PageDefaults(
          path: path(scope?.value(["path"])?.scalarText ?? "", site),
          kind: scope?.value(["type"])?.scalarText, values: values.filter(isKnown)))
      let others = values.filter { !isKnown($0) }
      guard let first = others.first else { continue }
      let keys = others.map { "\"\($0.key)\"" }.joined(separator: ", ")
      site.tell(
        "\(keys) of \"defaults\" \(others.count == 1 ? "means" : "mean") nothing here", at: first.keyLocation,
        hint: "write it below \"extra\" of a \"cascade\" in the _index.md of a folder if a template shows it")
    }
  }

  private static func isKnown(_ entry: ContentNode.Entry) -> Bool {
    ForeignKeys.renamed([entry]).allSatisfy { entry in
      let key = forms.keys[entry.key] ?? entry.key
      return HeadRewriting.entryKeys.contains(key) || ["tags", "categories"].contains(key)
    }
  }

  /// What the settings say of a page, by its path below the source of the site: what names a longer path counts before what
  /// names a shorter one, and what names a kind before what names none.
  static func defaults(of file: String, _ site: SiteDescription) -> [ContentNode.Entry] {
    if site.defaults.isEmpty { return [] }
    let path = path(file, site)
    let kinds =
      switch origin(of: file, site) {
      case .post(_, _, let isDraft): isDraft ? ["posts", "drafts"] : ["posts"]
      case .collection(let name, _): [name]
      case .page: ["pages"]
      }
    let meant = site.defaults.filter { defaults in
      defaults.reach(path) && (defaults.kind.map(kinds.contains) ?? true)
    }
    let ranks = meant.map { ($0.path.count, $0.kind == nil ? 0 : 1) }
    var values: [ContentNode.Entry] = []
    for index in meant.indices.sorted(by: { (ranks[$0].0, ranks[$0].1, $0) < (ranks[$1].0, ranks[$1].1, $1) })
    {
      values.removeAll { old in meant[index].values.contains { $0.key == old.key } }
      values += meant[index].values
    }
    return values
  }

  /// A path as it is compared: the folder of the collections goes without saying.
  private static func path(_ path: String, _ site: SiteDescription) -> String {
    var parts = path.split(separator: "/")[...]
    if parts.first == "." { parts = parts.dropFirst() }
    let folder = site.collectionsFolder.split(separator: "/")
    if !folder.isEmpty, parts.starts(with: folder) { parts = parts.dropFirst(folder.count) }
    return parts.joined(separator: "/")
  }
}

extension PageDefaults {
  fileprivate func reach(_ page: String) -> Bool {
    if path.isEmpty { return true }
    return path.contains("*") ? FilePatterns([path]).match(page) : page == path || page.hasPrefix(path + "/")
  }
}
