import Viper

/// Has nothing to find out: the parent knows the pages above.
struct BreadcrumbsInteractor: Interactor {
  func requests() -> [BreadcrumbsFragment.Request] { [] }

  func respond(to request: BreadcrumbsFragment.Request) -> BreadcrumbsFragment.Request { request }
}
