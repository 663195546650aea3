public import Diagnostics
import Entities
import Shapes

/// What files of a site look like, as JSON Schema for editors.
public struct ContentSchema: Sendable {
  /// The name of the schema's file, such as `people.schema.json`.
  public let name: String
  /// The files that it describes, as a pattern of paths from the root of the site.
  public let files: String
  /// What of the files it describes.
  public let part: String
  /// The schema.
  public let text: String
}

extension ContentLoader {
  /// The schemas of everything that is typed in a site: of its settings, of the records of each collection, and of the front
  /// matter of its pages; and what is wrong with the settings, which leaves the collections out.
  ///
  /// Throws where `site.json` cannot be read.
  public func schemas(
    _ choice: SettingsChoice = SettingsChoice()
  ) throws -> (schemas: [ContentSchema], diagnostics: [Diagnostic]) {
    let (settings, diagnostics) = try settings(choice)
    let collections = settings?.collections ?? []
    let shapes = try EntityShapes(
      taxonomies: settings?.taxonomies.map(\.name) ?? ["tags"], collections: collections)
    let own = collections.map { collection in
      switch collection.kind {
      case .articles: Self.frontMatter(of: collection, shapes)
      case .records: Self.records(of: collection, shapes)
      }
    }
    var schemas = [try Self.settings()]
    schemas.append(
      Self.frontMatter(named: "pages", of: "Content/**/*.md", "pages", shapes.page))
    schemas.append(
      Self.frontMatter(
        named: "sections", of: "Content/**/_index.md", "folders", try SectionFrontMatter.shape()))
    return (schemas + own, diagnostics)
  }

  private static func settings() throws(UnknownShape) -> ContentSchema {
    let levels = JSONValue.object([("enum", .list(RuleLevel.allCases.map { .text($0.rawValue) }))])
    let types = JSONValue.object([("enum", .list(FieldType.allCases.map { .text($0.rawValue) }))])
    let field = "collections.*.fields.*"
    let text = JSONValue.object([("type", .text("string"))])
    var writer = SchemaWriter(shortForms: [
      "rules.*": [levels], field: [types], "\(field).of": [types], "words.*": [text],
      "languages.*.words.*": [text],
    ])
    return ContentSchema(
      name: "site.schema.json", files: SettingsFile.path, part: "settings",
      text: writer.document(try SettingsShapes.known.get().described, title: "Settings of a site"))
  }

  private static func records(of collection: CollectionSettings, _ shapes: EntityShapes) -> ContentSchema {
    var writer = SchemaWriter(shortForms: collection.fields.shortForms(below: []))
    return ContentSchema(
      name: "\(collection.name).records.schema.json",
      files: "Content/\(collection.name)/**/*.{json,yaml,yml,toml}", part: "records",
      text: writer.document(
        shapes.record(of: collection.name), title: "Records of \(collection.title)", listed: true))
  }

  private static func frontMatter(
    of collection: CollectionSettings, _ shapes: EntityShapes
  ) -> ContentSchema {
    frontMatter(
      named: "\(collection.name).articles", of: "Content/\(collection.name)/**/*.md", collection.title,
      shapes.article(of: collection.name, isDated: true), collection.fields)
  }

  private static func frontMatter(
    named name: String, of files: String, _ title: String, _ shape: Shape, _ fields: [Field] = []
  ) -> ContentSchema {
    let forms = ShortForms.schemas.merging(fields.shortForms(below: ["extra"])) { own, _ in own }
    var writer = SchemaWriter(shortForms: forms)
    return ContentSchema(
      name: "\(name).schema.json", files: files, part: "front matter",
      text: writer.document(shape, title: "Front matter of \(title)"))
  }
}

extension [Field] {
  /// Where values may be written shorter: an image as its file alone.
  fileprivate func shortForms(below keys: [String]) -> [String: [JSONValue]] {
    reduce(into: [:]) { forms, field in
      forms.merge(field.kind.shortForms(at: keys + [field.name])) { first, _ in first }
    }
  }
}

extension Field.Kind {
  fileprivate func shortForms(at keys: [String]) -> [String: [JSONValue]] {
    switch self {
    case .image: [keys.joined(separator: "."): [.object([("type", .text("string"))])]]
    case .list(let element): element.shortForms(at: keys + ["[]"])
    case .object(let fields): fields.shortForms(below: keys)
    default: [:]
    }
  }
}
