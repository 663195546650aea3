import Diagnostics
import Entities
import Markdown
import Prose
import Services
import Viper

/// Finds a document and what lies in the same folder.
struct TextInteractor: Interactor {
  private let documents: [Document]
  /// The documents of each folder: its index first, then by weight and title.
  private let sections: [[Slug]: [Document]]

  init(content: any ContentService) {
    documents = content.documents.filter { !$0.folders.isEmpty || !$0.isIndex }
    sections = Dictionary(grouping: documents.filter { !$0.folders.isEmpty }, by: \.folders)
      .mapValues { $0.sorted(by: Document.isEarlier) }
  }

  func requests() -> [TextPage.Request] {
    documents.enumerated().map { place, document in
      .init(
        place: place, folders: document.folders.map(\.description), slug: document.slug.description)
    }
  }

  func source(of request: TextPage.Request) -> SourceLocation? {
    SourceLocation(documents[request.place].source)
  }

  func respond(to request: TextPage.Request) -> TextPage.Response {
    let document = documents[request.place]
    let section = sections[document.folders] ?? []
    return TextPage.Response(
      title: document.title, description: document.description, body: MarkdownSource(document.body),
      section: section.map { .init(title: $0.title, path: $0.path, isIndex: $0.isIndex) },
      position: section.firstIndex(of: document))
  }
}

extension Document {
  fileprivate var isIndex: Bool { slug.description == "index" }

  fileprivate var path: String { (folders + [slug]).map(\.description).joined(separator: "/") }

  fileprivate static func isEarlier(_ left: Document, _ right: Document) -> Bool {
    (left.isIndex ? 0 : 1, left.weight ?? .max, left.title, left.path)
      < (right.isIndex ? 0 : 1, right.weight ?? .max, right.title, right.path)
  }
}
