import Diagnostics
import Entities
import Markdown
import Prose
import Services
import Viper

/// Divides what lies in a folder into pages.
struct SectionInteractor: Interactor {
  private let shelf: SectionShelf
  /// The template of the pages that are asked for; nothing for the usual one.
  private let template: String?

  init(shelf: SectionShelf, template: String? = nil) {
    self.shelf = shelf
    self.template = template
  }

  func requests() -> [SectionPage.Request] {
    shelf.sections.enumerated().filter { $0.element.details.template?.name == template }
      .flatMap { place, section in
        (1...shelf.pageCount(of: place)).map {
          .init(place: place, folders: section.folders.map(\.description), page: $0)
        }
      }
  }

  func source(of request: SectionPage.Request) -> SourceLocation? {
    SourceLocation(shelf.sections[request.place].source)
  }

  func respond(to request: SectionPage.Request) -> SectionPage.Response {
    let section = shelf.sections[request.place]
    return SectionPage.Response(
      title: section.title, description: section.description,
      body: request.page == 1 ? section.body.map { MarkdownSource($0) } : nil, folders: request.folders,
      page: request.page, pageCount: shelf.pageCount(of: request.place),
      entryCount: shelf.count(of: request.place),
      entries: shelf.children(of: request.place, onPage: request.page).map {
        .init(title: $0.title, path: $0.path, summary: $0.summary)
      }, trail: shelf.trail(to: request.place).map { .init(title: $0.title, path: $0.path) })
  }
}
