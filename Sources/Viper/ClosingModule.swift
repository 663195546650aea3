public import Diagnostics

/// A page type whose pages follow from those of all others, as the list of all pages does: it is planned last.
public struct ClosingModule: PageModule {
  private let faults: [Diagnostic]
  private let make: @Sendable ([PlannedPage]) -> any PageModule

  /// Makes the module as soon as all other pages are planned; `faults` are what is wrong with it whatever they are, such as those
  /// of its template.
  public init(
    faults: [Diagnostic] = [], _ make: @escaping @Sendable ([PlannedPage]) -> any PageModule
  ) {
    self.faults = faults
    self.make = make
  }

  /// No pages: nothing is known of the others yet.
  public func plan() -> ModulePlan { ModulePlan(pages: [], faults: faults) }

  /// The pages that follow from the others.
  public func plan(after pages: [PlannedPage]) -> ModulePlan { make(pages).plan() }
}
