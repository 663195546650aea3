extension Diagnostic {
  /// Each fault once, ordered by the place to look at. A fault of a template shows on many pages: the first is told, the
  /// others are counted.
  public static func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    struct Fault: Hashable {
      let place: SourceLocation
      let rule: String
      let message: String
    }
    let groups = Dictionary(grouping: diagnostics) {
      Fault(place: $0.place, rule: $0.rule, message: $0.message)
    }
    return groups.values.compactMap { group in
      let pages = Set(group.map(\.location.file))
      return group.min { $0.location < $1.location }?.told(onFurtherPages: pages.count - 1)
    }
    .sorted { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }
  }

  private func told(onFurtherPages count: Int) -> Diagnostic {
    guard count > 0 else { return self }
    let pages = count == 1 ? "1 more page" : "\(count) more pages"
    return Diagnostic(
      severity, rule: rule, "\(message) (also on \(pages))", at: location, origin: origin, hint: hint)
  }
}
