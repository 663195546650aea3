import Viper

/// Has nothing to find out: the parent knows the neighbours.
struct PagerInteractor: Interactor {
  func requests() -> [PagerFragment.Request] { [] }

  func respond(to request: PagerFragment.Request) -> PagerFragment.Request { request }
}
