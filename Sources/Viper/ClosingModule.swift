/// A page type whose pages follow from those of all others, as the list of all pages does: it is planned last.
public struct ClosingModule: PageModule {
  private let make: @Sendable ([PlannedPage]) -> any PageModule

  /// Makes the module as soon as all other pages are planned.
  public init(_ make: @escaping @Sendable ([PlannedPage]) -> any PageModule) {
    self.make = make
  }

  /// No pages: nothing is known of the others yet.
  public func plan() -> ModulePlan { ModulePlan(pages: []) }

  /// The pages that follow from the others.
  public func plan(after pages: [PlannedPage]) -> ModulePlan { make(pages).plan() }
}
