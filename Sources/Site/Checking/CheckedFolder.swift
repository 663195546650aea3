internal import ContentLoading
internal import Diagnostics
internal import Entities
internal import Files
internal import Routing

/// A folder of pages, and what the site it lies in asks of them.
struct CheckedFolder {
  let rules: PageRules
  /// What is wrong with the settings of the site.
  let faults: [Diagnostic]
  /// Where the site is published, as its settings say.
  let baseURL: BaseURL?
  /// What the output paths of its pages start with: the folder may lie inside the output folder of the site.
  private let prefix: String

  /// Finds the site at `root`, or else the nearest one that the folder lies in; without any, the standard alone counts.
  init(_ folder: String, root: String?, settings choice: SettingsChoice = SettingsChoice()) throws {
    let enclosing = FolderPath.enclosing(FolderPath.absolute(folder))
    let root = root ?? enclosing.first { Self.holds($0, ContentLoader.settingsPath) }.map(FolderPath.relative)
    guard let root else {
      (rules, faults, baseURL, prefix) = (.standard, [], nil, "")
      return
    }
    let (settings, faults) = try ContentLoader(root: root).settings(choice)
    rules = settings.map { PageRules($0) } ?? .standard
    baseURL = settings.flatMap { BaseURL($0.baseURL) }
    self.faults = (faults + rules.faults).map { $0.seen(from: root) }
    let output = enclosing.first { Self.holds($0, OutputManifest.name) }
    prefix = output.flatMap { FolderPath.below($0, enclosing[0]) }.map { "\($0)/" } ?? ""
  }

  /// Whether the folder lies inside the output folder of its site: links lead out of it then.
  var isPart: Bool { !prefix.isEmpty }

  /// The output path of a file below the folder.
  func outputPath(of path: String) -> String { prefix + path }

  private static func holds(_ folder: String, _ file: String) -> Bool {
    OutputFolder(folder).kind(of: file) == .file
  }
}

extension Diagnostic {
  /// The diagnostic of a source of the site at `root`, by the path to it from the working folder.
  fileprivate func seen(from root: String) -> Diagnostic {
    guard root != "." else { return self }
    let place = SourceLocation(
      file: "\(root)/\(location.file)", line: location.line, column: location.column)
    return Diagnostic(severity, rule: rule, message, at: place, hint: hint)
  }
}
