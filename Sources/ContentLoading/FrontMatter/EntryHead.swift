import Diagnostics
import Entities
import Shapes

/// Front matter under the names and in the forms that are decoded, and what is read of it without a type.
struct EntryHead {
  /// All of it.
  private(set) var node: ContentNode
  /// The terms of each taxonomy that it names.
  var terms: [String: [Tag]] = [:]
  /// What stands under `extra`.
  var extra: [ExtraValue] = []
  /// What stands there in the fields of the collection.
  private(set) var fields: [FieldEntry] = []
  /// What is wrong with it that no shape tells: keys that mean the same, and terms that are one.
  private(set) var faults: [Diagnostic]

  /// Takes front matter; what it does not say is taken from `defaults`.
  init(_ node: ContentNode, defaults: [ContentNode.Entry] = [], for shape: Shape) {
    let (own, faults) = Self.resolved(node.entries)
    let missing = defaults.filter { entry in
      shape.hasField(entry.key) && !own.contains { $0.key == entry.key }
    }
    self.node = ContentNode(value: .mapping(own + missing), location: node.location)
    self.faults = faults
  }

  /// Entries under the names and in the forms that are decoded, and what is wrong with the names.
  static func resolved(
    _ entries: [ContentNode.Entry]
  ) -> (entries: [ContentNode.Entry], faults: [Diagnostic]) {
    let (entries, faults) = ForeignKeys.resolved(entries)
    return (ShortForms.writtenOut(entries), faults)
  }

  /// Takes `extra` for the fields of a collection: each value is in its long form then, and where there is no `extra` it is
  /// empty, so that it is told what is missing in it.
  mutating func takeExtra(as fields: [Field]) {
    let extra = node["extra"].map(fields.writtenOut)
    let others = node.entries.filter { $0.key != "extra" }
    let entry = ContentNode.Entry(
      key: "extra", keyLocation: node.location,
      value: extra ?? ContentNode(value: .mapping([]), location: node.location))
    node = ContentNode(value: .mapping(others + [entry]), location: node.location)
  }

  /// Reads what needs no type, once all of it is checked.
  mutating func readOn(taxonomies: [String], fields described: [Field] = []) {
    for entry in node.entries {
      if entry.key == "extra" {
        if described.isEmpty {
          collect(entry.value, as: "")
        } else {
          fields = described.entries(in: entry.value)
          extra = fields.flatMap(\.extraValues)
        }
      } else if taxonomies.contains(entry.key), case .list(let nodes) = entry.value.value {
        terms[entry.key] = Tag.distinct(nodes.compactMap(\.text))
        if terms[entry.key]?.count != nodes.count { tellSpellings(of: nodes) }
      }
    }
  }

  /// Tells terms that look in URLs like one before them, and are not written like it.
  private mutating func tellSpellings(of nodes: [ContentNode]) {
    var first: [Slug: (name: String, place: SourceLocation)] = [:]
    for node in nodes {
      guard let name = node.text else { continue }
      let term = Tag(name)
      if let known = first[term.slug] {
        if known.name != name {
          faults.append(.spelling(of: term, like: known.name, in: "\(known.place)", at: node.location))
        }
      } else {
        first[term.slug] = (name, node.location)
      }
    }
  }

  /// Collects the values of a mapping under their keys.
  private mutating func collect(_ node: ContentNode, as name: String) {
    switch node.value {
    case .null: break
    case .text(let text), .plain(let text), .number(let text):
      extra.append(ExtraValue(name: name, value: text))
    case .boolean(let value): extra.append(ExtraValue(name: name, value: "\(value)"))
    case .list(let nodes):
      for node in nodes { collect(node, as: name) }
    case .mapping(let entries):
      for entry in entries { collect(entry.value, as: name.isEmpty ? entry.key : "\(name).\(entry.key)") }
    }
  }
}

extension Diagnostic {
  /// Two spellings of one term.
  static func spelling(
    of term: Tag, like name: String, in other: String, at place: SourceLocation
  ) -> Diagnostic {
    let (written, known, slug) = (term.name, name, term.slug.description)
    return Diagnostic(
      .warning, rule: "content/term-spelling",
      "\(Quotation.of(written)) and \(Quotation.of(known)) are one term: both are \(Quotation.of(slug)) in URLs",
      at: place, hint: "spell it as in \(other), or give one of them other letters")
  }
}
