import Diagnostics
import Markup
import Templates
import Testing

/// Where values may stand, and what becomes of the markup around them.
@Suite struct PlaceTests {
  @Test(arguments: [
    (
      "<p class={{title}}>",
      "main:1:12: a value cannot stand in an attribute without quotes [template/unsafe-slot] "
        + "(put quotes around it: \"{{title}}\")"
    ),
    (
      "<p class=a{{title}}>",
      "main:1:13: a value cannot stand in an attribute without quotes [template/unsafe-slot] "
        + "(put quotes around it: \"{{title}}\")"
    ),
    (
      "<{{title}}>",
      "main:1:4: a value cannot be part of a tag [template/unsafe-slot] "
        + "(write the tag out; values can stand in text and in quoted attribute values)"
    ),
    (
      "<h{{count}}>",
      "main:1:5: a value cannot be part of a tag [template/unsafe-slot] "
        + "(write the tag out; values can stand in text and in quoted attribute values)"
    ),
    (
      "<p {{title}}=\"x\">",
      "main:1:6: a value cannot be part of a tag [template/unsafe-slot] "
        + "(write the tag out; values can stand in text and in quoted attribute values)"
    ),
    (
      "<script>\nlet x = '{{title}}'</script>",
      "main:2:12: a value cannot stand in a script or style sheet [template/unsafe-slot] "
        + "(put the value into a data-… attribute and read it from there)"
    ),
    (
      "<style>{{title}}</style>",
      "main:1:10: a value cannot stand in a script or style sheet [template/unsafe-slot] "
        + "(put the value into a data-… attribute and read it from there)"
    ),
    (
      "<!-- {{title}} -->",
      "main:1:8: a value cannot stand in a comment [template/unsafe-slot] "
        + "(write {{! … }} for what nobody is to see)"
    ),
    (
      "<i title=\"{{{body}}}\"></i>",
      "main:1:14: markup cannot stand in the value of an attribute [template/unsafe-slot] "
        + "(write text there, as {{name}})"
    ),
    (
      "<title>{{{body}}}</title>",
      "main:1:11: markup cannot stand in an element that holds only text [template/unsafe-slot] "
        + "(write text there, as {{name}})"
    ),
    (
      "<a onclick=\"go('{{title}}')\">x</a>",
      "main:1:19: a value cannot stand in \"onclick\", which is code [template/unsafe-slot] "
        + "(put the value into a data-… attribute and read it from a script)"
    ),
    (
      "{{#next}}<p class=\"{{/next}}x\">",
      "main:1:4: section \"next\" does not end where it starts: in the value of \"class\", not in text "
        + "[template/unbalanced-branch] (close inside the section what is opened inside it, and nothing else)"
    ),
    (
      "<p {{#isOpen}}class=\"a{{/isOpen}}\">",
      "main:1:7: section \"isOpen\" does not end where it starts: in the value of \"class\", not in a tag "
        + "[template/unbalanced-branch] (close inside the section what is opened inside it, and nothing else)"
    ),
    (
      "<script>{{#isOpen}}x(){{/isOpen}}</script>",
      "main:1:12: a section cannot stand in a script or style sheet [template/unsafe-slot] "
        + "(put the whole element into the section)"
    ),
    (
      "<a href=\"{{title}}://x/\">",
      "main:1:12: a value cannot be part of the scheme of a URL [template/unsafe-slot] "
        + "(write the scheme out, as in https://{{title}})"
    ),
    (
      "<a href=\"x{{#isOpen}}{{count}}{{/isOpen}}&colon;\">",
      "main:1:24: a value cannot be part of the scheme of a URL [template/unsafe-slot] "
        + "(write the scheme out, as in https://{{count}})"
    ),
    (
      "<a href=\"javascript:go({{count}})\">",
      "main:1:26: a value cannot stand in a URL that is code [template/unsafe-slot] "
        + "(put the value into a data-… attribute)"
    ),
    (
      "<a href=\"/a{{#isOpen}}?b={{/isOpen}}{{title}}\">",
      "main:1:39: a section before this value decides whether it stands in the path or in the query of \"href\" "
        + "[template/unbalanced-branch] (write the whole URL in each of the sections)"
    ),
    (
      "<script type=\"{{title}}\"></script>",
      "main:1:17: a value cannot stand in \"type\", which is code [template/unsafe-slot] "
        + "(put the value into a data-… attribute and read it from a script)"
    ),
    (
      "<iframe srcdoc=\"{{title}}\"></iframe>",
      "main:1:19: a value cannot stand in \"srcdoc\", which is code [template/unsafe-slot] "
        + "(put the value into a data-… attribute and read it from a script)"
    ),
    (
      "<script type=importmap>\"\\{{title}}\"</script>",
      "main:1:28: a value cannot be part of an escape in JSON [template/unsafe-slot] "
        + "(write the escape out, or leave out the \\)"
    ),
    (
      "<script type=importmap>{{{body}}}</script>",
      "main:1:27: markup cannot stand in JSON [template/unsafe-slot] (write text there, as {{name}})"
    ),
    (
      "<script type=importmap>{{#isOpen}}\"{{/isOpen}}</script>",
      "main:1:27: section \"isOpen\" does not end where it starts: in a string of JSON, not in JSON "
        + "[template/unbalanced-branch] (close inside the section what is opened inside it, and nothing else)"
    ),
    (
      "<img srcset=\"{{#isOpen}}/a 1x{{/isOpen}} {{count}}x\">",
      "main:1:17: section \"isOpen\" does not end where it starts: in the value of \"srcset\", not in the start of "
        + "the value of \"srcset\" [template/unbalanced-branch] "
        + "(close inside the section what is opened inside it, and nothing else)"
    ),
    (
      "<p title=\"{{^next}}\">{{/next}}",
      "main:1:14: section \"next\" does not end where it starts: in text, not in the value of \"title\" "
        + "[template/unbalanced-branch] (close inside the section what is opened inside it, and nothing else)"
    ),
  ])
  func aValueThatIsNotSafeIsRefused(template: String, diagnostics: String) {
    #expect(told(template) == diagnostics)
  }

  @Test func placesAreKnownAcrossTemplates() {
    #expect(
      told(
        "{{<layout}}{{$name}}{{title}}{{/name}}{{/layout}}", ["layout": "<p {{$name}}class{{/name}}=\"x\">"])
        == "main:1:23: a value cannot be part of a tag [template/unsafe-slot] "
        + "(write the tag out; values can stand in text and in quoted attribute values)")
    #expect(
      told("<script>{{>code}}</script>", ["code": "\n{{title}}"])
        == "code:2:3: a value cannot stand in a script or style sheet [template/unsafe-slot] "
        + "(put the value into a data-… attribute and read it from there)")
  }

  @Test(arguments: [
    ("<br>{{title}}<img alt='{{title}}' hidden>", "<br/>Title<img alt='Title' hidden=\"\"/>"),
    ("<P CLASS=a>{{title}}&nbsp;</P>", "<p class=\"a\">Title\u{A0}</p>"),
    ("<p{{#isOpen}} class=\"open\"{{/isOpen}}>", "<p>"),
    ("<p{{^isOpen}} class=\"open\"{{/isOpen}}>", "<p class=\"open\">"),
    ("<p{{^isOpen}} hidden{{/isOpen}}>", "<p hidden=\"\">"),
    ("<p class=\"a{{^isOpen}} b{{/isOpen}}\">", "<p class=\"a b\">"),
    ("<title>{{title}}</title>", "<title>Title</title>"),
    ("<a href=\"{{#next}}{{link}}{{/next}}{{^next}}{{home.link}}{{/next}}\">", "<a href=\"/\">"),
    ("[{{^isOpen}}[a]{{/isOpen}}]", "[[a]]"),
  ])
  func staticMarkupBecomesPolyglot(template: String, output: String) {
    #expect(rendered(template) == output)
  }

  @Test(arguments: [
    ("<a href=\"/about/\">", "<a href=\"/docs/about/\">"),
    ("<a href=\"{{home.link}}\">", "<a href=\"/\">"),
    (
      "<a href=\"{{#isOpen}}/a/{{/isOpen}}{{^isOpen}}/b/{{/isOpen}}\">{{#home}}<img src=/c>{{/home}}",
      "<a href=\"/docs/b/\"><img src=\"/docs/c\"/>"
    ),
    ("<a href=\"{{home.link}}/x\">", "<a href=\"//x\">"),
  ])
  func rootRelativeURLsGetTheBasePath(template: String, output: String) {
    let source = TemplateSource(name: "main", path: "main", bytes: Array(template.utf8))
    let template = TemplateLibrary([source], basePath: "/docs/").template("main", for: Everything.self)
    var writer = MarkupWriter()
    template.renderBothWays(Everything(), into: &writer)
    #expect(template.diagnostics.map(told) == [])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == output)
  }
}
