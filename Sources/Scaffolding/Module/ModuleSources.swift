/// The sources of a new page module: a page that says how many pages of Markdown there are, to be changed into what it shall be.
///
/// `make check` adds one to a first package, builds the site with it and runs its tests.
struct ModuleSources {
  private let name: ModuleName

  init(_ name: ModuleName) {
    self.name = name
  }

  /// What is asked, found out and shown.
  var contract: String {
    """
    import Fragments
    import Routing

    /// The page at `/\(name.slug)/`.
    enum \(name.type)Page {
      /// There is one such page.
      struct Request: Hashable {}

      /// What is found out: how many pages of Markdown there are.
      struct Response: Equatable, Encodable {
        let pageCount: Int
      }

      /// What the visitor sees.
      struct ViewModel: Equatable, Codable {
        let frame: FrameFragment.ViewModel
        let title: String
        let text: String
        let home: Link?
      }
    }

    """
  }

  /// Finds out.
  var interactor: String {
    """
    import Entities
    import Services
    import Viper

    /// Finds out what the page shows.
    struct \(name.type)Interactor: Interactor {
      let content: any ContentService

      func requests() -> [\(name.type)Page.Request] { [\(name.type)Page.Request()] }

      func respond(to request: \(name.type)Page.Request) -> \(name.type)Page.Response {
        \(name.type)Page.Response(pageCount: content.documents.count)
      }
    }

    """
  }

  /// Says where the page lies.
  var router: String {
    """
    import Routing
    import Viper

    /// Says where the page lies, and where one can go from it.
    struct \(name.type)Router: Router {
      var ways = Ways.nowhere

      func destination(of request: \(name.type)Page.Request) -> Destination {
        Destination(Route(kind: "\(name.slug)", name: ""), at: OutputPath(folder: ["\(name.slug)"]))
      }

      var home: Link? { ways.link(to: .home) }
    }

    """
  }

  /// Puts it into words.
  var presenter: String {
    """
    import Fragments
    import Viper

    /// Puts what was found out into words.
    struct \(name.type)Presenter: Presenter {
      let frame: Frame

      func present(_ response: \(name.type)Page.Response, router: \(name.type)Router) -> \(name.type)Page.ViewModel {
        \(name.type)Page.ViewModel(
          frame: frame.viewModel(for: .init(title: "\(name.title)", description: nil), from: router.ways),
          title: "\(name.title)",
          text: response.pageCount == 1 ? "There is 1 page." : "There are \\(response.pageCount) pages.",
          home: router.home)
      }
    }

    """
  }

  /// Shows it.
  var view: String {
    """
    import Templates
    import Viper

    /// Shows the page through `\(name.slug).mustache`.
    struct \(name.type)View: TemplateView {
      typealias ViewModel = \(name.type)Page.ViewModel

      let template: Template<ViewModel>
    }

    """
  }

  /// Wires the roles.
  var module: String {
    """
    import Fragments
    import Services
    import Templates
    import Viper

    extension \(name.type)Page {
      /// The roles, wired.
      static func module(_ kit: PageKit) -> any PageModule {
        Module(
          "\(name.type)",
          interactor: \(name.type)Interactor(content: kit.services.content),
          presenter: \(name.type)Presenter(frame: kit.frame),
          view: \(name.type)View(template: kit.templates.template("\(name.slug)", for: ViewModel.self)),
          router: \(name.type)Router())
      }
    }

    """
  }

  /// What the view shows it through.
  var template: String {
    """
    {{<layout}}
    {{$main}}
    <main id="Main">
    <h1>{{title}}</h1>
    <p>{{text}}</p>
    {{#home}}<p><a href="{{home}}">Home</a></p>{{/home}}
    </main>
    {{/main}}
    {{/layout}}

    """
  }

  /// Tests of the roles; `target` is the module that they are in.
  func tests(of target: String) -> String {
    """
    import Entities
    import Routing
    import Services
    import Testing

    @testable import \(target)

    /// The roles of the page at `/\(name.slug)/`, tried with plain values.
    @Suite struct \(name.type)Tests {
      @Test func pagesAreCounted() {
        let content = MemoryContentService(
          settings: SiteSettings(title: "Test", baseURL: "https://example.org/"))
        #expect(\(name.type)Interactor(content: content).respond(to: .init()) == .init(pageCount: 0))
      }

      @Test func thePageLiesBelowItsName() {
        #expect(\(name.type)Router().destination(of: .init()).path.text == "\(name.slug)/index.html")
      }
    }

    """
  }
}
