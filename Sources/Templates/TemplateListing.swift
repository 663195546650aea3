/// What a template may show, and who uses it: for those who write templates.
public struct TemplateListing: Sendable {
  /// A key that a tag of the template may name.
  public struct Key: Hashable, Sendable {
    /// The key, as it is written in a tag where its object is at hand.
    public let name: String
    /// What stands under it, such as `text` or `list of objects`.
    public let kind: String
    /// Whether it may be missing.
    public let isOptional: Bool
    /// The keys of the object, or of the objects of the list; none where they are those of an object around it.
    public let keys: [Key]
  }

  /// What other templates call it.
  public let name: String
  /// Where it stands.
  public let path: String
  /// The view models it is made for; none for one that is only included.
  public let models: [String]
  /// The templates that include it.
  public let includedBy: [String]
  /// The keys it may use wherever it is included, in the order in which they are looked up.
  public let keys: [Key]
}

extension TemplateLibrary {
  /// All templates, ordered by name, as they were used so far. Found by compiling once more: only who asks pays for it.
  public var listings: [TemplateListing] {
    var keys: [Int: [TemplateListing.Key]] = [:]
    var includers: [Int: Set<String>] = [:]
    let uses = uses
    for use in uses {
      let schema = Schema(use.shape)
      var compiler = compilation.compiler(schema)
      _ = compiler.compile(use.template)
      for (number, frames) in compiler.sights {
        let visible = schema.keys(inSight: frames)
        keys[number] = keys[number].map { known in known.filter(visible.contains) } ?? visible
      }
      for (number, by) in compiler.includers {
        includers[number, default: []].formUnion(by.map { catalogue.templates[$0].source.name })
      }
    }
    return catalogue.templates.indices.map { number in
      let source = catalogue.templates[number].source
      return TemplateListing(
        name: source.name, path: source.path,
        models: Set(uses.filter { $0.template == number }.map(\.model)).sorted(),
        includedBy: includers[number, default: []].sorted(), keys: keys[number] ?? [])
    }.sorted { $0.name < $1.name }
  }
}

extension Schema {
  /// The keys that can be named where some values are in sight, the innermost value's first.
  fileprivate func keys(inSight frames: [ID]) -> [TemplateListing.Key] {
    var names: Set<String> = []
    return frames.reversed().flatMap { keys(of: $0, inside: []) }.filter { names.insert($0.name).inserted }
  }

  private func keys(of id: ID, inside objects: [ID]) -> [TemplateListing.Key] {
    switch self[id] {
    case .list(let element): return keys(of: element, inside: objects)
    case .object(let fields) where !objects.contains(id):
      return fields.map { field in
        TemplateListing.Key(
          name: field.key, kind: word(for: field.kind), isOptional: field.isOptional,
          keys: keys(of: field.kind, inside: objects + [id]))
      }
    default: return []
    }
  }

  /// What may stand under a key, for people.
  func word(for id: ID) -> String {
    switch self[id] {
    case .boolean: "true or false"
    case .text(.any): "text"
    case .text(.number): "number"
    case .text(.link): "link"
    case .text(.choice(let choices)): choices.joined(separator: " or ")
    case .markup: "markup"
    case .list(let element): "list of \(plural(element))"
    case .map: "dictionary"
    case .object: "object"
    case .unknown: "unknown"
    }
  }

  private func plural(_ id: ID) -> String {
    switch self[id] {
    case .object: "objects"
    case .text(.link): "links"
    case .text(.number): "numbers"
    case .list: "lists"
    case .text, .boolean, .markup, .map, .unknown: word(for: id)
    }
  }
}
