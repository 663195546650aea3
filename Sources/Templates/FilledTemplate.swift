import Markup

/// A template as one page fills it: for those who ask where a page comes from.
public struct FilledTemplate: Sendable {
  /// A key of a view model, and what stands under it.
  public struct Key: Sendable {
    /// The key, as it is written in a tag where its object is at hand.
    public let name: String
    /// What may stand under it, in the words of `TemplateListing.Key`.
    public let kind: String
    /// What stands under it.
    public let content: Content
  }

  /// What stands under a key.
  public indirect enum Content: Sendable {
    /// Nothing.
    case missing
    /// `true` or `false`.
    case boolean(Bool)
    /// A number, as it is printed.
    case number(String)
    /// Text, or what is printed like it: a link.
    case text(String)
    /// Markup, as it is printed.
    case markup(String)
    /// A list.
    case list([Content])
    /// An object.
    case object([Key])
    /// What no tag can show.
    case hidden
  }

  /// The name of the view model.
  public let model: String
  /// Where the template stands, and behind it all templates that it includes, ordered by path.
  public let paths: [String]
  /// The keys of the view model, in its order.
  public let keys: [Key]
}

extension Template {
  /// The template as a model fills it; nothing where it could not be compiled. Throws what the model's `encode(to:)` throws.
  public func filled(with model: Model) throws -> FilledTemplate? {
    let compiled = compiled
    guard let use = compiled.use else { return nil }
    let included = use.included.subtracting([use.template]).map { compiled.sources[$0].path }
    let schema = compiled.schema
    let value = try ValueEncoder.value(of: model, in: schema, as: schema.root)
    guard case .object(let keys) = schema.content(of: value, as: schema.root) else { return nil }
    return FilledTemplate(
      model: use.model, paths: [compiled.sources[use.template].path] + included.sorted(), keys: keys)
  }
}

extension Schema {
  fileprivate func content(of value: Value, as id: ID) -> FilledTemplate.Content {
    switch (self[id], value) {
    case (.map, _), (.unknown, _): .hidden
    case (.text(.number), .text(let text)): .number(text)
    case (_, .boolean(let isTrue)): .boolean(isTrue)
    case (_, .text(let text)): .text(text)
    case (_, .markup(let markup)): .markup(markup.text)
    case (.list(let element), .list(let elements)): .list(elements.map { content(of: $0, as: element) })
    case (.object(let fields), .object(let values)):
      .object(
        zip(fields, values).map { field, value in
          FilledTemplate.Key(
            name: field.key, kind: word(for: field.kind), content: content(of: value, as: field.kind))
        })
    default: .missing
    }
  }
}
