import Diagnostics
import Markup
import Templates
import Testing

/// Templates that include themselves, and templates that a value names.
@Suite struct RecursionTests {
  static let tree: Everything = {
    var model = Everything()
    model.tree = .init(
      label: "a",
      children: [.init(label: "b", children: [.init(label: "c")]), .init(label: "d<")])
    return model
  }()

  @Test(
    arguments: [
      (
        "{{#tree}}{{>node}}{{/tree}}", ["node": "{{label}}({{#children}}{{>node}}{{/children}})"],
        "a(b(c())d&lt;())"
      ),
      (
        "{{#tree}}{{>node}}{{/tree}}!",
        ["node": "<b>{{label}} of {{title}}{{#children}}{{>rest}}{{/children}}</b>", "rest": "-{{>node}}"],
        "<b>a of Title-<b>b of Title-<b>c of Title</b></b>-<b>d&lt; of Title</b></b>!"
      ),
      (
        "{{#tree}}<i title=\"{{>node}}\">{{>node}}</i>{{/tree}}",
        ["node": "{{label}}{{#children}}{{#children}}{{>node}}{{/children}}{{/children}}"],
        "<i title=\"ac\">ac</i>"
      ),
      (
        "{{#tree}}{{<node}}{{$mark}}*{{/mark}}{{/node}}{{/tree}}",
        ["node": "{{$mark}}-{{/mark}}{{label}}{{#children}}{{>node}}{{/children}}"], "*a*b*c*d&lt;"
      ),
      (
        "{{#tree}}{{>node}}{{/tree}}", ["node": "{{label}}\n{{#children}}\n  {{>node}}\n{{/children}}"],
        "a\nb\nc\nd&lt;\n"
      ),
    ] as [(String, [String: String], String)])
  func aTreeIsPrintedByATemplateThatIncludesItself(main: String, others: [String: String], page: String) {
    #expect(rendered(main, others, with: Self.tree) == page)
  }

  @Test(
    arguments: [
      (
        "{{#tree}}{{>node}}{{/tree}}", ["node": "{{label}}{{>node}}"],
        "node:1:13: \"node\" includes itself without end: node → node [template/recursion] "
          + "(include it in a section over a part of the value that it shows)"
      ),
      (
        "{{#tree}}{{>node}}{{/tree}}", ["node": "{{#tree}}{{>node}}{{/tree}}"],
        "node:1:13: \"node\" includes itself without end: node → node [template/recursion] "
          + "(include it in a section over a part of the value that it shows)"
      ),
      (
        "{{#tree}}{{>node}}{{/tree}}", ["node": "{{#.}}{{#isOpen}}{{>node}}{{/isOpen}}{{/.}}"],
        "node:1:21: \"node\" includes itself without end: node → node [template/recursion] "
          + "(include it in a section over a part of the value that it shows)"
      ),
      (
        "{{#tree}}{{>node}}{{/tree}}", ["node": "{{#children}}{{lable}}{{>node}}{{/children}}"],
        "node:1:16: there is no \"lable\" here [template/unknown-key] (did you mean \"label\"?)"
      ),
    ] as [(String, [String: String], String)])
  func recursionWithoutEndIsRefused(main: String, others: [String: String], diagnostics: String) {
    #expect(told(main, others) == diagnostics)
  }

  @Test func aTreeThatIsTooDeepIsCutOffAndTold() {
    var node = Everything.Node(label: "x")
    for _ in 0..<250 { node = .init(label: "x", children: [node]) }
    var model = Everything()
    model.tree = node
    let templates = library([
      "main": "{{#tree}}{{>node}}{{/tree}}", "node": "{{label}}{{#children}}{{>node}}{{/children}}",
    ])
    var writer = MarkupWriter()
    templates.template("main", for: Everything.self).renderBothWays(model, into: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == String(repeating: "x", count: 201))
    #expect(
      writer.faults.map(told) == [
        "node:1:23: the value is more than 200 deep, and what is deeper is not printed [template/too-deep] "
          + "(make the tree of the view model flatter)"
      ])
  }

  private struct Leaf: Codable, Sendable {
    struct Leaves: Codable, Sendable {
      let all: [Leaf]
    }

    var text: String?
    var leaves: Leaves?
  }

  private struct Branch: Codable, Sendable {
    let leaf: Leaf
  }

  /// The outer leaf lies in memory, those in it come out of an encoder: all are read in the same way.
  @Test func aTemplateIsCalledWithValuesThatAreReadInDifferentWays() {
    let templates = library([
      "main": "{{#leaf}}{{>leaf}}{{/leaf}}",
      "leaf": "{{#text}}{{text}}{{/text}}{{#leaves}}({{#all}}{{>leaf}}{{/all}}){{/leaves}}",
    ])
    let inner = Leaf(leaves: .init(all: [Leaf(text: "a"), Leaf(text: "b")]))
    var writer = MarkupWriter()
    templates.template("main", for: Branch.self).renderBothWays(
      Branch(leaf: Leaf(text: "c", leaves: .init(all: [inner, Leaf(text: "d")]))), into: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "c((ab)d)")
  }

  @Test(arguments: [(Everything.Level.low, "<b>Title</b>"), (.high, "<i>Title</i>")])
  func aValueNamesATemplate(level: Everything.Level, page: String) {
    var model = Everything()
    model.level = level
    let others = ["low": "<b>{{title}}</b>", "high": "<i>{{title}}</i>"]
    #expect(rendered("{{>*level}}", others, with: model) == page)
    #expect(rendered("{{<*level}}{{/*level}}", others, with: model) == page)
  }

  @Test(
    arguments: [
      (
        "{{>*title}}", [:],
        "main:1:5: the template that \"title\" names cannot be known, because it may be any text "
          + "[template/dynamic-name] (make it an enum of texts that is CaseIterable in the view model)"
      ),
      (
        "{{>*levle}}", [:],
        "main:1:5: there is no \"levle\" here [template/unknown-key] (did you mean \"level\"?)"
      ),
      (
        "{{>*level}}", ["low": "x"],
        "main:1:5: there is no template \"high\" [template/unknown-template]"
      ),
      (
        "{{>*level}}", ["low": "{{titel}}", "high": "{{{title}}}"],
        "high:1:4: \"title\" is not markup, so it has to be escaped [template/not-markup] (write {{title}})\n"
          + "low:1:3: there is no \"titel\" here [template/unknown-key] (did you mean \"title\"?)"
      ),
      (
        "<p {{>*level}}>", ["low": "class=\"a", "high": "class=\"a\""],
        "main:1:8: section \"level\" does not end where it starts: in a tag, not in the value of \"class\" "
          + "[template/unbalanced-branch] (close inside the section what is opened inside it, and nothing else)"
      ),
    ] as [(String, [String: String], String)])
  func everyTemplateThatAValueMayNameIsChecked(main: String, others: [String: String], diagnostics: String) {
    #expect(told(main, others) == diagnostics)
  }
}
