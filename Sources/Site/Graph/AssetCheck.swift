internal import Diagnostics
internal import HTML

/// Looks for the files that style sheets and pictures name. Each is read once, so that sheets may import each other in a circle.
struct AssetCheck {
  private let wording: LinkWording
  private let links: LinkCollector

  init(_ wording: LinkWording) {
    self.wording = wording
    links = LinkCollector(wording.targets)
  }

  /// Whether an output path is that of a style sheet.
  static func isStyleSheet(_ path: String) -> Bool { path.lowercased().hasSuffix(".css") }

  /// Whether what lies at an output path can name other files.
  static func canLink(_ path: String) -> Bool {
    isStyleSheet(path) || isPicture(path) || isManifest(path)
  }

  /// Whether an output path is that of a picture which can have links.
  static func isPicture(_ path: String) -> Bool { path.lowercased().hasSuffix(".svg") }

  /// Whether an output path is that of a web manifest.
  private static func isManifest(_ path: String) -> Bool { path.lowercased().hasSuffix(".webmanifest") }

  /// What is wrong with the asset at an output path, told in the file it was made from.
  func diagnostics(for asset: [UInt8], at path: String, from source: String) -> [Diagnostic] {
    links.begin(nil, at: path)
    var unfinished: Int?
    var faults: [PageFault] = []
    if Self.isManifest(path) {
      faults = Checker.faults(inWebManifest: asset, links: links).map { PageFault($0) }
    } else if Self.isStyleSheet(path) {
      unfinished = Checker.readStyleSheet(asset, links: links)
    } else {
      Checker.readXML(asset, links: links)
    }
    faults += wording.faults(in: links, on: path)
    if let unfinished, let fault = wording.unfinished(at: unfinished, on: path) { faults.append(fault) }
    if faults.isEmpty { return [] }
    return TracedPage(asset, of: source).diagnostics(for: faults)
  }
}
