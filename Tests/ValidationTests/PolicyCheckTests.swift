import Diagnostics
import Testing
import Validation

@Suite struct PolicyCheckTests {
  static let page = """
    <!DOCTYPE html>
    <html lang="en">
    <head><title>Größe</title></head>
    <body>
    <h1>One</h1>
    <p class="a">A <b>bold</b> <img src="a.png"/> &amp; text</p>
    <!-- a remark -->
    <p title="&gt;">B</p>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></svg>
    </body>
    </html>
    """

  static func policy(
    _ xpath: String, severity: Severity = .warning, paths: [PathPattern] = []
  ) -> Policy {
    Policy(
      xpath: xpath, message: "it is asked", severity: severity, paths: paths,
      source: SourceLocation(file: "Content/site.json", line: 7, column: 3))
  }

  static func faults(_ xpath: String, in page: String = page) -> [PolicyFault] {
    PolicyCheck([policy(xpath)]).faults(in: Array(page.utf8), at: "index.html")
  }

  @Test(arguments: [
    "count(//h1)=1", "count(//h1)", "string(//title)", "//table", "//h1='One'", "true()", "-1", "'x'",
    "not(//p[not(text())])", "string(//p[2]/@title)='>'", "//title='Größe'", "count(/html/body/svg/use)=1",
    "//*[namespace-uri()]", "contains(//p, '& text')", "boolean(//comment())",
  ])
  func aPageThatKeepsToAPolicyHasNoFault(xpath: String) {
    #expect(Self.faults(xpath).isEmpty)
  }

  @Test(arguments: [
    "count(//h1)=2", "count(//table)", "0 div 0", "string(//table)", "//h1='Two'", "false()", "''",
  ])
  func aConditionThatDoesNotHoldIsAFaultOfThePage(xpath: String) {
    #expect(Self.faults(xpath).map(\.offset) == [nil])
  }

  @Test(arguments: [
    ("0; url=/a/", 0), ("0", 0), (" 0;url=/a/", 0), ("0; URL=/a/?b;c", 0), ("300", 1), ("10; url=/a/", 1),
  ])
  func nothingIsAskedOfAPageThatLeadsOnAtOnce(content: String, count: Int) {
    let page = """
      <!DOCTYPE html>
      <html><head><title>A</title><meta http-equiv="Refresh" content="\(content)"/></head><body></body></html>
      """
    #expect(Self.faults("boolean(//h1)", in: page).count == count)
  }

  @Test func aFaultSaysWhatIsAskedAndWhere() {
    let fault = Self.faults("false()").first
    #expect(fault?.rule == "policy/broken")
    #expect(fault?.severity == .warning)
    #expect(fault?.message == "it is asked")
    #expect(fault?.hint == "the policy is false(), at Content/site.json:7:3")
  }

  /// Expressions that select, and the tags that are told.
  static let selections: [(String, [String])] = [
    ("//p", ["<p class", "<p title"]),
    ("//img", ["<img"]),
    ("//@class", ["<p class"]),
    ("//b/text()", ["<b>"]),
    ("//comment()", ["<body>"]),
    ("//svg | //h1", ["<h1>", "<svg"]),
    ("/html/body/svg/use", ["<use"]),
    ("//use/namespace::*[name()='xlink']", [""]),
    ("/", [""]),
  ]

  @Test(arguments: selections)
  func everyNodeOfASelectionIsToldAtItsTag(xpath: String, tags: [String]) {
    let bytes = Array(Self.page.utf8)
    let told = Self.faults(xpath).map { fault in
      fault.offset.map { String(decoding: bytes[$0...], as: UTF8.self) } ?? ""
    }
    #expect(told.count == tags.count)
    for (place, tag) in zip(told, tags) { #expect(tag.isEmpty ? place.isEmpty : place.hasPrefix(tag)) }
  }

  @Test(arguments: ["", " xmlns=\"http://www.w3.org/1999/xhtml\""])
  func elementsAreNamedWithoutAPrefixWhateverTheNamespace(declaration: String) {
    let page = "<html\(declaration)><body><h1>A</h1><p/></body></html>"
    #expect(Self.faults("count(/html/body/h1)=1", in: page).isEmpty)
    #expect(Self.faults("//h1/following-sibling::p", in: page).count == 1)
  }

  @Test func aPolicyIsAskedOfItsPagesOnly() throws {
    let paths = [try PathPattern("articles/**"), try PathPattern("404.html")]
    let check = PolicyCheck([Self.policy("false()", paths: paths)])
    let told = ["index.html", "articles/one/index.html", "404.html"].map {
      check.faults(in: Array(Self.page.utf8), at: $0).count
    }
    #expect(told == [0, 1, 1])
  }

  @Test func theCheckIsUsedForManyPages() {
    let check = PolicyCheck([Self.policy("//i"), Self.policy("count(//p)=1")])
    for _ in 0..<100 {
      #expect(check.faults(in: Array("<p><i/></p>".utf8), at: "a.html").map(\.offset) == [3])
      #expect(check.faults(in: Array("<p/>".utf8), at: "a.html").isEmpty)
      #expect(check.faults(in: Array("<div/>".utf8), at: "a.html").map(\.offset) == [nil])
    }
  }

  @Test func ofVeryManyPlacesTheRestIsCounted() {
    let faults = Self.faults("//i", in: "<p>" + String(repeating: "<i/>", count: 1_000) + "</p>")
    #expect(faults.count == 50)
    #expect(faults.last?.message == "it is asked (and in 950 more places of this page)")
  }

  @Test func anExpressionThatTakesTooLongIsToldInsteadOfAwaited() {
    let page = "<p>" + String(repeating: "<i>a</i>", count: 5_000) + "</p>"
    let start = ContinuousClock.now
    let faults = Self.faults("count(//*[count(//*[count(//*) > 1]) > 1])", in: page)
    #expect(faults.map(\.rule) == ["policy/unanswered"])
    #expect(start.duration(to: .now) < .seconds(20))
  }

  @Test func aPageThatIsNoTreeAnswersNothing() {
    #expect(Self.faults("true()", in: "<p>").map(\.rule) == ["policy/unanswered"])
    #expect(Self.faults("true()", in: "").map(\.rule) == ["policy/unanswered"])
  }

  @Test func nothingIsFetchedAndNoEntityIsExpanded() {
    let declarations = "<!ENTITY a SYSTEM \"file:///etc/passwd\"><!ENTITY b \"c\"><!ATTLIST p id ID \"x\">"
    for reference in ["&a;", "&b;"] {
      let page = "<!DOCTYPE p [\(declarations)]><p>\(reference)</p>"
      #expect(Self.faults("not(string(//p))", in: page).map(\.rule) == ["policy/unanswered"])
    }
    #expect(Self.faults("//p/@id", in: "<!DOCTYPE p [\(declarations)]><p/>").isEmpty)
  }
}
