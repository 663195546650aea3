import Entities
import Shapes

/// The shapes of everything that is decoded, found once per load.
struct EntityShapes: Sendable {
  let page: Shape
  /// An article whose file name gives its date.
  let datedArticle: Shape
  let article: Shape
  let record: Shape

  /// Finds the shapes; articles have a list of terms for each taxonomy.
  init(taxonomies: [String] = []) throws(UnknownShape) {
    let extra = Shape.Field(key: "extra", shape: .map(.anything), isOptional: true)
    let terms = taxonomies.map {
      Shape.Field(key: $0, shape: .list(.parsed(FilledText.self)), isOptional: true)
    }
    page = try Shape.of(EntryFrontMatter.self).adding([extra])
    datedArticle = page.adding(terms)
    article = datedArticle.requiring("date")
    record = try Shape.of(RecordObject.self)
  }
}
