public import Fragments
public import Routing
public import Services
internal import Templates
public import Viper

/// An address that a page had before.
public struct Redirect: Sendable {
  /// Its path from the root of the site, decoded.
  public let path: String
  /// The page.
  public let target: Route
}

extension RedirectPage {
  /// The aliases of all content, for lists of them.
  public static func redirects(in content: any ContentService) -> [Redirect] {
    let interactor = RedirectInteractor(content: content)
    return interactor.requests().map {
      Redirect(path: $0.path, target: RedirectRouter.route(to: interactor.respond(to: $0).target))
    }
  }

  /// The pages at the aliases of all content.
  public static func module(_ kit: PageKit) -> any PageModule {
    Module(
      "Redirect",
      interactor: RedirectInteractor(content: kit.services.content),
      presenter: RedirectPresenter(),
      view: RedirectView(template: kit.templates.template("redirect", forOwn: ViewModel.self)),
      router: RedirectRouter())
  }
}
