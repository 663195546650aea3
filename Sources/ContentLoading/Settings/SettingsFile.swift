import Diagnostics
import Entities
import Routing
import Shapes

/// `Content/site.json`.
enum SettingsFile {
  static let path = "Content/site.json"

  /// The file of an environment, such as `production`.
  static func path(of environment: String) -> String { "Content/site.\(environment).json" }

  /// Whether a path below `Content/` is that of settings: of the site's or of an environment's.
  static func isSettings(_ path: String) -> Bool {
    path == "site.json" || (path.hasPrefix("site.") && path.hasSuffix(".json") && !path.contains("/"))
  }

  /// The same of a path from the root of the site.
  static func isSource(_ path: String) -> Bool {
    path.hasPrefix("Content/") && isSettings(String(path.dropFirst("Content/".count)))
  }

  /// The settings that are said by a mapping, if nothing is wrong with them.
  static func check(
    _ node: ContentNode, shapes: SettingsShapes, publishedAt address: BaseURL?
  ) -> (settings: SiteSettings?, faults: [Diagnostic]) {
    let (object, mismatches) = EntityDecoder.decode(SettingsObject.self, from: node, shape: shapes.settings)
    let folders = (node["collections"]?.entries ?? []) + (node["taxonomies"]?.entries ?? [])
    let limitFaults = node["feeds"].map { $0.countFaults("limit", "a feed has at least 1 entry") } ?? []
    let (fields, fieldFaults) = node.collectionFields(besides: shapes.record)
    let faults =
      mismatches + folders.flatMap(check) + node.sharedFolders + limitFaults + fieldFaults
      + node.languageFaults + node.remoteFaults + node.imageFaults
    guard faults.isEmpty else { return (nil, faults) }
    return (object?.settings(from: node, fields: fields, publishedAt: address), [])
  }

  /// The folders that are for something else, each with what they are for.
  private static let reserved = [
    ContentLoader.staticFolder: "files that are copied", DataFile.folder: "data",
  ]

  /// What the shape of a collection or a taxonomy does not say.
  private static func check(_ collection: ContentNode.Entry) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if Slug(collection.key) == nil {
      diagnostics.append(
        Diagnostic(
          rule: "content/bad-value", "\(Quotation.of(collection.key)) is not \(Slug.expectation)",
          at: collection.keyLocation, hint: "the name of a collection or a taxonomy is that of a folder"))
    } else if let use = reserved[collection.key] {
      diagnostics.append(
        Diagnostic(
          rule: "content/bad-value", "Content/\(collection.key) holds \(use), and nothing else",
          at: collection.keyLocation, hint: "choose another name"))
    }
    return diagnostics + collection.value.pageSizeFaults
  }
}

extension ContentNode {
  /// Taxonomies whose lists would lie among the entries of a collection, or whose terms have no key of their own.
  fileprivate var sharedFolders: [Diagnostic] {
    let collections = self["collections"]?.entries ?? []
    let shape = try? Shape.of(EntryFrontMatter.self)
    return (self["taxonomies"]?.entries ?? []).compactMap { taxonomy in
      let owner: String
      if collections.contains(where: { $0.key == taxonomy.key }) {
        owner = "is the name of a collection"
      } else if shape?.hasField(taxonomy.key) == true || taxonomy.key == "extra" {
        owner = "is a key of front matter"
      } else {
        return nil
      }
      return Diagnostic(
        rule: "content/bad-value", "\(Quotation.of(taxonomy.key)) \(owner) already", at: taxonomy.keyLocation,
        hint: "choose another name")
    }
  }
}

extension ContentNode {
  /// Widths that no image can have.
  fileprivate var imageFaults: [Diagnostic] {
    guard case .list(let widths)? = self["images"]?["widths"]?.value else { return [] }
    return widths.compactMap { node in
      guard case .number(let digits) = node.value, let width = Int(digits), !(1...16_384).contains(width)
      else { return nil }
      return Diagnostic(
        rule: "content/bad-value", "an image is 1 to 16384 pixels wide, and not \(width)", at: node.location)
    }
  }

  /// Says that a page of a list without entries cannot be.
  var pageSizeFaults: [Diagnostic] { countFaults("pageSize", "a page of a list shows at least 1 entry") }

  /// What is wrong with a number of entries, of which there is at least one: `rule` says so.
  func countFaults(_ key: String, _ rule: String) -> [Diagnostic] {
    let digits: String? =
      switch self[key]?.value {
      case .number(let digits), .plain(let digits): digits
      default: nil
      }
    guard let place = self[key]?.location, let number = digits.flatMap(Int.init), number < 1 else {
      return []
    }
    return [Diagnostic(rule: "content/bad-value", "\(rule), and not \(number)", at: place)]
  }
}
