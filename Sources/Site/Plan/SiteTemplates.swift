internal import ContentLoading
internal import Diagnostics
internal import Files
internal import Routing
internal import Templates
internal import Theme

/// The templates and assets of a site: what lies in its `Templates/`, and the theme in the program for what does not.
struct SiteTemplates {
  private static let folder = "Templates"
  private static let suffix = ".mustache"
  private static let assetsFolder = "assets/"

  let sources: [TemplateSource]
  let assets: [PlannedAsset]
  let faults: [Diagnostic]
  /// The files of the templates that the site brings itself.
  private let ownFiles: Set<String>

  /// Those of some diagnostics that are about templates of the site itself: nobody has to use all of the theme.
  func own(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { ownFiles.contains($0.location.file) }
  }

  init(root: String) throws(FileFailure) {
    let path = "\(root)/\(Self.folder)"
    let exists = try OutputFolder(path).exists()
    let tree = exists ? FileTree.walk(path, includingHidden: false) : nil
    var sources: [TemplateSource] = []
    var assets: [PlannedAsset] = []
    var faults = (tree?.faults ?? []).map { Diagnostic($0, below: Self.folder) }
    for file in tree?.files ?? [] {
      if file.path.hasPrefix(Self.assetsFolder) {
        guard let output = OutputPath(file.path) else {
          faults.append(.controlCharacterInName(of: Self.path(of: file.path)))
          continue
        }
        assets.append(
          PlannedAsset(source: Self.path(of: file.path), path: output, origin: .file(file.absolutePath)))
      } else if file.path.hasSuffix(Self.suffix) {
        do throws(FileFailure) {
          sources.append(Self.template(file.path, try FileReader.bytes(of: file.absolutePath)))
        } catch {
          faults.append(.unreadable(Self.path(of: file.path), error.reason))
        }
      }
    }
    let own = Set((tree?.files ?? []).map(\.path))
    for file in Theme.files where !own.contains(file.path) {
      if let output = OutputPath(file.path), file.path.hasPrefix(Self.assetsFolder) {
        assets.append(
          PlannedAsset(source: Self.path(of: file.path), path: output, origin: .theme(file.bytes)))
      } else {
        sources.append(Self.template(file.path, file.bytes))
      }
    }
    self.sources = sources
    ownFiles = Set(own.map(Self.path))
    self.assets = assets
    self.faults = faults
  }

  private static func path(of name: String) -> String { "\(folder)/\(name)" }

  private static func template(_ path: String, _ bytes: [UInt8]) -> TemplateSource {
    TemplateSource(name: String(path.dropLast(suffix.count)), path: self.path(of: path), bytes: bytes)
  }
}
