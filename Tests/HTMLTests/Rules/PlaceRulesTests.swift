import Testing

@testable import HTML

@Suite struct PlaceRulesTests {
  @Test(arguments: [
    "<div><option>a</option></div>", "<div><div><optgroup label=\"a\"></optgroup></div></div>",
    "<div><dt>a</dt></div>",
    "<div><dd>a</dd></div>", "<dl><div><div><dt>a</dt></div></div></dl>",
  ])
  func aPartOfAListInADivisionOutsideOfItsList(markup: String) {
    #expect(brokenRules(in: markup).contains(Rule.elementNotAllowed.id))
  }

  @Test(arguments: [
    "<dl><div><dt>a</dt><dd>b</dd></div></dl>",
    "<select><div><option>a</option></div><optgroup label=\"b\"><div><option>c</option></div></optgroup></select>",
    "<svg><a href=\"a\"><text>a</text></a><a href=\"b\"><text>b</text></a></svg>",
    #"<svg><text writing-mode="vertical-rl" font-size="1">a</text><set attributeName="x" fill="freeze"/></svg>"#,
    #"<svg><image href="a.png" image-rendering="pixelated"/><path d="M0 0" overflow="visible"/></svg>"#,
    "<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>", #"<math><mo form="prefix">(</mo></math>"#,
    "<button command=\"--a\" commandfor=\"b\">a</button><p id=\"b\">b</p>",
    "<video><source src=\"a\"/>a</video>", "<p><time datetime=\"2024-05-01\"><b>May</b></time></p>",
  ])
  func placesThatAreRight(markup: String) {
    #expect(brokenRules(in: markup).isEmpty)
  }

  @Test(arguments: ["p", "custom-element"])
  func anElementHasAttributesOfOtherSpecifications(name: String) {
    let attributes =
      #"part="a b" exportparts="a: b" onanimationend="f()" ontransitionrun="f()" onselectstart="f()""#
    #expect(brokenRules(in: "<\(name) \(attributes)>a</\(name)>").isEmpty)
  }

  @Test(arguments: [
    "<svg><symbol A refX=\"0\" refY=\"0\"></symbol></svg>", "<svg><g A></g></svg>",
    "<math><mi A>a</mi></math>",
  ])
  func foreignElementsShareAttributesWithThoseOfHTML(markup: String) {
    let attributes = #"tabindex="0" autofocus="" nonce="a" part="b" exportparts="c" slot="d""#
    #expect(brokenRules(in: markup.replacing("A", with: attributes)).isEmpty)
    #expect(
      brokenRules(in: markup.replacing("A", with: "tabindex=\"a\"")).contains(Rule.badInteger.id))
  }

  @Test(arguments: [
    ("<svg><a href=\"a\"><a href=\"b\"><text>a</text></a></a></svg>", Rule.descendantNotAllowed),
    ("<math><mfrac><mi>a</mi></mfrac></math>", .requiredChild),
    ("<math><msup><mi>a</mi><mi>b</mi><mi>c</mi></msup></math>", .requiredChild),
    ("<svg><filter id=\"a\"><feDiffuseLighting></feDiffuseLighting></filter></svg>", .requiredChild),
    ("<button command=\"open\" commandfor=\"b\">a</button><p id=\"b\">b</p>", .badKeyword),
    ("<video>a<source src=\"a\"/></video>", .childOrder),
    ("<p><time><b>2024-05-01</b></time></p>", .timeText),
    ("<script charset=\"utf-8\">f()</script>", .inlineScriptAttribute),
    ("<script src=\"a\" charset=\"latin1\"></script>", .badEncoding),
    ("<img src=\"a\" alt=\"\" border=\"1\"/>", .badKeyword),
    ("<img src=\"a\" alt=\"\" srcset=\"a 1x\" sizes=\"1px\"/>", .badSrcset),
    ("<p contextmenu=\"a\">a</p>", .removedAttribute),
  ])
  func aPlaceOrValueThatIsWrong(markup: String, rule: Rule) {
    #expect(brokenRules(in: markup).contains(rule.id))
  }

  @Test(arguments: ["x-data", "v-if", "hx-get", ":class", "@click"])
  func anAttributeOfAFrameworkIsAWarningOnly(name: String) {
    #expect(brokenRules(in: "<p \(name)=\"a\">a</p>") == [Rule.frameworkAttribute.id])
  }
}
