internal import Diagnostics
internal import Entities
internal import Fragments
internal import Services

/// Finds menus with entries that no page shows: their names are most often misspelled.
enum MenuCheck {
  private static let names = NavigationFragment.Request.all.map(\.menu)

  static func faults(in settings: SiteSettings) -> [Diagnostic] {
    settings.menus.compactMap { name, entries in
      guard let source = entries.first?.source, !names.contains(name) else { return nil }
      return Diagnostic(
        .warning, rule: "routing/unknown-menu", "pages have no menu \"\(name)\"",
        at: SourceLocation(source),
        hint: NearMiss.question(name, among: names) ?? "the menus are \(names.joined(separator: " and "))")
    }
  }
}
