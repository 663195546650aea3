internal import Diagnostics
internal import HTML

/// Looks for the files that style sheets name. Each sheet is read once, so that sheets may import each other in a circle.
struct StyleSheetCheck {
  private let wording: LinkWording
  private let links: LinkCollector

  init(_ wording: LinkWording) {
    self.wording = wording
    links = LinkCollector(wording.targets)
  }

  /// Whether an output path is that of a style sheet.
  static func isStyleSheet(_ path: String) -> Bool { path.lowercased().hasSuffix(".css") }

  /// What is wrong with the sheet at an output path, told in the file it was made from.
  func diagnostics(for sheet: [UInt8], at path: String, from source: String) -> [Diagnostic] {
    links.begin(nil, at: path)
    let unfinished = Checker.readStyleSheet(sheet, links: links)
    var faults = wording.faults(in: links, on: path)
    if let unfinished, let fault = wording.unfinished(at: unfinished, on: path) { faults.append(fault) }
    if faults.isEmpty { return [] }
    return TracedPage(sheet, of: source).diagnostics(for: faults)
  }
}
