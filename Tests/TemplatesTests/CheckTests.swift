import Diagnostics
import Templates
import Testing

/// Wrong templates, and what is said about them.
@Suite struct CheckTests {
  @Test(arguments: [
    ("{{titel}}", "main:1:3: there is no \"titel\" here [template/unknown-key] (did you mean \"title\"?)"),
    (
      "<p>\n  {{ titel }}</p>",
      "main:2:6: there is no \"titel\" here [template/unknown-key] (did you mean \"title\"?)"
    ),
    (
      "é{{#groups}}{{nmae}}{{/groups}}",
      "main:1:15: there is no \"nmae\" here [template/unknown-key] (did you mean \"name\"?)"
    ),
    (
      "{{#groups}}{{sumary}}{{/groups}}",
      "main:1:14: there is no \"sumary\" here [template/unknown-key] (did you mean \"summary\"?)"
    ),
    (
      "{{#groups}}{{#links}}{{xyz}}{{/links}}{{/groups}}",
      "main:1:24: there is no \"xyz\" here [template/unknown-key] (the keys are title, link, isCurrent)"
    ),
    (
      "{{home.lnik}}",
      "main:1:3: \"home\" has no \"lnik\" [template/unknown-key] (did you mean \"link\"?)"
    ),
    (
      "{{home.xyz}}",
      "main:1:3: \"home\" has no \"xyz\" [template/unknown-key] (the keys are title, link, isCurrent)"
    ),
    ("{{title.text}}", "main:1:3: \"title\" is text and has no \"text\" [template/unknown-key]"),
    ("{{body.text}}", "main:1:3: \"body\" is markup and has no \"text\" [template/unknown-key]"),
    ("{{isOpen.x}}", "main:1:3: \"isOpen\" is true or false and has no \"x\" [template/unknown-key]"),
    (
      "{{groups.name}}",
      "main:1:3: \"groups\" is a list and has no \"name\" [template/unknown-key] "
        + "(write {{#groups}}{{name}}{{/groups}})"
    ),
    (
      "{{map.key}}",
      "main:1:3: \"map\" is a dictionary, whose keys a template cannot know [template/unknown-key]"
    ),
    (
      "{{#map}}{{key}}{{/map}}",
      "main:1:4: \"map\" is a dictionary, whose keys a template cannot know [template/dictionary] "
        + "(make it a list in the view model)"
    ),
    (
      "{{#nxt}}{{title}}{{anything}}{{>no}}{{/nxt}}",
      "main:1:4: there is no \"nxt\" here [template/unknown-key] (did you mean \"next\"?)\n"
        + "main:1:33: there is no template \"no\" [template/unknown-template]"
    ),
    (
      "{{^isopen}}{{/isopen}}",
      "main:1:4: there is no \"isopen\" here [template/unknown-key] (did you mean \"isOpen\"?)"
    ),
    (
      "{{names}}",
      "main:1:3: \"names\" is a list and cannot be printed [template/list-as-text] "
        + "(write {{#names}}…{{/names}})"
    ),
    (
      "{{{parts}}}",
      "main:1:4: \"parts\" is a list and cannot be printed [template/list-as-text] "
        + "(write {{#parts}}…{{/parts}})"
    ),
    (
      "{{home}}",
      "main:1:3: \"home\" has keys of its own and cannot be printed [template/object-as-text] "
        + "(its keys are title, link, isCurrent)"
    ),
    (
      "{{#groups}}{{.}}{{/groups}}",
      "main:1:14: \".\" has keys of its own and cannot be printed [template/object-as-text] "
        + "(its keys are name, links)"
    ),
    (
      "{{#title}}x{{/title}}",
      "main:1:4: \"title\" is always there, so a section cannot ask for it [template/section-over-text] "
        + "(write {{title}} without a section)"
    ),
    (
      "{{#count}}x{{/count}}",
      "main:1:4: \"count\" is always there, so a section cannot ask for it [template/section-over-text] "
        + "(write {{count}} without a section)"
    ),
    (
      "{{#body}}{{{body}}}{{/body}}",
      "main:1:4: \"body\" is always there, so a section cannot ask for it [template/section-over-text] "
        + "(write {{{body}}} without a section)"
    ),
    (
      "{{^title}}none{{/title}}",
      "main:1:4: \"title\" is always there, so a section cannot ask for it [template/section-over-text] "
        + "(leave the section out)"
    ),
    (
      "<i>{{{title}}}</i>",
      "main:1:7: \"title\" is not markup, so it has to be escaped [template/not-markup] (write {{title}})"
    ),
    (
      "{{& summary }}",
      "main:1:5: \"summary\" is not markup, so it has to be escaped [template/not-markup] (write {{summary}})"
    ),
    (
      "{{{isOpen}}}",
      "main:1:4: \"isOpen\" is not markup, so it has to be escaped [template/not-markup] (write {{isOpen}})"
    ),
    (
      "{{body}}",
      "main:1:3: \"body\" is markup and would be shown as its source [template/markup-escaped] "
        + "(write {{{body}}})"
    ),
    (
      "{{#parts}}{{.}}{{/parts}}",
      "main:1:13: \".\" is markup and would be shown as its source [template/markup-escaped] (write {{{.}}})"
    ),
    (
      "{{title}}{{a}}\n{{b}}{{body}}",
      "main:1:12: there is no \"a\" here [template/unknown-key] "
        + "(the keys are title, summary, isOpen, count, ratio, date, level, body, aside, home, next, names and more)\n"
        + "main:2:3: there is no \"b\" here [template/unknown-key] "
        + "(the keys are title, summary, isOpen, count, ratio, date, level, body, aside, home, next, names and more)\n"
        + "main:2:8: \"body\" is markup and would be shown as its source [template/markup-escaped] "
        + "(write {{{body}}})"
    ),
  ])
  func aTemplateHasToFitItsViewModel(template: String, diagnostics: String) {
    #expect(told(template) == diagnostics)
  }

  @Test(
    arguments: [
      (
        "{{>heda}}", ["head": "x"],
        "main:1:4: there is no template \"heda\" [template/unknown-template] (did you mean \"head\"?)"
      ),
      (
        "{{<layuot}}{{/layuot}}", ["layout": "x"],
        "main:1:4: there is no template \"layuot\" [template/unknown-template] (did you mean \"layout\"?)"
      ),
      (
        "{{<layout}}{{$boddy}}x{{/boddy}}{{/layout}}", ["layout": "{{$title}}{{/title}}{{$body}}{{/body}}"],
        "main:1:15: \"layout\" has no block \"boddy\" [template/unknown-block] (did you mean \"body\"?)"
      ),
      (
        "{{<layout}}{{$x}}x{{/x}}{{/layout}}", ["layout": "{{$title}}{{/title}}{{$body}}{{/body}}"],
        "main:1:15: \"layout\" has no block \"x\" [template/unknown-block] (its blocks are body, title)"
      ),
      (
        "{{<layout}}{{$x}}x{{/x}}{{/layout}}", ["layout": "no blocks"],
        "main:1:15: \"layout\" has no block \"x\" [template/unknown-block]"
      ),
      (
        "{{>main}}", [:],
        "main:1:4: \"main\" includes itself without end: main → main [template/recursion] "
          + "(include it in a section over a part of the value that it shows)"
      ),
      (
        "{{>a}}", ["a": "{{<b}}{{/b}}", "b": "\n{{>c}}", "c": "{{>a}}"],
        "c:1:4: \"a\" includes itself without end: a → b → c → a [template/recursion] "
          + "(include it in a section over a part of the value that it shows)"
      ),
      (
        "{{#next}}{{>a}}{{/next}}{{>a}}", ["a": "<b>{{lnik}}</b>"],
        "a:1:6: there is no \"lnik\" here [template/unknown-key] (did you mean \"link\"?)"
      ),
      (
        "{{<layout}} lost {{title}}{{$a}}{{/a}}{{/layout}}", ["layout": "{{$a}}{{/a}}"],
        "main:1:13: warning: what stands between the blocks of \"layout\" is not printed [template/lost-text] "
          + "(move it into a block, {{$name}}…{{/name}})"
      ),
    ] as [(String, [String: String], String)])
  func includedTemplatesAreCheckedToo(template: String, others: [String: String], diagnostics: String) {
    #expect(told(template, others) == diagnostics)
  }

  @Test(arguments: [
    ("<p>{{title</p>", "main:1:6: this tag is never closed [template/syntax] (close it by }})"),
    (
      "{{{body}}\n{{title}}",
      "main:1:3: this tag is never closed [template/syntax] (close it by }}})"
    ),
    ("{{! never", "main:1:3: this tag is never closed [template/syntax] (close it by }})"),
    ("a {{", "main:1:5: this tag is never closed [template/syntax] (close it by }})"),
    ("{{}}", "main:1:3: this tag has no name [template/syntax]"),
    ("{{# }}", "main:1:5: this tag has no name [template/syntax]"),
    ("{{a b}}", "main:1:3: a name has no spaces: \"a b\" [template/syntax]"),
    ("{{home..link}}", "main:1:3: \"home..link\" has a dot too many [template/syntax]"),
    ("{{.title}}", "main:1:3: \".title\" has a dot too many [template/syntax]"),
    ("{{>*}}", "main:1:4: \"*\" is no name of a value [template/syntax]"),
    (
      "{{=<% =}}{{title}}",
      "main:1:4: delimiters are two words without \"=\" [template/syntax] (write it like {{=<% %>=}})"
    ),
    (
      "{{#next}}\n  {{#isOpen}}x\n",
      "main:1:4: section \"next\" is never closed [template/syntax] (write {{/next}} behind it)\n"
        + "main:2:6: section \"isOpen\" is never closed [template/syntax] (write {{/isOpen}} behind it)"
    ),
    (
      "{{#next}}{{#isOpen}}x{{/next}}",
      "main:1:13: section \"isOpen\" is never closed [template/syntax] (write {{/isOpen}} behind it)"
    ),
    (
      "{{#next}}x{{/nxt}}{{title}}",
      "main:1:14: section \"next\" is closed by another name, \"nxt\" [template/syntax] (write {{/next}})"
    ),
    (
      "{{title}}</p>{{/title}}",
      "main:1:17: \"title\" is closed here, but it is not open [template/syntax]"
    ),
    (
      "{{<layout}}{{$a}}",
      "main:1:4: parent \"layout\" is never closed [template/syntax] (write {{/layout}} behind it)\n"
        + "main:1:15: block \"a\" is never closed [template/syntax] (write {{/a}} behind it)"
    ),
  ])
  func syntaxIsChecked(template: String, diagnostics: String) {
    #expect(told(template) == diagnostics)
  }

  @Test func templatesThatNobodyUsesAreCheckedForSyntax() {
    let templates = library(["main": "{{title}}", "other": "{{#x}}"])
    #expect(
      templates.diagnostics.map(told)
        == ["other:1:4: section \"x\" is never closed [template/syntax] (write {{/x}} behind it)"])
    #expect(templates.template("main", for: Everything.self).diagnostics.isEmpty)
  }

  @Test func aTemplateWithABrokenPartialIsBroken() {
    #expect(
      told("{{<a}}{{$b}}{{/b}}{{/a}}", ["a": "{{$b}}"])
        == "a:1:4: block \"b\" is never closed [template/syntax] (write {{/b}} behind it)")
  }

  @Test func aMissingTemplateIsNamedWithItsPath() {
    let template = library(["article": ""]).template("artcle", for: Everything.self)
    #expect(
      template.diagnostics.map(\.location.description) == ["Templates/artcle.mustache:1:1"])
    #expect(template.diagnostics.map(\.hint) == ["did you mean \"article\"?"])
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0xFF], "main:2:1"),
      ([0xC0, 0x80], "main:1:1"),
      ([0x61, 0xED, 0xA0, 0x80], "main:1:2"),
      ([0xE2, 0x82], "main:1:1"),
      ([0xF4, 0x90, 0x80, 0x80], "main:1:1"),
    ] as [([UInt8], String)])
  func bytesThatAreNotUTF8AreRefused(bytes: [UInt8], place: String) {
    let library = TemplateLibrary([
      TemplateSource(name: "main", path: "Templates/main.mustache", bytes: bytes)
    ])
    let expected = ["\(place): this is not UTF-8 [template/invalid-utf8] (save the file as UTF-8)"]
    #expect(library.diagnostics.map(told) == expected)
    #expect(library.template("main", for: Everything.self).diagnostics.map(told) == expected)
  }

  struct Picky: Codable, Sendable {
    enum Odd: String, Codable { case one }

    let odd: Odd
  }

  @Test func aViewModelOfUnknownShapeIsRefused() {
    let diagnostics = library(["main": ""]).template("main", for: Picky.self).diagnostics
    #expect(diagnostics.map(\.rule) == ["template/unknown-shape"])
    #expect(
      diagnostics.map(told) == [
        "main:1:1: the shape of Odd at odd is unknown: Cannot initialize Odd from invalid String value text "
          + "[template/unknown-shape] (make Odd CaseIterable, or put its rawValue into the view model)"
      ])
  }
}
