import Diagnostics
import Entities
import Markdown
import Prose
import Services
import Viper

/// Finds a document and what lies in the same folder.
struct TextInteractor: Interactor {
  private let shelf: TextShelf
  /// The template of the pages that are asked for; nothing for the usual one.
  private let template: String?

  init(shelf: TextShelf, template: String? = nil) {
    self.shelf = shelf
    self.template = template
  }

  func requests() -> [TextPage.Request] {
    shelf.documents.enumerated().filter { $0.element.details.template?.name == template }
      .map { place, document in
        .init(
          place: place, folders: document.folders.map(\.description), slug: document.slug.description,
          path: document.details.path)
      }
  }

  func source(of request: TextPage.Request) -> SourceLocation? {
    SourceLocation(shelf.documents[request.place].source)
  }

  func respond(to request: TextPage.Request) -> TextPage.Response {
    let document = shelf.documents[request.place]
    let (siblings, position) = shelf.section(of: request.place)
    return TextPage.Response(
      title: document.title, description: document.description,
      updated: document.details.updated.map { CalendarDay($0) },
      image: document.details.image.map { .init(file: $0.file, alt: $0.alt) },
      body: MarkdownSource(document.body),
      extra: document.details.extra.map { .init(name: $0.name, value: $0.value) },
      trail: shelf.trail(to: request.place).map(sibling), section: siblings.map(sibling), position: position)
  }

  private func sibling(_ sibling: TextShelf.Sibling) -> TextPage.Response.Sibling {
    .init(title: sibling.title, path: sibling.path, isIndex: sibling.isIndex)
  }
}
