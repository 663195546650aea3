import Diagnostics
import Entities
import Files
import Routing
import Shapes

/// `Content/site.json`.
enum SettingsFile {
  static let path = "Content/site.json"

  /// The settings, or what is wrong with them. Throws where the file cannot be read.
  static func read(
    below root: String, shape: Shape, publishedAt address: BaseURL?
  ) throws(FileFailure) -> (settings: SiteSettings?, diagnostics: [Diagnostic]) {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: "\(root)/\(path)")
    } catch {
      throw FileFailure(path: path, reason: error.reason)
    }
    if let fault = CharacterCheck.diagnostic(for: bytes, file: path) { return (nil, [fault]) }
    let (node, faults) = JSONReader.read(bytes, file: path)
    guard let node = node?.writingOutRuleLevels() else { return (nil, faults) }
    let (object, mismatches) = EntityDecoder.decode(SettingsObject.self, from: node, shape: shape)
    let folders = (node["collections"]?.entries ?? []) + (node["taxonomies"]?.entries ?? [])
    let limitFaults = node["feeds"].map { $0.countFaults("limit", "a feed has at least 1 entry") } ?? []
    let diagnostics = faults + mismatches + folders.flatMap(check) + node.sharedFolders + limitFaults
    let settings = diagnostics.isEmpty ? object?.settings(from: node, publishedAt: address) : nil
    return (settings, diagnostics)
  }

  /// What the shape of a collection or a taxonomy does not say.
  private static func check(_ collection: ContentNode.Entry) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if Slug(collection.key) == nil {
      diagnostics.append(
        Diagnostic(
          rule: "content/bad-value", "\(Quotation.of(collection.key)) is not \(Slug.expectation)",
          at: collection.keyLocation, hint: "the name of a collection or a taxonomy is that of a folder"))
    } else if collection.key == ContentLoader.staticFolder {
      diagnostics.append(
        Diagnostic(
          rule: "content/bad-value", "Content/static holds files that are copied, and nothing else",
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
