import ContentLoading
import Entities

/// The terms that articles have in each taxonomy.
struct TermReading {
  /// The taxonomies that have terms, in the order of the old site.
  let used: [String]
  /// The addresses of lists and terms in the old site, and what they are now.
  private(set) var addresses: [String: String] = [:]
  private var slugs: [String: Set<String>] = [:]

  /// Names that are keys of front matter here, so that no taxonomy can have them.
  private static let keys: Set<String> = ["author", "authors", "series", "extra", "image", "weight", "menus"]

  init(_ plan: ImportPlan, _ site: SiteDescription, _ forms: PeerForms) {
    var used: [String] = []
    for name in site.taxonomies.map(\.name) where !Self.keys.contains(name) {
      var words: Set<String> = []
      for page in plan.pages where page.collection != nil && !page.isSection {
        for key in [name] + forms.keys.filter({ $0.value == name }).map(\.key) {
          guard let node = page.old.value(key) ?? page.old.value("taxonomies")?[key] else { continue }
          words.formUnion(Self.words(node, forms, isOneWord: key != name))
        }
        for case (name, .list(let nodes)) in page.old.additions { words.formUnion(nodes.compactMap(\.text)) }
      }
      if words.isEmpty { continue }
      used.append(name)
      addresses["/\(name)/"] = "/\(name)/"
      for word in words {
        let slug = Slug(from: word).description
        slugs[name, default: []].insert(slug)
        addresses["/\(name)/\(site.pathName(word))/"] = "/\(name)/\(slug)/"
      }
    }
    self.used = used
  }

  private static func words(_ node: ContentNode, _ forms: PeerForms, isOneWord: Bool) -> [String] {
    let scope = ValueForm.Scope(forms: forms, link: { _ in nil }, address: "/", isOneWord: isOneWord)
    let outcome = ValueForm.words(node, scope)
    switch outcome {
    case .same: return node.elements.compactMap(\.text)
    case .other(.list(let nodes)): return nodes.compactMap(\.text)
    default: return []
    }
  }

  /// Whether a page describes a term that no article has, or a taxonomy without terms.
  func isStray(_ page: PlannedPage) -> Bool {
    let folders = page.destination.folderPath.split(separator: "/").map(String.init)
    guard page.isSection, folders.count == 2, let slugs = slugs[folders[0]] else { return false }
    return !slugs.contains(folders[1])
  }
}
