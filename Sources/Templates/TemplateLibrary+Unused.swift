public import Diagnostics

/// What nobody uses.
extension TemplateLibrary {
  /// Warns of templates that neither a view nor another template asked for so far. Where one that is used cannot be read,
  /// nobody knows what it would include, and nothing is told.
  public var unusedTemplates: [Diagnostic] {
    let used = uses.reduce(into: Set<Int>()) { $0.formUnion($1.included) }
    guard !used.contains(where: { catalogue.templates[$0].isBroken }) else { return [] }
    let names = used.map { catalogue.templates[$0].source.name }
    return catalogue.templates.indices.filter { !used.contains($0) }.map { number in
      let source = catalogue.templates[number].source
      return Diagnostic(
        .warning, rule: "template/unused", "neither a page nor another template uses this template",
        at: SourceLocation(file: source.path),
        hint: NearMiss.question(source.name, among: names)
          ?? "include it as {{>\(source.name)}}, or delete it")
    }
  }

  /// Hints at keys of view models that none of the templates made for them names. They are found by compiling once more:
  /// only who asks pays for it.
  public var unusedKeys: [Diagnostic] {
    var models: [(name: String, uses: [TemplateUse])] = []
    for use in uses {
      let name = use.model
      if let known = models.firstIndex(where: { $0.name == name }) {
        models[known].uses.append(use)
      } else {
        models.append((name, [use]))
      }
    }
    return models.flatMap { unusedKeys(of: $0.name, in: $0.uses) }
  }

  private func unusedKeys(of model: String, in uses: [TemplateUse]) -> [Diagnostic] {
    guard let first = uses.first,
      !uses.contains(where: { $0.included.contains { catalogue.templates[$0].isBroken } })
    else { return [] }
    let schema = Schema(first.shape)
    let used = uses.reduce(into: Set<Scope.FieldID>()) { used, use in
      var compiler = compilation.compiler(schema)
      _ = compiler.compile(use.template)
      used.formUnion(compiler.usedFields)
    }
    let path = catalogue.templates[first.template].source.path
    return schema.fields(besides: used).map { key in
      Diagnostic(
        .hint, rule: "template/unused-key", "no template shows \"\(key)\" of \(model)",
        at: SourceLocation(file: path), hint: "show it, or leave it out of the view model")
    }
  }
}

extension Schema {
  /// The dotted names of fields that are not among the ones given, the outermost of each.
  fileprivate func fields(besides used: Set<Scope.FieldID>) -> [String] {
    var names: [String] = []
    var seen: Set<ID> = []
    collect(root, prefix: "", used, &seen, &names)
    return names
  }

  private func collect(
    _ id: ID, prefix: String, _ used: Set<Scope.FieldID>, _ seen: inout Set<ID>, _ names: inout [String]
  ) {
    guard seen.insert(id).inserted else { return }
    switch self[id] {
    case .list(let element): collect(element, prefix: prefix, used, &seen, &names)
    case .object(let fields):
      for (index, field) in fields.enumerated() {
        if used.contains(Scope.FieldID(object: id, index: index)) {
          collect(field.kind, prefix: "\(prefix)\(field.key).", used, &seen, &names)
        } else {
          names.append("\(prefix)\(field.key)")
        }
      }
    case .boolean, .text, .markup, .map, .unknown: break
    }
  }
}
