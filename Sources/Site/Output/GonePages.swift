internal import Diagnostics
internal import Files
internal import Routing
internal import Viper

/// Finds the pages of the last build that are gone: links from elsewhere lead to them still.
struct GonePages {
  /// How many are told one by one.
  private static let limit = 100

  let plan: SitePlan
  /// The pages by their titles' hashes.
  let pagesByTitle: [UInt64: Int]
  /// What titles are hashed with.
  let hash: ByteHash

  /// A warning for each page that the output folder has of the last build, and that neither a page nor an alias replaces.
  func diagnostics(in output: String, known manifest: OutputManifest) -> [Diagnostic] {
    let folder = OutputFolder(output)
    let gone = manifest.paths.filter { !plan.map.hasOutput(at: $0) && Self.isMissed($0) }.sorted()
    var faults = gone.prefix(Self.limit).map { fault(for: $0, in: folder) }
    if gone.count > Self.limit {
      faults.append(
        Diagnostic(
          .warning, rule: "routing/gone", "\(gone.count - Self.limit) more pages are gone",
          at: SourceLocation(file: "Content")))
    }
    return faults
  }

  /// Whether others may link to a page: nobody does to the third page of a list, which changes all the time.
  private static func isMissed(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    let isOfList = folders.dropLast().last == "page" && folders.last.map { $0.allSatisfy(\.isNumber) } == true
    return path.hasSuffix(".html") && !isOfList && path != OutputPath.notFound.text
  }

  private func fault(for path: String, in folder: OutputFolder) -> Diagnostic {
    let alias = "/" + PathAlternatives.urlPath(of: path)
    let successor = successor(of: path, in: folder).flatMap { plan.pages[$0].source }
    let isRecord = successor?.file.hasSuffix(".json") == true
    let line = isRecord ? "\"aliases\": [\"\(alias)\"]" : "\"aliases: [\(alias)]\""
    let target = successor?.file ?? "the page that takes its place"
    return Diagnostic(
      .warning, rule: "routing/gone",
      "the page \(alias) of the last build is gone, and nothing leads on from there",
      at: successor ?? SourceLocation(file: "Content"), hint: "add \(line) to \(target)")
  }

  /// The page that has the title of the one that is gone, or else its name in another folder.
  private func successor(of path: String, in folder: OutputFolder) -> Int? {
    if let bytes = try? FileReader.bytes(of: "\(folder.path)/\(path)"),
      let title = LinkReader(bytes, at: path).title,
      let page = title.withUnsafeBufferPointer({ pagesByTitle[hash.of($0)] })
    {
      return page
    }
    let name = Self.name(of: path)
    return name.flatMap { name in
      plan.pages.firstIndex { $0.source != nil && Self.name(of: $0.destination.path.text) == name }
    }
  }

  /// The last folder of a page's path.
  private static func name(of path: String) -> Substring? { path.split(separator: "/").dropLast().last }
}
