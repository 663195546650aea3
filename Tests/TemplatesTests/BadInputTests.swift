import Diagnostics
import Templates
import Testing

/// Templates that are too large, or not what they should be: told, without a crash and without waiting.
@Suite struct BadInputTests {
  @Test func aTemplateOfTenMegabytesIsCompiled() {
    let line = "<p class=x>{{title}}</p> \(String(repeating: "lorem ipsum ", count: 1_000))\n"
    let count = (10 << 20) / line.utf8.count
    let page = rendered(String(repeating: line, count: count))
    #expect(page.utf8.count == count * (line.utf8.count + "Title\"\"".utf8.count - "{{title}}".utf8.count))
  }

  @Test func tenMegabytesOfOpenTagsAreOneFault() {
    let template = "x\n" + String(repeating: "{", count: 10 << 20)
    #expect(told(template).hasPrefix("main:2:3: this tag is never closed [template/syntax]"))
  }

  @Test func delimitersThatAreNeverRestoredAreToldWhereTagsAreLost() {
    #expect(
      told("\n{{=<% %>=}}<%title%>{{title}}")
        == "main:2:4: warning: the delimiters are changed here and never back, so that \"{{\" is text from here on "
        + "[template/delimiters] (write <%={{ }}=%> behind what needs them)")
    #expect(told("{{=<% %>=}}<%title%>") == "")
    #expect(told("{{=<% %>=}}{{x}}<%={{ }}=%>{{title}}") == "")
    #expect(
      told("{{=<% %>=}}<%#next%>{{/next}}")
        == "main:1:4: warning: the delimiters are changed here and never back, so that \"{{\" is text from here on "
        + "[template/delimiters] (write <%={{ }}=%> behind what needs them)\n"
        + "main:1:15: section \"next\" is never closed [template/syntax] (write {{/next}} behind it)")
  }

  @Test(arguments: [
    ("\u{FEFF}{{titel}}", "main:1:4"), ("\u{FEFF}\r\n  {{titel}}", "main:2:5"),
    ("a\r\n\r\n{{titel}}", "main:3:3"),
    ("é🐍{{titel}}", "main:1:5"), ("{{#next}}\r\n{{titel}}\r\n{{/next}}\r\n", "main:2:3"),
  ])
  func placesAreRightBehindMarksAndLineEnds(template: String, place: String) {
    #expect(told(template).hasPrefix("\(place): there is no \"titel\" here"))
  }

  @Test func aLineEndOfTwoCharactersGoesWithItsTag() {
    #expect(rendered("\u{FEFF}{{! x }}\r\na\r\n{{#home}}\r\n{{title}}\r\n{{/home}}\r\n") == "a\r\nHome\r\n")
  }
}
