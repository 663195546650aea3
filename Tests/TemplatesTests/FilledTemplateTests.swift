import Markup
import Templates
import Testing

/// A template as one page fills it.
@Suite struct FilledTemplateTests {
  private static func filled(_ model: Everything) throws -> FilledTemplate? {
    try library([
      "main": "{{>part}}{{>*level}}{{title}}", "part": "{{>deep}}", "deep": "", "low": "", "high": "",
      "old": "",
    ])
    .template("main", for: Everything.self).filled(with: model)
  }

  /// What stands under a key, in a form that can be compared.
  private static func told(_ content: FilledTemplate.Content?) -> String {
    switch content {
    case nil: "no key"
    case .missing: "missing"
    case .hidden: "hidden"
    case .boolean(let isTrue): "\(isTrue)"
    case .number(let text): "number \(text)"
    case .text(let text): "text \(text)"
    case .markup(let text): "markup \(text)"
    case .list(let elements): "[\(elements.map(told).joined(separator: ", "))]"
    case .object(let keys): "{\(keys.map { "\($0.name): \(told($0.content))" }.joined(separator: ", "))}"
    }
  }

  @Test func itNamesItselfAndWhatItIncludes() throws {
    let template = try #require(try Self.filled(Everything()))
    #expect(template.model == "TemplatesTests.Everything")
    #expect(
      template.paths == ["main", "deep", "high", "low", "part"].map { "Templates/\($0).mustache" })
  }

  @Test(arguments: [
    ("title", "text", "text Title"), ("summary", "text", "missing"), ("isOpen", "true or false", "false"),
    ("count", "number", "number 3"), ("ratio", "number", "number 1.5"), ("level", "low or high", "text high"),
    ("body", "markup", "markup <p>body</p>"),
    ("home", "object", "{title: text Home, link: text /, isCurrent: false}"),
    ("next", "object", "missing"), ("names", "list of text", "[text a, text b]"),
    ("groups", "list of objects", "[{name: text one, links: []}]"),
    ("tree", "object", "{label: text root, children: [{label: text leaf, children: []}]}"),
    ("map", "dictionary", "hidden"),
  ])
  func eachKeyHasWhatStandsUnderIt(name: String, kind: String, content: String) throws {
    var model = Everything()
    model.names = ["a", "b"]
    model.groups = [Everything.Group(name: "one")]
    model.tree = Everything.Node(label: "root", children: [Everything.Node(label: "leaf")])
    let key = try Self.filled(model)?.keys.first { $0.name == name }
    #expect(key?.kind == kind)
    #expect(Self.told(key?.content) == content)
  }

  @Test func keysComeInTheOrderOfTheModel() throws {
    #expect(
      try Self.filled(Everything())?.keys.map(\.name) == [
        "title", "summary", "isOpen", "count", "ratio", "date", "level", "body", "aside", "home", "next",
        "names",
        "groups", "parts", "tree", "map",
      ])
  }

  @Test func aTemplateThatCannotBeCompiledIsNotFilled() throws {
    #expect(try library([:]).template("main", for: Everything.self).filled(with: Everything())?.model == nil)
  }
}
