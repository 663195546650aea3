extension Diagnostic {
  /// Each fault once, ordered by the place to look at. A fault of a template shows on many pages: the first of those where it
  /// is most severe is told, the others are counted.
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
      let further = group.reduce(pages.count - 1) { $0 + $1.furtherPages }
      let first = group.min { ($1.severity, $0.location) < ($0.severity, $1.location) }
      return first?.told(onFurtherPages: further)
    }
    .sorted { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }
  }

  private func told(onFurtherPages count: Int) -> Diagnostic {
    guard count != furtherPages else { return self }
    return Diagnostic(
      severity, rule: rule, message, at: location, origin: origin, hint: hint, furtherPages: count)
  }
}
