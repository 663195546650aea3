import ContentLoading
import Entities
import Routing

extension SiteOutline {
  /// The file of a new article of a collection, a draft, dated today or by the date that its name begins with. The collection
  /// has to be named where the site has several.
  ///
  /// Throws where no such article can be, or is there already.
  public func newArticle(
    _ name: String, title: String? = nil, in collection: String? = nil
  ) throws(ScaffoldRefusal) -> Scaffold {
    let collection = try self.collection(collection, of: .articles)
    let (fileDate, rest) = Self.divided(name)
    let name = try EntityName(rest, title: title, hasFolders: false, extensions: ["md"])
    let slug = name.slug.description
    try refuseIndex(slug, in: collection)
    let date = fileDate ?? now
    let file = fileDate.map { "\($0.dayText)-\(slug)" } ?? slug
    let folder = "Content".adding(collection.name)
    try refuseTaken(
      destination(of: name, dated: date.dayText, in: collection),
      files: ["\(collection.name)/\(file).md", "\(collection.name)/\(file)/index.md"])
    var placeholders = Placeholders(self, beside: folder, slug: slug)
    let extra = try placeholders.values(of: collection.fields)
    let text = FrontMatterText.block(
      [("title", .text(name.title)), ("date", .plain(date.dayText)), ("draft", .boolean(true))]
        + (extra.isEmpty ? [] : [("extra", .keys(extra))]))
    return Scaffold([.init(folder.adding("\(file).md"), text)] + placeholders.files)
  }

  /// The date that a name begins with, and the rest of it: `2026-01-02-hello`.
  private static func divided(_ name: String) -> (date: DateStamp?, rest: String) {
    let start = name.prefix(10)
    let rest = name.dropFirst(10)
    guard let date = DateStamp(String(start)), rest.first == "-", rest.count > 1 else { return (nil, name) }
    return (date, String(rest.dropFirst()))
  }

  /// Refuses names that stand for the list of a collection.
  func refuseIndex(_ slug: String, in collection: CollectionSettings) throws(ScaffoldRefusal) {
    guard slug == "index" || slug == "_index" else { return }
    throw ScaffoldRefusal(
      "\"\(slug)\" is the name of the list of \(collection.name)",
      hint: "choose another name; the title can be given by --title")
  }
}
