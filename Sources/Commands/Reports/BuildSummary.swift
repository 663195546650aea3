internal import Diagnostics
internal import Site

/// The last lines of a build: how many pages, how long, and where to look.
struct BuildSummary {
  let report: BuildReport
  let options: BuildOptions
  let duration: Duration
  let isVerbose: Bool

  /// Whether the site was kept from being published.
  var isStopped: Bool {
    report.diagnostics.contains { $0.severity >= options.failOn }
  }

  var text: String {
    BaselineSummary.text(of: report.found) + (isStopped ? failure : success)
  }

  private var success: String {
    // An error that a baseline knows is of a page that is not valid; links have none that it could know.
    let state = report.found.known.contains { $0.severity == .error } ? "all well-formed" : "all valid"
    var text = "\(count(report.pageCount, "page")) in \(milliseconds), \(state), all links resolve\n"
    if let changes = report.changes {
      let details = "\(changes.written) written, \(changes.unchanged) unchanged, \(changes.removed) removed"
      let home = options.output.path(of: "index.html")
      text = "\(isVerbose ? details + "\n" : "")\(home) is the first page\n\(text)"
    }
    return text
  }

  private var failure: String {
    let counts = Report.counts(of: report.diagnostics) ?? ""
    return
      "\(counts) in \(milliseconds); nothing was written, the last good site stays\n"
  }

  private var milliseconds: String {
    let (seconds, attoseconds) = duration.components
    return "\((seconds * 1_000 + attoseconds / 1_000_000_000_000_000).grouped) ms"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(Int64(number).grouped) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Int64 {
  /// The number with a comma between thousands.
  var grouped: String {
    var text = String(self)
    var place = text.count - 3
    while place > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: place))
      place -= 3
    }
    return text
  }
}
