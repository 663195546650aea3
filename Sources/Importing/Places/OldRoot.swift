import ContentLoading
import Diagnostics

/// A folder of the old site that is looked into, and what lies there.
struct OldRoot {
  /// What the files of a folder are.
  enum Kind {
    /// All kinds, by their names.
    case site
    case content
    /// What is published as it is.
    case fixed
    /// What templates make ready.
    case assets
    case data
  }

  let kind: Kind
  /// Its path from the folder of the old site; empty for that folder.
  let path: String
  /// The setting that names it; nothing for a default, which may be missing.
  var location: SourceLocation?
  /// Whether files whose names start with a full stop count.
  var hasHidden = false
  /// Its folders that are not looked into.
  var skipped: Set<String> = []
  /// The language of what lies there, where the folder says it.
  var language: String?
}

extension Configuration {
  /// The folders that a setting names, or the default one; those that lie outside of the old site are reported.
  func roots(
    _ names: [String], of kind: OldRoot.Kind, default path: String, in site: inout SiteDescription
  ) -> [OldRoot] {
    guard let nodes = node.value(names)?.elements, !nodes.isEmpty else {
      return [OldRoot(kind: kind, path: path, hasHidden: kind == .fixed)]
    }
    return roots(nodes, of: kind, in: &site)
  }

  /// The folders that the values of a setting name.
  func roots(
    _ nodes: [ContentNode], of kind: OldRoot.Kind, in site: inout SiteDescription
  ) -> [OldRoot] {
    nodes.compactMap { node in
      guard let path = folder(node, in: &site) else { return nil }
      return OldRoot(kind: kind, path: path, location: node.location, hasHidden: kind == .fixed)
    }
  }

  /// The path of a folder that a setting names, from the folder of the old site.
  func folder(_ node: ContentNode, in site: inout SiteDescription) -> String? {
    guard let text = node.scalarText else { return nil }
    let parts = text.split(separator: "/").filter { $0 != "." }
    if !text.hasPrefix("/"), !parts.contains("..") { return parts.joined(separator: "/") }
    site.tell(
      "the folder \"\(text)\" lies outside of the old site, and is not looked into", at: node.location,
      hint: "copy it into the old site, and name it there")
    return nil
  }
}
