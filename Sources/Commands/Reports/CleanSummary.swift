internal import Site

/// The line of a cleaning: what was removed where, and what stays.
struct CleanSummary {
  let report: SiteCleaner.Report
  let output: String
  let cache: String
  let isDryRun: Bool

  var text: String {
    let places = [(report.outputCount, output), (report.cacheCount, cache)].filter { $0.0 > 0 }
    let removed = places.map { "\(files($0.0)) of \($0.1)" }.joined(separator: " and ")
    let verb = isDryRun ? "would remove" : "removed"
    return (places.isEmpty ? "there is nothing to remove" : "\(verb) \(removed)") + stays + "\n"
  }

  private var stays: String {
    if report.keptCount == 0 { return "" }
    let verb = report.keptCount == 1 ? "stays" : "stay"
    return "; \(files(report.keptCount)) of \(output) that Vipera did not write \(verb)"
  }

  private func files(_ count: Int) -> String {
    "\(Int64(count).grouped) file\(count == 1 ? "" : "s")"
  }
}
