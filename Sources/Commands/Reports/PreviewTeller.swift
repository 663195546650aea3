internal import Diagnostics
internal import Preview
internal import Synchronization

/// Tells people what the preview does.
final class PreviewTeller: PreviewDelegate {
  /// How many of the files that changed are named.
  private static let namedLimit = 3

  private let isQuiet: Bool
  private let opensBrowser: Bool
  private let address = Mutex<String?>(nil)
  private let told = Mutex<[Diagnostic]>([])

  init(isQuiet: Bool, opensBrowser: Bool) {
    self.isQuiet = isQuiet
    self.opensBrowser = opensBrowser
  }

  func previewDidStart(at address: String) {
    self.address.withLock { $0 = address }
    Terminal.standardOutput.write("The site is at \(address)\n")
    if opensBrowser { openBrowser() }
  }

  func previewDidBuild(_ build: PreviewBuild, after changed: Set<String>?, in duration: Duration) {
    let diagnostics = build.faults.map(\.diagnostic)
    let isNews = told.withLock { told in
      defer { told = diagnostics }
      return told != diagnostics
    }
    if isNews {
      let report = Report(diagnostics, fileCount: build.pages.count, sources: build.excerpts)
      Terminal.standardOutput.write(
        TextReporter(isColoured: Terminal.standardOutput.isColoured).report(report))
    }
    if !isQuiet { Terminal.standardOutput.write(line(build, changed, duration)) }
  }

  func previewDidFail(_ error: any Error) {
    Terminal.standardError.write("vipera: error: \(error)\n")
  }

  /// Opens the site in the browser, once it is there.
  func openBrowser() {
    if let address = address.withLock({ $0 }) { Browser.open(address) }
  }

  private func line(_ build: PreviewBuild, _ changed: Set<String>?, _ duration: Duration) -> String {
    let names = changed?.sorted() ?? []
    let more = names.count - Self.namedLimit
    let files =
      names.prefix(Self.namedLimit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let counts = Report.counts(of: build.faults.map(\.diagnostic))
    return
      "\(files.isEmpty ? "\(build.pages.count) pages" : files) in \(duration.told)\(counts.map { ", \($0)" } ?? "")\n"
  }
}
