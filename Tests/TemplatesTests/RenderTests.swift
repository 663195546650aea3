import Diagnostics
import Markup
import Templates
import Testing

@Suite struct RenderTests {
  static let full: Everything = {
    var model = Everything()
    model.title = "A & B"
    model.summary = "short"
    model.isOpen = true
    model.aside = HTML("<aside/>")
    model.next = .init(title: "Next", link: "/next/")
    model.names = ["x", "y<"]
    model.groups = [
      .init(
        name: "one",
        links: [.init(title: "1a", link: "/1a/", isCurrent: true), .init(title: "1b", link: "/1b/")]),
      .init(name: "two"),
    ]
    model.parts = [HTML("<b>1</b>"), HTML("<b>2</b>")]
    model.tree = .init(label: "root", children: [.init(label: "leaf"), .init(label: "twig")])
    return model
  }()

  @Test(arguments: [
    ("", ""),
    ("plain\n", "plain\n"),
    ("{{title}}", "A &amp; B"),
    ("{{count}} {{ratio}} {{date}} {{level}} {{isOpen}}", "3 1.5 2026-01-31 high true"),
    ("{{{body}}}{{&body}}", "<p>body</p><p>body</p>"),
    ("{{home.title}} {{#home}}{{title}}{{/home}}", "Home Home"),
    ("{{next.title}}{{#next}}, {{link}}{{/next}}", "Next, /next/"),
    ("{{#summary}}{{summary}} {{.}}{{/summary}}{{^summary}}none{{/summary}}", "short short"),
    ("{{#aside}}[{{{aside}}}{{{.}}}]{{/aside}}", "[<aside/><aside/>]"),
    ("{{#names}}({{.}}){{/names}}", "(x)(y&lt;)"),
    ("{{#parts}}{{{.}}}{{/parts}}", "<b>1</b><b>2</b>"),
    (
      "{{#groups}}{{name}}:{{#links}} {{title}}{{#isCurrent}}*{{/isCurrent}} of {{name}}{{/links}}"
        + "{{^links}} none{{/links}};{{/groups}}",
      "one: 1a* of one 1b of one;two: none;"
    ),
    ("{{#isOpen}}{{title}}{{/isOpen}}{{^isOpen}}no{{/isOpen}}", "A &amp; B"),
    (
      "{{#tree}}{{label}}({{#children}}{{label}}{{#children}}!{{/children}} {{/children}}){{/tree}}",
      "root(leaf twig )"
    ),
    ("{{tree.label}}{{#tree.children}}.{{/tree.children}}", "root.."),
    ("{{=<% %>=}}<%title%> {{title}}<%={{ }}=%>", "A &amp; B {{title}}"),
    ("\u{FEFF}{{title}}", "A &amp; B"),
    ("a\r\n{{#isOpen}}\r\nb\r\n{{/isOpen}}\r\n", "a\r\nb\r\n"),
  ])
  func aFullModel(template: String, output: String) {
    #expect(rendered(template, with: Self.full) == output)
  }

  @Test(arguments: [
    ("{{summary}}|{{#summary}}{{.}}{{/summary}}{{^summary}}none{{/summary}}", "|none"),
    ("{{{aside}}}{{#aside}}x{{/aside}}", ""),
    ("{{next.title}}{{#next}}{{link}}{{/next}}{{^next}}last{{/next}}", "last"),
    ("{{#names}}x{{/names}}{{^names}}no names{{/names}}", "no names"),
    ("{{isOpen}}{{#isOpen}}x{{/isOpen}}", "false"),
  ])
  func anEmptyModel(template: String, output: String) {
    #expect(rendered(template) == output)
  }

  @Test(
    arguments: [
      ("{{>a}}", ["a": "[{{title}}]"], "[Title]"),
      ("{{#home}}{{>a}}{{/home}}", ["a": "[{{title}} {{link}}]"], "[Home /]"),
      (
        "<ul>\n  {{>a}}\n</ul>", ["a": "<li>\n\n  {{title}}\n</li>\n"],
        "<ul>\n  <li>\n\n    Title\n  </li>\n</ul>"
      ),
      (
        "{{<layout}}\n{{$body}}\n  <p>{{title}}</p>\n{{/body}}\n{{/layout}}\n",
        ["layout": "<body>\n  {{$body}}\n  {{/body}}\n</body>\n"], "<body>\n  <p>Title</p>\n</body>\n"
      ),
      (
        "{{<box}}{{$in}}({{<box}}{{$in}}inner{{/in}}{{/box}}){{/in}}{{/box}}", ["box": "[{{$in}}{{/in}}]"],
        "[([inner])]"
      ),
      (
        "{{<page}}{{$title}}Mine{{/title}}{{/page}}",
        ["page": "{{>head}}", "head": "<title>{{$title}}Theirs{{/title}}</title>"], "<title>Mine</title>"
      ),
      ("{{>a}}{{>a}}", ["a": "{{>b}}", "b": "b"], "bb"),
    ] as [(String, [String: String], String)])
  func templatesIncludeEachOther(template: String, others: [String: String], output: String) {
    #expect(rendered(template, others) == output)
  }

  @Test(arguments: ["\"><script>", "' onload='x", "]]>", "-->", "</title>", "&amp;", "{{title}}", "\u{2028}"])
  func aHostileValueIsText(value: String) {
    var model = Everything()
    model.title = value
    model.names = [value]
    let output = rendered("<i title=\"{{title}}\">{{#names}}{{.}}{{/names}}</i>", with: model)
    let escaped = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;"
    )
    .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    #expect(output == "<i title=\"\(escaped)\">\(escaped)</i>")
  }

  @Test func aTemplateWithAnErrorRendersNothing() {
    var writer = MarkupWriter()
    library(["main": "x{{titel}}"]).template("main", for: Everything.self).renderBothWays(
      Everything(), into: &writer)
    #expect(writer.bytes.isEmpty)
  }

  @Test func tenThousandNestedSectionsAreOneFault() {
    let deep = String(repeating: "{{#tree}}", count: 10_000) + String(repeating: "{{/tree}}", count: 10_000)
    #expect(told(deep) == "main:1:1804: tags stand more than 200 deep inside each other [template/syntax]")
    let unclosed = String(repeating: "{{#tree}}", count: 10_000)
    #expect(
      told(unclosed) == "main:1:1804: tags stand more than 200 deep inside each other [template/syntax]")
    let open = String(repeating: "{{", count: 10_000)
    #expect(told(open).contains("main:1:3: this tag is never closed"))
  }

  @Test func twoHundredTemplatesThatDoubleEachOtherAreTooLarge() {
    var templates = ["t40": "x"]
    for number in 0..<40 { templates["t\(number)"] = "{{>t\(number + 1)}}{{>t\(number + 1)}}" }
    #expect(told("{{>t0}}", templates).contains("[template/too-large]"))
  }

  @Test func aLongChainOfTemplatesIsTooDeep() {
    var templates = ["t300": "x"]
    for number in 0..<300 { templates["t\(number)"] = "{{>t\(number + 1)}}" }
    #expect(
      told("{{>t0}}", templates)
        == "t199:1:4: tags stand more than 200 deep inside each other [template/syntax]")
  }

  @Test func aTraceLeadsToTheTemplate() throws {
    let templates = library([
      "main": "<h1>{{title}}</h1>\n{{#names}}\n<p>{{.}}\n{{/names}}\n{{>foot}}", "foot": "<i>end</i>",
    ])
    var model = Everything()
    model.title = "Start"
    model.names = ["x", "y"]
    var writer = MarkupWriter(tracing: true)
    templates.template("main", for: Everything.self).renderBothWays(model, into: &writer)
    let page = String(decoding: writer.bytes, as: UTF8.self)
    #expect(page == "<h1>Start</h1>\n<p>x\n<p>y\n<i>end</i>")
    func origin(of text: String) throws -> String? {
      let offset = page.utf8.distance(
        from: page.startIndex, to: try #require(page.ranges(of: text).last).lowerBound)
      return writer.trace?.origin(of: offset, in: writer.bytes)?.description
    }
    #expect(try origin(of: "Start") == "Templates/main.mustache:1:5")
    #expect(try origin(of: "</h1>") == "Templates/main.mustache:1:14")
    #expect(try origin(of: "p>y") == "Templates/main.mustache:3:2")
    #expect(try origin(of: "y\n") == "Templates/main.mustache:3:4")
    #expect(try origin(of: "end") == "Templates/foot.mustache:1:4")
  }

  @Test func noTemplateCrashes() {
    let pieces = [
      "{{title}}", "{{{body}}}", "{{#groups}}", "{{/groups}}", "{{#next}}", "{{/next}}", "{{^next}}", "{{.}}",
      "{{",
      "}}", "}", "{", "{{>a}}", "{{<a}}", "{{/a}}", "{{$b}}", "{{/b}}", "{{=<% %>=}}", "<%={{ }}=%>",
      "{{! x }}", "\n",
      "\r\n", "  ", "<p class=\"", "\"", ">", "<br>", "<script>", "</script>", "&amp", "text", "é", "{{#.}}",
      "{{/.}}",
      "{{name}}", "{{=| |=}}", "|title|", "{{#tree}}", "{{/tree}}", "{{#children}}", "{{/children}}", "{{&",
      "{{=", "<!--",
    ]
    var seed: UInt64 = 42
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var clean = 0
    for _ in 0..<3_000 {
      let main = (0..<1 + next(12)).map { _ in pieces[next(pieces.count)] }.joined()
      let part = (0..<1 + next(6)).map { _ in pieces[next(pieces.count)] }.joined()
      let templates = library(["main": main, "a": part])
      let template = templates.template("main", for: Everything.self)
      var writer = MarkupWriter(tracing: true)
      template.renderBothWays(Self.full, into: &writer)
      let isBroken = template.diagnostics.contains { $0.severity == .error }
      if isBroken { #expect(writer.bytes.isEmpty) } else { clean += 1 }
      let shown = (template.diagnostics + templates.diagnostics).map(told)
      #expect(shown.allSatisfy { !$0.isEmpty })
    }
    #expect(clean > 100)
  }

  @Test func aLargeTemplateIsReadInOnePass() {
    let line = "<p>{{title}} and some more text {{#next}}{{link}}{{/next}}</p>\n"
    let text = String(repeating: line, count: (1 << 20) / line.utf8.count)
    let library = TemplateLibrary([TemplateSource(name: "main", path: "main", bytes: Array(text.utf8))])
    #expect(library.diagnostics.isEmpty)
  }
}
