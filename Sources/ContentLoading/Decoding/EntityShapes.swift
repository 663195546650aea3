import Entities
import Shapes

/// The shapes of everything that is decoded, found once per load.
struct EntityShapes: Sendable {
  /// A page that lies in no collection.
  let page: Shape
  /// An article whose file name gives its date, in a collection that describes no fields.
  let datedArticle: Shape
  private let article: Shape
  private let record: Shape
  /// Those of the collections that describe fields.
  private let own: [String: (datedArticle: Shape, article: Shape, record: Shape)]

  /// What is the same for all sites: the shapes of front matter and of records.
  static let known = Result { () throws(UnknownShape) in
    (entry: try Shape.of(EntryFrontMatter.self), record: try Shape.of(RecordObject.self))
  }

  /// Finds the shapes; articles have a list of terms for each taxonomy.
  init(taxonomies: [String] = [], collections: [CollectionSettings] = []) throws(UnknownShape) {
    let terms = taxonomies.map {
      Shape.Field(key: $0, shape: .list(.parsed(FilledText.self)), isOptional: true)
    }
    let (entry, record) = try Self.known.get()
    page = entry.adding([Self.extra])
    datedArticle = page.adding(terms)
    article = datedArticle.requiring("date")
    self.record = record
    own = Dictionary(
      collections.filter { !$0.fields.isEmpty }.map { collection in
        let fields = collection.fields.map(\.shape)
        let dated = entry.adding([Shape.Field(key: "extra", shape: .object(fields))]).adding(terms)
        return (collection.name, (dated, dated.requiring("date"), record.adding(fields)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What an author may add: anything, where no fields are described.
  private static let extra = Shape.Field(key: "extra", shape: .map(.anything), isOptional: true)

  /// An article of a collection; with a date in the name of its file it need not have one in its front matter.
  func article(of collection: String, isDated: Bool) -> Shape {
    if let own = own[collection] { return isDated ? own.datedArticle : own.article }
    return isDated ? datedArticle : article
  }

  /// A record of a collection.
  func record(of collection: String) -> Shape { own[collection]?.record ?? record }
}
