/// All templates, parsed, by number and by name.
struct Catalogue: Sendable {
  let templates: [ParsedTemplate]
  private let numbers: [String: Int]

  init(_ sources: [TemplateSource]) {
    templates = sources.map(Parser.parse)
    numbers = Dictionary(
      sources.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  var names: some Sequence<String> { numbers.keys }

  func number(of name: String) -> Int? { numbers[name] }

  /// The blocks that a template or one that it includes declares; unknown where the syntax of one is broken, and where
  /// a value says what is included.
  func blocks(of template: Int) -> Set<String>? {
    let included = inclusions(of: template).map { templates[$0] }
    if included.contains(where: { $0.isBroken || $0.included.contains { $0.hasPrefix("*") } }) { return nil }
    return included.reduce(into: []) { $0.formUnion($1.blocks) }
  }

  /// A template and all that it includes, each once.
  func inclusions(of template: Int) -> [Int] {
    var found = [template]
    var seen: Set<Int> = [template]
    var next = 0
    while next < found.count {
      for name in templates[found[next]].included {
        if let number = numbers[name], seen.insert(number).inserted { found.append(number) }
      }
      next += 1
    }
    return found
  }
}
