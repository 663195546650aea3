import Diagnostics
import Entities

/// Finds references of entries to others that are not there, and circles of references that may have none.
struct ReferenceCheck {
  /// An entry by what references call it.
  private struct Name: Hashable {
    let collection: String
    let slug: Slug

    init(collection: String, slug: Slug) {
      self.collection = collection
      self.slug = slug
    }

    init(_ reference: EntryReference) {
      self.init(collection: reference.collection, slug: reference.slug)
    }
  }

  /// A guess takes time, and nobody reads more of them.
  private static let guesses = 100

  private var references: [(from: Name, reference: EntryReference)] = []
  private var known: Set<Name> = []
  private var hidden: [Name: String] = [:]

  /// Takes what was loaded; where no collection has fields there is nothing to take.
  /// What is not in `loaded` may be in the main language, whose files `main` are.
  init(_ loaded: LoadedFiles, settings: SiteSettings, withOriginals main: LoadedFiles? = nil) {
    guard settings.collections.contains(where: { !$0.fields.isEmpty }) else { return }
    if let main {
      for (collection, articles) in main.articles {
        known.formUnion(articles.map { Name(collection: collection, slug: $0.slug) })
      }
      for (collection, records) in main.records {
        known.formUnion(records.map { Name(collection: collection, slug: $0.slug) })
      }
    }
    for (collection, articles) in loaded.articles.sorted(by: { $0.key < $1.key }) {
      for article in articles { add(article.slug, of: collection, article.details.fields) }
    }
    for (collection, records) in loaded.records.sorted(by: { $0.key < $1.key }) {
      for record in records { add(record.slug, of: collection, record.fields) }
    }
    for (collection, entries) in loaded.hiddenNames {
      for (slug, kind) in entries { hidden[Name(collection: collection, slug: slug)] = kind }
    }
  }

  private mutating func add(_ slug: Slug, of collection: String, _ fields: [FieldEntry]) {
    let name = Name(collection: collection, slug: slug)
    known.insert(name)
    for reference in fields.flatMap(\.value.references) { references.append((name, reference)) }
  }

  /// What is wrong.
  var faults: [Diagnostic] { missing + circles }

  private var missing: [Diagnostic] {
    let lost = references.map(\.reference).filter { !known.contains(Name($0)) }
    return lost.enumerated().map { number, reference in
      let slug = Quotation.of(reference.slug.description)
      let reason = hidden[Name(reference)].map { "it is \($0)" }
      return Diagnostic(
        rule: "content/unknown-reference", "there is no entry \(slug) in \(reference.collection)",
        at: SourceLocation(reference), hint: reason ?? (number < Self.guesses ? guess(reference) : nil))
    }
  }

  private func guess(_ reference: EntryReference) -> String? {
    let names = known.lazy.filter { $0.collection == reference.collection }.map(\.slug.description)
    return NearMiss.question(reference.slug.description, among: names)
  }

  /// The references that close a circle: found on a walk along all that may close none, which looks at each of them once.
  private var circles: [Diagnostic] {
    let ways = Dictionary(grouping: references.filter(\.reference.isAcyclic), by: \.from)
      .mapValues { $0.map(\.reference) }
    var faults: [Diagnostic] = []
    var isDone: Set<Name> = []
    for start in references.map(\.from) where ways[start] != nil && !isDone.contains(start) {
      var path: [(name: Name, next: Int)] = [(start, 0)]
      var places: [Name: Int] = [start: 0]
      while let last = path.last {
        guard let references = ways[last.name], last.next < references.count else {
          path.removeLast()
          places[last.name] = nil
          isDone.insert(last.name)
          continue
        }
        path[path.count - 1].next += 1
        let reference = references[last.next]
        let name = Name(reference)
        if let first = places[name] {
          faults.append(Self.circle(path[first...].map(\.name.slug.description), closedBy: reference))
        } else if !isDone.contains(name) {
          places[name] = path.count
          path.append((name, 0))
        }
      }
    }
    return faults
  }

  private static func circle(_ names: [String], closedBy reference: EntryReference) -> Diagnostic {
    let shown = names.count > 6 ? names.prefix(5) + ["…"] : names[...]
    return Diagnostic(
      rule: "content/cyclic-reference",
      "this closes a circle of references: \((shown + [reference.slug.description]).joined(separator: " → "))",
      at: SourceLocation(reference),
      hint: "remove one of them; the field is \"acyclic\" in \(SettingsFile.path)")
  }
}

extension SourceLocation {
  fileprivate init(_ reference: EntryReference) {
    self.init(file: reference.source.path, line: reference.source.line, column: reference.source.column)
  }
}
