import Shapes

/// The shapes of everything that is decoded, found once per load.
struct EntityShapes: Sendable {
  let settings: Shape
  let page: Shape
  /// An article whose file name gives its date.
  let datedArticle: Shape
  let article: Shape
  let record: Shape

  init() throws(UnknownShape) {
    settings = try Shape.of(SettingsObject.self)
    page = try Shape.of(PageFrontMatter.self)
    datedArticle = try Shape.of(ArticleFrontMatter.self)
    article = datedArticle.requiring("date")
    record = try Shape.of(RecordObject.self)
  }
}
