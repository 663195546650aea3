/// The sources of the page type that a new package has: how many articles were published in each year.
///
/// Those of the test package `Tests/OutsidePackage`, which is built in CI; a test compares them.
enum YearsSources {
  /// What is asked, found out and shown.
  static let contract = #"""
    import Fragments
    import Routing

    /// How many articles were published in each year.
    enum YearsPage {
      /// There is one such page.
      struct Request: Hashable {}

      /// The years and their numbers, latest first.
      struct Response: Equatable, Encodable {
        let years: [Year]

        struct Year: Equatable, Encodable {
          let year: Int
          let articleCount: Int
        }
      }

      /// What the visitor sees.
      struct ViewModel: Equatable, Codable {
        let frame: FrameFragment.ViewModel
        let title: String
        let years: [Year]
        let archive: Link?

        struct Year: Equatable, Codable {
          let year: String
          let count: String
        }
      }
    }

    """#

  /// Finds out.
  static let interactor = #"""
    import Entities
    import Services
    import Viper

    /// Counts the articles of the collection `articles` by year.
    struct YearsInteractor: Interactor {
      let content: any ContentService

      func requests() -> [YearsPage.Request] { [YearsPage.Request()] }

      func respond(to request: YearsPage.Request) -> YearsPage.Response {
        let years = Dictionary(grouping: content.articles(in: "articles"), by: \.date.year)
        return YearsPage.Response(
          years: years.sorted { $0.key > $1.key }.map { .init(year: $0.key, articleCount: $0.value.count) })
      }
    }

    """#

  /// Says where the page lies.
  static let router = #"""
    import Routing
    import Viper

    /// A route of a kind of its own; the way leads to the list of articles.
    struct YearsRouter: Router {
      var ways = Ways.nowhere

      func destination(of request: YearsPage.Request) -> Destination {
        Destination(Route(kind: "years", name: ""), at: OutputPath(folder: ["years"]))
      }

      var archive: Link? { ways.link(to: .archive(of: "articles")) }
    }

    """#

  /// Puts it into words.
  static let presenter = #"""
    import Fragments
    import Routing
    import Viper

    /// Words the numbers.
    struct YearsPresenter: Presenter {
      let frame: Frame

      func present(_ response: YearsPage.Response, router: YearsRouter) -> YearsPage.ViewModel {
        YearsPage.ViewModel(
          frame: frame.viewModel(for: .init(title: "Years", description: nil), from: router.ways),
          title: "Years",
          years: response.years.map {
            .init(
              year: String($0.year), count: $0.articleCount == 1 ? "1 article" : "\($0.articleCount) articles")
          },
          archive: router.archive)
      }
    }

    """#

  /// Shows it.
  static let view = #"""
    import Templates
    import Viper

    /// Shows the years through `years.mustache`.
    struct YearsView: TemplateView {
      typealias ViewModel = YearsPage.ViewModel

      let template: Template<ViewModel>
    }

    """#

  /// Wires the roles.
  static let module = #"""
    import Fragments
    import Services
    import Templates
    import Viper

    extension YearsPage {
      /// The roles, wired.
      static func module(_ kit: PageKit) -> any PageModule {
        Module(
          "Years",
          interactor: YearsInteractor(content: kit.services.content),
          presenter: YearsPresenter(frame: kit.frame),
          view: YearsView(template: kit.templates.template("years", for: ViewModel.self)),
          router: YearsRouter())
      }
    }

    """#

  /// What the view shows it through.
  static let template = #"""
    {{<layout}}
    {{$main}}
    <main id="Main">
    <h1>{{title}}</h1>
    <ul>
    {{#years}}
    <li>{{year}}: {{count}}</li>
    {{/years}}
    </ul>
    {{#archive}}<p><a href="{{archive}}">All articles</a></p>{{/archive}}
    </main>
    {{/main}}
    {{/layout}}

    """#

  /// The program: its list of page types.
  static let program = #"""
    import Commands
    import Site

    /// The commands of Vipera over its page types and the one of this site.
    @main
    enum Main {
      static func main() async {
        await Program.run { kit, collections in
          AppModules.all(kit, collections) + [YearsPage.module(kit)]
        }
      }
    }

    """#

  /// Tests of the roles; `target` is the module that they are in.
  static func tests(of target: String) -> String {
    #"""
    import Entities
    import Routing
    import Services
    import Testing

    @testable import \#(target)

    /// The roles of the page of years, tried with plain values.
    @Suite struct YearsTests {
      @Test func articlesAreCountedByYear() {
        let content = MemoryContentService(
          settings: SiteSettings(title: "Test", baseURL: "https://example.org/"),
          articles: ["articles": ["2025-03-01", "2026-01-31", "2026-05-02"].compactMap(article)])
        let response = YearsInteractor(content: content).respond(to: .init())
        #expect(
          response == .init(years: [.init(year: 2026, articleCount: 2), .init(year: 2025, articleCount: 1)]))
      }

      @Test func thePageLiesBelowYears() {
        #expect(YearsRouter().destination(of: .init()).path.text == "years/index.html")
      }

      private func article(of day: String) -> Article? {
        DateStamp(day).map { date in
          Article(
            source: ContentSource(path: "Content/articles/\(day).md"), slug: Slug(from: day), title: day, date: date,
            body: MarkdownText(path: "Content/articles/\(day).md", bytes: []))
        }
      }
    }

    """#
  }
}
