import Entities
import Services

/// The folders with an `_index.md` that are neither of a collection nor of a taxonomy, and what lies in each.
struct SectionShelf: Sendable {
  /// A page of a folder, or the page of a folder in it.
  struct Child: Sendable {
    let title: String
    let path: String
    let summary: String?
    fileprivate let key: Key
  }

  fileprivate typealias Key = (rank: Int, title: String, path: String)

  private static let pageSize = 50

  let sections: [Section]
  private let children: [[Child]]
  private let titles: [[Slug]: String]

  init(content: any ContentService) {
    let settings = content.settings
    let others = Set(settings.collections.map(\.name) + settings.taxonomies.map(\.name))
    let sections = content.sections.filter { !others.contains($0.folders.first?.description ?? "") }
    var numbers: [[Slug]: Int] = [:]
    for (number, section) in sections.enumerated() { numbers[section.folders] = number }
    var children: [[Child]] = Array(repeating: [], count: sections.count)
    var titles: [[Slug]: String] = [:]
    for document in content.documents where !document.folders.isEmpty {
      let isIndex = document.slug.description == "index"
      if isIndex { titles[document.folders] = document.title }
      let parent = isIndex ? Array(document.folders.dropLast()) : document.folders
      guard let number = numbers[parent] else { continue }
      children[number].append(Child(document, in: sections[number].order ?? .weight))
    }
    for section in sections {
      titles[section.folders] = section.title
      guard let number = numbers[Array(section.folders.dropLast())] else { continue }
      children[number].append(Child(section, in: sections[number].order ?? .weight))
    }
    self.sections = sections
    self.children = children.map { $0.sorted { $0.key < $1.key } }
    self.titles = titles
  }

  /// How many entries a folder's list has.
  func count(of place: Int) -> Int { children[place].count }

  /// How many pages a folder's list has: an empty one has a page, too.
  func pageCount(of place: Int) -> Int {
    max(0, children[place].count - 1) / pageSize(of: place) + 1
  }

  func children(of place: Int, onPage page: Int) -> ArraySlice<Child> {
    children[place].dropFirst((page - 1) * pageSize(of: place)).prefix(pageSize(of: place))
  }

  /// The pages of the folders above one, outermost first: their titles and paths.
  func trail(to place: Int) -> [(title: String, path: String)] {
    let folders = sections[place].folders
    return folders.indices.dropLast().compactMap { depth in
      let above = Array(folders[...depth])
      return titles[above].map { ($0, above.map(\.description).joined(separator: "/") + "/index") }
    }
  }

  private func pageSize(of place: Int) -> Int { sections[place].pageSize ?? Self.pageSize }
}

extension SectionShelf.Child {
  fileprivate init(_ document: Document, in order: Section.Order) {
    let path = (document.folders + [document.slug]).map(\.description).joined(separator: "/")
    self.init(
      title: document.title, path: path, summary: document.summary ?? document.description,
      key: (Self.rank(order, weight: document.weight, date: document.date), document.title, path))
  }

  fileprivate init(_ section: Section, in order: Section.Order) {
    self.init(
      title: section.title, path: "\(section.path)/index", summary: section.description,
      key: (Self.rank(order, weight: section.weight, date: nil), section.title, section.path))
  }

  private static func rank(_ order: Section.Order, weight: Int?, date: DateStamp?) -> Int {
    switch order {
    case .weight: weight ?? .max
    case .date: date.map { -$0.secondsSince1970 } ?? .max
    case .title: 0
    }
  }
}
