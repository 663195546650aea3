internal import Diagnostics
internal import Files
internal import Fingerprints
internal import Routing
internal import Synchronization
internal import Templates

/// Publishes the files beside the templates that templates name: style sheets in one piece and in short, each under a name with
/// a fingerprint, so that browsers may keep it for ever. What is named plainly stays where it is as well.
final class AssetPress: AssetNames {
  /// What became of a file.
  private struct Impression {
    let asset: PublishedAsset
    /// The file that is written; nothing where the plain one does.
    let file: PlannedAsset?
    let faults: [Diagnostic]
  }

  private let assets: [String: PlannedAsset]
  /// Whether names get fingerprints.
  private let isFingerprinting: Bool
  /// Whether pages tell what files are compared with: where they are opened from a disk, browsers refuse such files.
  private let isTellingIntegrity: Bool
  private let impressions = Mutex<[String: Impression]>([:])

  /// Takes the files beside the templates.
  init(_ assets: [PlannedAsset], isFingerprinting: Bool, isTellingIntegrity: Bool = true) {
    self.assets = Dictionary(assets.map { ($0.path.text, $0) }, uniquingKeysWith: { first, _ in first })
    self.isFingerprinting = isFingerprinting
    self.isTellingIntegrity = isTellingIntegrity
  }

  var paths: [String] { assets.keys.sorted() }

  func asset(at path: String) -> PublishedAsset? {
    guard let plain = assets[path] else { return nil }
    return impressions.withLock { impressions in
      if let known = impressions[path] { return known.asset }
      let made = impression(of: plain)
      impressions[path] = made
      return made.asset
    }
  }

  /// The files that are written for those that were named so far, ordered by path.
  var files: [PlannedAsset] {
    impressions.withLock { $0.values.compactMap(\.file) }.sorted { $0.path.text < $1.path.text }
  }

  /// What is wrong with those that were named so far.
  var faults: [Diagnostic] { impressions.withLock { $0.sorted { $0.key < $1.key }.flatMap(\.value.faults) } }

  private func impression(of plain: PlannedAsset) -> Impression {
    let name = PublishedAsset(url: plain.path.urlPath)
    // A file that cannot be read is told when it is copied.
    guard let bytes = try? plain.publishedBytes() else {
      return Impression(asset: name, file: nil, faults: [])
    }
    let path = plain.path.text
    var bundle = StyleBundle { [assets] in try? assets[$0]?.publishedBytes() }
    let pressed = AssetCheck.isStyleSheet(path) ? bundle.press(path, bytes) : bytes
    let faults = bundle.cycles.compactMap { cycle in
      assets[cycle.path].map { $0.diagnostic(of: cycle) }
    }
    let fingerprint = Fingerprint(of: pressed)
    guard isFingerprinting, let output = OutputPath(Self.name(path, with: fingerprint.short)) else {
      return Impression(asset: name, file: nil, faults: faults)
    }
    return Impression(
      asset: PublishedAsset(url: output.urlPath, integrity: isTellingIntegrity ? fingerprint.integrity : ""),
      file: PlannedAsset(source: plain.source, path: output, origin: .pressed(pressed)), faults: faults)
  }

  /// `assets/site.css` with its fingerprint: `assets/site.1f2e3d4c5b.css`.
  private static func name(_ path: String, with fingerprint: String) -> String {
    let file = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[file...].lastIndex(of: ".") ?? path.endIndex
    return "\(path[..<dot]).\(fingerprint)\(path[dot...])"
  }
}

extension PlannedAsset {
  fileprivate func diagnostic(of cycle: StyleBundle.Cycle) -> Diagnostic {
    let fault = PageFault(
      .warning, rule: "asset/import-cycle",
      "this style sheet imports \(cycle.target), which imports this one",
      hint: "leave one of the two imports out",
      at: cycle.offset)
    var lines = LineCounter(file: source, bytes: cycle.sheet)
    return fault.diagnostic(in: &lines, origin: nil)
  }
}
