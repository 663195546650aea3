import Diagnostics
import Templates
import Testing

/// What a library tells of templates after they were asked for.
@Suite struct UseTests {
  struct Model: Codable, Sendable {
    struct Part: Codable, Sendable {
      let name: String
      let size: Int
    }

    let title: String
    let kind: Everything.Level
    let part: Part?
    let parts: [Part]
    let tree: Everything.Node
  }

  private static let templates = library([
    "page": "{{<layout}}{{$main}}{{#parts}}{{>part}}{{/parts}}{{/main}}{{/layout}}",
    "layout": "{{title}}{{$main}}{{/main}}{{>*kind}}{{#part}}{{>part}}{{/part}}", "part": "{{name}}",
    "low": "", "high": "", "old": "{{>older}}", "older": "",
  ])

  @Test func templatesThatNobodyAskedForAreTold() {
    let templates = library(["page": "{{>part}}", "part": "", "old": "{{>older}}", "older": "{{>part}}"])
    #expect(templates.unusedTemplates.count == 4)
    _ = templates.template("page", for: Model.self)
    #expect(
      templates.unusedTemplates.map(told) == [
        "old:1:1: warning: neither a page nor another template uses this template [template/unused] "
          + "(include it as {{>old}}, or delete it)",
        "older:1:1: warning: neither a page nor another template uses this template [template/unused] "
          + "(include it as {{>older}}, or delete it)",
      ])
  }

  @Test func aTemplateThatIsNearlyOneInUseMayBeMeantForIt() {
    let templates = library(["article": "{{>part}}", "artcle": "x", "part": ""])
    _ = templates.template("article", for: Model.self)
    #expect(templates.unusedTemplates.map(\.hint) == ["did you mean \"article\"?"])
  }

  @Test func aTemplateThatWritesNothingIsNoPage() {
    let templates = library(["page": "{{! soon }}", "part": "x"])
    #expect(templates.template("part", for: Model.self).emptiness == nil)
    #expect(
      templates.template("page", for: Model.self).emptiness.map(told)
        == "page:1:1: the template is empty, and so would be its pages [html/not-well-formed] "
        + "(write a page into it; without the file, the theme's own template takes its place)")
  }

  @Test func templatesThatAValueNamesAreUsed() {
    let templates = library(["page": "{{>*kind}}", "low": "", "high": "{{>part}}", "part": ""])
    _ = templates.template("page", for: Model.self)
    #expect(templates.unusedTemplates.map(told) == [])
  }

  @Test func nothingIsUnusedWhileATemplateIsBroken() {
    let templates = library(["page": "{{>part}}{{#x}}", "part": ""])
    _ = templates.template("page", for: Model.self)
    #expect(templates.unusedTemplates.map(told) == [])
  }

  @Test func keysThatNoTemplateShowsAreHints() {
    let templates = library([
      "page": "{{title}}{{#part}}{{name}}{{/part}}", "other": "{{kind}}{{#tree}}{{label}}{{/tree}}",
    ])
    _ = templates.template("page", for: Model.self)
    #expect(templates.unusedKeys.count == 4)
    _ = templates.template("other", for: Model.self)
    #expect(
      templates.unusedKeys.map(told) == [
        "page:1:1: hint: no template shows \"part.size\" of TemplatesTests.UseTests.Model [template/unused-key] "
          + "(show it, or leave it out of the view model)",
        "page:1:1: hint: no template shows \"parts\" of TemplatesTests.UseTests.Model [template/unused-key] "
          + "(show it, or leave it out of the view model)",
        "page:1:1: hint: no template shows \"tree.children\" of TemplatesTests.UseTests.Model [template/unused-key] "
          + "(show it, or leave it out of the view model)",
      ])
  }

  @Test func templatesAreListedWithTheKeysTheyMayUse() throws {
    _ = Self.templates.template("page", for: Model.self)
    let listings = Self.templates.listings
    #expect(listings.map(\.name) == ["high", "layout", "low", "old", "older", "page", "part"])
    func listing(_ name: String) throws -> TemplateListing {
      try #require(listings.first { $0.name == name })
    }
    #expect(try listing("page").models == ["TemplatesTests.UseTests.Model"])
    #expect(try listing("page").includedBy == [])
    #expect(try listing("part").includedBy == ["layout", "page"])
    #expect(try listing("high").includedBy == ["layout"])
    #expect(try listing("old").keys.isEmpty)
    #expect(
      try listing("layout").keys.map { "\($0.name): \($0.kind)\($0.isOptional ? "?" : "")" } == [
        "title: text", "kind: low or high", "part: object?", "parts: list of objects", "tree: object",
      ])
    #expect(
      try listing("part").keys.map(\.name) == ["name", "size", "title", "kind", "part", "parts", "tree"])
    let tree = try #require(try listing("layout").keys.last)
    #expect(tree.keys.map { "\($0.name): \($0.kind)" } == ["label: text", "children: list of objects"])
    #expect(tree.keys.last?.keys.isEmpty == true)
  }
}
