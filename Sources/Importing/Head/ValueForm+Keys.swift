import ContentLoading
import Diagnostics

extension ValueForm {
  /// The menus that a page has a place in, each with its own title and weight at most.
  static let menus: Reading = { node, _ in
    guard node.isMapping else {
      return node.elements.allSatisfy { $0.text != nil } ? .same : nil
    }
    let entries = node.entries.map { menu in
      let kept = menu.value.entries.compactMap { entry -> ContentNode.Entry? in
        switch entry.key.lowercased() {
        case "weight" where entry.value.wholeNumber != nil: entry
        case "name", "title": entry.renamed("title")
        default: nil
        }
      }
      return ContentNode.Entry(
        key: menu.key, keyLocation: menu.keyLocation,
        value: ContentNode(value: .mapping(kept), location: menu.value.location))
    }
    return .other(.mapping(entries))
  }

  /// Defaults for the pages of a folder: the keys that mean the same here. Hugo's for some of the pages only cannot be said.
  static let defaults: Reading = { node, scope in
    guard node.isMapping else { return nil }
    let known: Set<String> = ["author", "summary", "description", "draft", "extra"]
    let entries = ForeignKeys.renamed(node.entries)
    let kept = entries.filter { known.contains($0.key) }
    let others = entries.filter { !known.contains($0.key) }
    guard !others.isEmpty else { return .same }
    if others.contains(where: { $0.key == "_target" || $0.key == "target" }) { return nil }
    let place = node.location
    var extra = kept.first { $0.key == "extra" }?.value.entries ?? []
    extra += others.filter { other in !extra.contains { $0.key == other.key } }
    let whole = ContentNode.Entry(
      key: "extra", keyLocation: place, value: ContentNode(value: .mapping(extra), location: place))
    return .other(.mapping(kept.filter { $0.key != "extra" } + [whole]))
  }
}
