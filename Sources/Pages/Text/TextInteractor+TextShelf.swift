import Entities
import Services

/// The pages of Markdown and how they lie beside and below each other, found once for all of them.
struct TextShelf: Sendable {
  /// A page of a folder: the folder's own first.
  struct Sibling: Sendable {
    let title: String
    let path: String
    let isIndex: Bool
  }

  /// All pages but the home page.
  let documents: [Document]
  /// The pages of each folder: its own, then by the order that its `_index.md` asks for, or by weight and title.
  private let folders: [[Slug]: [Sibling]]
  /// The place of each document in its folder.
  private let positions: [Int]

  init(content: any ContentService) {
    let documents = content.documents.filter { !$0.folders.isEmpty || !$0.isIndex }
    let sections = Dictionary(
      content.sections.map { ($0.folders, $0) }, uniquingKeysWith: { first, _ in first })
    var positions = Array(repeating: 0, count: documents.count)
    var folders: [[Slug]: [Sibling]] = [:]
    let places = Dictionary(
      grouping: documents.indices.filter { !documents[$0].folders.isEmpty }, by: { documents[$0].folders })
    for (folder, members) in places {
      let section = sections[folder]
      var siblings = section.map { [Sibling(title: $0.title, path: "\($0.path)/index", isIndex: true)] } ?? []
      let order = section?.order ?? .weight
      for place in members.sorted(by: { documents[$0].isEarlier(than: documents[$1], in: order) }) {
        let document = documents[place]
        positions[place] = siblings.count
        siblings.append(Sibling(title: document.title, path: document.path, isIndex: document.isIndex))
      }
      folders[folder] = siblings
    }
    for section in content.sections where folders[section.folders] == nil {
      folders[section.folders] = [Sibling(title: section.title, path: "\(section.path)/index", isIndex: true)]
    }
    self.documents = documents
    self.folders = folders
    self.positions = positions
  }

  /// The pages of a document's folder, and its own place among them.
  func section(of place: Int) -> (siblings: [Sibling], position: Int?) {
    let siblings = folders[documents[place].folders] ?? []
    return (siblings, siblings.isEmpty ? nil : positions[place])
  }

  /// The pages of the folders above a document, outermost first.
  func trail(to place: Int) -> [Sibling] {
    let document = documents[place]
    let depth = document.isIndex ? document.folders.count - 1 : document.folders.count
    return (0..<max(0, depth)).compactMap { folders[Array(document.folders[...$0])]?.first }.filter(\.isIndex)
  }

  /// The templates that the pages need.
  var templates: [TemplateName?] { TemplateName.all(of: documents.lazy.map(\.details.template)) }
}

extension Document {
  fileprivate var isIndex: Bool { slug.description == "index" }

  fileprivate var path: String { (folders + [slug]).map(\.description).joined(separator: "/") }

  fileprivate func isEarlier(than other: Document, in order: Section.Order) -> Bool {
    key(in: order) < other.key(in: order)
  }

  private func key(in order: Section.Order) -> (Int, Int, String, String) {
    let rank =
      switch order {
      case .weight: weight ?? .max
      case .title: 0
      case .date: -(date?.secondsSince1970 ?? .min + 1)
      }
    return (isIndex ? 0 : 1, rank, title, path)
  }
}
