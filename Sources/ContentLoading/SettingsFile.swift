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
    let limitFault = node["feeds"]?["limit"].flatMap { fault(in: $0, "a feed has at least 1 entry") }
    let diagnostics =
      faults + mismatches + (node["collections"]?.entries ?? []).flatMap(check)
      + (limitFault.map { [$0] } ?? [])
    let settings = diagnostics.isEmpty ? object?.settings(from: node, publishedAt: address) : nil
    return (settings, diagnostics)
  }

  /// What the shape of a collection does not say.
  private static func check(_ collection: ContentNode.Entry) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if Slug(collection.key) == nil {
      diagnostics.append(
        Diagnostic(
          rule: "content/bad-value", "\(Quotation.of(collection.key)) is not \(Slug.expectation)",
          at: collection.keyLocation, hint: "the name of a collection is that of a folder in Content"))
    } else if collection.key == ContentLoader.staticFolder {
      diagnostics.append(
        Diagnostic(
          rule: "content/bad-value", "Content/static holds files that are copied, and no collection",
          at: collection.keyLocation, hint: "give the collection another name"))
    }
    if let size = collection.value["pageSize"],
      let fault = fault(in: size, "a page of a list shows at least 1 entry")
    {
      diagnostics.append(fault)
    }
    return diagnostics
  }

  /// What is wrong with a number of entries, of which there is at least one: `rule` says so.
  private static func fault(in size: ContentNode, _ rule: String) -> Diagnostic? {
    guard case .number(let digits) = size.value, let number = Int(digits), number < 1 else { return nil }
    return Diagnostic(rule: "content/bad-value", "\(rule), and not \(number)", at: size.location)
  }
}
