internal import Routing
internal import Viper

/// A page type in one language of a site with several: it plans its pages as if there were no other, and they are put into the
/// folder of the language.
struct LanguageModule: PageModule {
  private let module: any PageModule
  /// The language, where that is not the main one.
  private let language: SiteLanguage?

  init(_ module: any PageModule, in language: SiteLanguage?) {
    self.module = module
    self.language = language
  }

  func plan() -> ModulePlan { placed(module.plan()) }

  func parts() -> [@Sendable () -> ModulePlan] {
    module.parts().map { part in { placed(part()) } }
  }

  /// What follows from other pages follows from those of its language.
  func plan(after pages: [PlannedPage]) -> ModulePlan {
    placed(module.plan(after: pages.filter { $0.language == language }))
  }

  /// What programs may do is said once for a host.
  private func placed(_ plan: ModulePlan) -> ModulePlan {
    guard let language else { return plan }
    return ModulePlan(
      pages: plan.pages.filter { $0.destination.route != .robots }.map { $0.spoken(in: language) },
      faults: plan.faults)
  }
}
