import Diagnostics
import Entities
import Shapes

/// Reads what `site.json` says about the fields of a collection, and tells what is wrong with it.
struct FieldSchemaReader {
  /// The names of all collections, to which references may lead.
  let collections: [String]
  private(set) var diagnostics: [Diagnostic] = []

  init(collections: [String]) {
    self.collections = collections
  }

  /// The fields that the entries of `fields` describe, those that are right.
  mutating func fields(in node: ContentNode) -> [Field] {
    node.entries.compactMap { field($0) }
  }

  private mutating func field(_ entry: ContentNode.Entry) -> Field? {
    guard FilledText(entry.key) != nil, entry.key != "extra" else {
      report("\(Quotation.of(entry.key)) cannot be the name of a field", at: entry.keyLocation)
      return nil
    }
    let node = entry.value.writingOutFieldType()
    guard let kind = kind(of: node, isElement: false) else { return nil }
    let given = node["default"].flatMap { $0.isNull ? nil : kind.writtenOut($0) }
    if let given {
      var check = ShapeCheck()
      check.check(given, against: kind.shape)
      diagnostics += check.diagnostics
      if !check.diagnostics.isEmpty { return nil }
    }
    return Field(
      name: entry.key, title: node["title"]?.text ?? entry.key.asTitle, kind: kind,
      isRequired: node["required"]?.isTrue ?? false, defaultValue: given.map { kind.value(of: $0) })
  }

  /// The kind that a description names; nothing where something is wrong with it.
  private mutating func kind(of node: ContentNode, isElement: Bool) -> Field.Kind? {
    let type = node["type"]?.text.flatMap(FieldType.init)
    var check = ShapeCheck()
    check.check(
      node, against: type?.shape(ofElement: isElement) ?? FieldType.anyShape(ofElement: isElement))
    diagnostics += check.diagnostics
    guard check.diagnostics.isEmpty, let type else { return nil }
    return switch type {
    case .text: .text
    case .markdown: .markdown
    case .date: .date
    case .number: .number
    case .boolean: .boolean
    case .url: .url
    case .image: .image
    case .enumeration: enumeration(node)
    case .list: node["of"].flatMap { kind(of: $0.writingOutFieldType(), isElement: true) }.map { .list($0) }
    case .object: .object(fields(in: node["fields"] ?? node))
    case .reference: reference(node)
    }
  }

  private mutating func enumeration(_ node: ContentNode) -> Field.Kind? {
    guard case .list(let nodes)? = node["values"]?.value, !nodes.isEmpty else {
      report("an enumeration has at least 1 value", at: node["values"]?.location ?? node.location)
      return nil
    }
    return .enumeration(nodes.compactMap(\.text))
  }

  private mutating func reference(_ node: ContentNode) -> Field.Kind? {
    guard let target = node["to"], let name = target.text else { return nil }
    guard collections.contains(name) else {
      report(
        "there is no collection \(Quotation.of(name))", at: target.location,
        hint: NearMiss.question(name, among: collections)
          ?? "the collections are \(collections.sorted().joined(separator: ", "))")
      return nil
    }
    return .reference(to: name, isAcyclic: node["acyclic"]?.isTrue ?? false)
  }

  private mutating func report(_ message: String, at location: SourceLocation, hint: String? = nil) {
    diagnostics.append(Diagnostic(rule: "content/bad-value", message, at: location, hint: hint))
  }
}

extension ContentNode {
  /// A description in its long form: `"date"` is `{"type": "date"}`.
  fileprivate func writingOutFieldType() -> ContentNode {
    guard text != nil else { return self }
    let type = Entry(key: "type", keyLocation: location, value: self)
    return ContentNode(value: .mapping([type]), location: location)
  }

  /// Whether it says yes.
  fileprivate var isTrue: Bool {
    switch value {
    case .boolean(let value): value
    case .plain(let text): text == "true"
    default: false
    }
  }

  /// Whether nothing is said.
  var isNull: Bool {
    if case .null = value { true } else { false }
  }
}

extension String {
  /// A key as visitors read it: `firstSeen` is "First seen".
  fileprivate var asTitle: String {
    var title = ""
    for character in self {
      let isBreak = character == "_" || character == "-"
      if isBreak || (character.isUppercase && title.last?.isLowercase == true) { title += " " }
      if !isBreak { title += title.isEmpty ? character.uppercased() : character.lowercased() }
    }
    return title.isEmpty ? self : title
  }
}
