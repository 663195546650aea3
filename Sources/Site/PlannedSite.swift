internal import Diagnostics

/// A site that is loaded and planned, and not rendered yet.
struct PlannedSite {
  let plan: SitePlan
  let templates: SiteTemplates
  let rules: PageRules
  /// What is wrong so far.
  let faults: [Diagnostic]
  /// Whether an article waits for its date.
  let isWaiting: Bool
}
