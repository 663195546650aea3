import Diagnostics
import Digests
import Entities
import Files
import Routing

/// What came of reading settings.
struct SettingsReading {
  /// All that was said, each value with its place; nothing where a file cannot be read.
  var node: ContentNode?
  /// The settings, where nothing is wrong with them.
  var settings: SiteSettings?
  /// Stands for the bytes that were read.
  var digest: Digest
  /// What is wrong, warnings among it.
  var diagnostics: [Diagnostic]
}

extension SettingsFile {
  /// The settings, with what the choice lays over them, or what is wrong with them. Throws where a file cannot be read.
  static func read(
    below root: String, shapes: SettingsShapes, _ choice: SettingsChoice
  ) throws(FileFailure) -> SettingsReading {
    var mixer = Mixer()
    var (node, diagnostics) = try file(path, below: root, addingTo: &mixer)
    if let environment = choice.environment {
      let (upper, faults) = try file(of: environment, below: root, addingTo: &mixer)
      diagnostics += faults
      node = upper.flatMap { upper in node.map { $0.overlaid(by: upper) } }
    }
    guard let said = node else { return SettingsReading(digest: mixer.digest, diagnostics: diagnostics) }
    let (layers, unknown) = SettingsVariables(shapes.settings).read(choice.ownVariables)
    let whole = layers.reduce(said) { $0.overlaid(by: $1) }.writingOutRuleLevels()
      .writingOutWords()
    let (settings, faults) = check(whole, shapes: shapes, publishedAt: choice.baseURL)
    return SettingsReading(
      node: whole, settings: diagnostics.isEmpty ? settings : nil, digest: mixer.digest,
      diagnostics: diagnostics + unknown + faults)
  }

  /// The keys and values of the file of an environment; where there is none, the failure names those that are there.
  private static func file(
    of environment: String, below root: String, addingTo mixer: inout Mixer
  ) throws(FileFailure) -> (node: ContentNode?, diagnostics: [Diagnostic]) {
    do {
      return try file(path(of: environment), below: root, addingTo: &mixer)
    } catch {
      let others = environments(below: root)
      if others.isEmpty { throw error }
      let hint =
        NearMiss.question(environment, among: others)
        ?? "the environments are \(others.joined(separator: ", "))"
      throw FileFailure(path: error.path, reason: "\(error.reason); \(hint)")
    }
  }

  /// The environments that there are files of.
  private static func environments(below root: String) -> [String] {
    FileTree.walk("\(root)/Content", includingHidden: false).files.map(\.path)
      .filter { isSettings($0) && $0 != "site.json" }
      .map { String($0.dropFirst("site.".count).dropLast(".json".count)) }
  }

  /// The keys and values of a file, whose bytes are added to a digest.
  private static func file(
    _ path: String, below root: String, addingTo mixer: inout Mixer
  ) throws(FileFailure) -> (node: ContentNode?, diagnostics: [Diagnostic]) {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: "\(root)/\(path)")
    } catch {
      throw FileFailure(path: path, reason: error.reason)
    }
    mixer.add(Digest(of: bytes))
    if let fault = CharacterCheck.diagnostic(for: bytes, file: path) { return (nil, [fault]) }
    return JSONReader.read(bytes, file: path)
  }
}
