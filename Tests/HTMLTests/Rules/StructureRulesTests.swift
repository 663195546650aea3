import Testing

@testable import HTML

@Suite struct StructureRulesTests {
  private func rules(brokenBy markup: String) -> [String] {
    broken(in: markup) { document, faults in
      var rules = StructureRules()
      rules.check(document, into: faults)
    }
  }

  @Test(arguments: [
    (#"<label for="a">a</label><input id="a">"#, []),
    (#"<label for="a">a</label><input id="a" type="hidden">"#, ["html/id-reference"]),
    (#"<label for="a">a</label><div id="a"></div>"#, ["html/id-reference"]),
    (#"<input list="a"><datalist id="a"></datalist>"#, []),
    (#"<input form="a"><div id="a"></div>"#, ["html/id-reference"]),
    (#"<button commandfor="b" popovertarget="a">a</button><p id="a"></p>"#, ["html/id-reference"]),
    (#"<output for="a b"></output><input id="a">"#, ["html/id-reference"]),
    (#"<template><label for="a">a</label></template>"#, []),
  ])
  func aReferenceFindsAnElementOfItsKind(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    ("<h1> </h1>", ["html/empty-heading"]),
    (#"<h1><img src="a" alt="A"></h1>"#, []),
    (#"<h1><img src="a" alt=""></h1>"#, ["html/empty-heading"]),
    ("<section><div><h2>a</h2></div></section>", []),
    ("<section><section><h2>a</h2></section></section>", ["html/section-heading"]),
    (#"<article></article><h2>a</h2>"#, ["html/section-heading"]),
    ("<nav><a>a</a></nav>", []),
  ])
  func aHeadingSaysWhatASectionIsAbout(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    ("<h2>a</h2><h3>b</h3><h1>c</h1><h2>d</h2>", []),
    ("<h1>a</h1><h3>b</h3><h4>c</h4>", ["html/heading-level"]),
    (#"<div headingoffset="2"><h1>a</h1></div><h6>b</h6>"#, ["html/heading-level"]),
    (#"<h1>a</h1><div headingoffset="1"><h1>b</h1><h2>c</h2></div>"#, []),
    (#"<div headingoffset="4"><div headingreset><h1>a</h1></div></div><h2>b</h2>"#, []),
    ("<h1>a</h1><template><h3>b</h3></template><h2>c</h2>", []),
  ])
  func aHeadingLeavesOutNoLevel(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    ("<div><form><a-b><main>a</main></a-b></form></div>", []),
    (#"<form aria-label="a"><main>b</main></form>"#, ["html/descendant-not-allowed"]),
    (#"<form title="a"><div><main>b</main></div></form>"#, ["html/descendant-not-allowed"]),
    (#"<form title="" name="a"><main>b</main></form>"#, []),
    ("<section><h2>a</h2><div><main>b</main></div></section>", ["html/descendant-not-allowed"]),
    ("<ul><li><main>a</main></ul>", ["html/descendant-not-allowed"]),
    ("<article><h2>a</h2><template><main>b</main></template></article>", []),
  ])
  func theMainPartIsInNoOtherPart(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    (
      #"<details name="a"><summary>b</summary><p><details name="a"><summary>c</summary></details></details>"#,
      true
    ),
    (#"<details name="a"><summary>b</summary><details><summary>c</summary></details></details>"#, false),
    (
      #"<details name="a"><summary>b</summary><details name="b"><summary>c</summary></details></details>"#,
      false
    ),
  ])
  func aGroupOfDetailsIsNotInsideOneOfItsOwn(markup: String, isNested: Bool) {
    #expect(brokenRules(in: markup).contains("html/nested-details") == isNested)
  }

  @Test(arguments: [
    ("<dl></dl>", []),
    ("<dl><dt>a</dt><dt>b</dt><dd>c</dd><dt>d</dt><dd>e</dd></dl>", []),
    ("<dl><dd>a</dd></dl>", ["html/definition-groups"]),
    ("<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>", ["html/definition-groups"]),
    ("<dl><dt>a</dt><template><dd>b</dd></template></dl>", ["html/definition-groups"]),
    ("<dl><div><dt>a</dt><dd>b</dd></div> <div><dt>c</dt><dd>d</dd></div></dl>", []),
    ("<dl><div></div></dl>", ["html/definition-groups"]),
    ("<dl><div><dt>a</dt><dd>b</dd>text</div></dl>", ["html/definition-groups"]),
    ("<dl><div><dt>a</dt><dd>b</dd></div><dt>c</dt><dd>d</dd></dl>", ["html/definition-groups"]),
    ("<dl><dt>a <b>b</b></dt><dd>c</dd><dt> a\n b</dt><dd>d</dd></dl>", ["html/repeated-term"]),
    ("<dl><dt>ab</dt><dd>c</dd><dt>a b</dt><dd>d</dd></dl>", []),
  ])
  func aTermIsDescribedOnce(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    ("<fieldset><legend>a</legend><p></p></fieldset>", []),
    ("<fieldset><p></p><legend>a</legend></fieldset>", ["html/child-order"]),
    ("<details><summary>a</summary><summary>b</summary></details>", ["html/child-order"]),
    ("<figure><figcaption>a</figcaption><p></p><figcaption>b</figcaption></figure>", ["html/child-order"]),
    ("<picture><img><source></picture>", ["html/child-order"]),
    ("<picture><source></picture>", ["html/required-child"]),
    ("<video><p>a</p><track></video>", ["html/child-order"]),
    (#"<video src="a"><source></video>"#, ["html/child-order"]),
    ("<table><thead></thead><caption>a</caption></table>", ["html/child-order"]),
    ("<table><caption>a</caption><tbody></tbody><tbody></tbody><tfoot></tfoot></table>", []),
    ("<hgroup><p>a</p></hgroup>", ["html/required-child"]),
    (#"<select multiple size="1"><button>a</button></select>"#, []),
    ("<select multiple><button>a</button></select>", ["html/child-order"]),
    ("<ruby>a<rt>b</rt>c<rt>d</rt></ruby>", []),
    ("<ruby>a<rp>(</rp><rp>)</rp><rt>b</rt></ruby>", ["html/ruby"]),
    ("<ruby>a<rp>(</rp><rt>b</rt></ruby>", ["html/ruby"]),
    ("<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp><rt>c</rt><rp>)</rp>d<rt>e</rt></ruby>", []),
    (#"<table><colgroup span="2"><col></colgroup></table>"#, ["html/element-not-allowed"]),
  ])
  func childrenAreInTheirPlaces(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    (#"<div itemscope itemprop="a"></div>"#, ["html/itemprop"]),
    (#"<div itemscope><div itemscope itemprop="a"></div></div>"#, []),
    (#"<div itemscope itemref="a"></div><div id="a"><p itemprop="b"></p></div>"#, []),
    (#"<div id="a"><div itemscope itemref="a"></div></div>"#, ["html/itemref"]),
    (#"<div itemscope itemref="a"><p id="a" itemprop="b"></p></div>"#, ["html/itemref"]),
    (#"<div itemscope itemref="a a"></div><p id="a" itemprop="b"></p>"#, ["html/itemref"]),
    (#"<div itemscope itemref="a b"></div><div id="a"><p id="b" itemprop="c"></p></div>"#, ["html/itemref"]),
    (
      #"<div itemscope itemref="a b"></div><p id="a" itemprop="c" itemscope><b id="b" itemprop="d"></b></p>"#,
      []
    ),
    (
      #"<p itemscope itemref="a"></p><p id="a" itemprop="b" itemscope itemref="c"></p>"#
        + #"<p id="c" itemprop="d" itemscope itemref="a"></p>"#, ["html/itemref", "html/itemref"]
    ),
    (#"<div itemscope itemid="a"></div>"#, ["html/item-attributes"]),
    (#"<div itemref="a"></div>"#, ["html/item-attributes"]),
  ])
  func aPropertyBelongsToAnItem(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    ("<input autofocus><dialog><input autofocus></dialog><p popover><input autofocus></p>", []),
    ("<dialog><input autofocus><input autofocus></dialog>", ["html/single-autofocus"]),
    (#"<button is="a-b"></button>"#, []),
    (#"<bdo dir="AUTO"></bdo><bdo dir="rtl"></bdo>"#, ["html/bdo-dir"]),
    ("<time>2020-01-01</time><time> 12:00 </time>", []),
    (#"<time>2020-13-01</time><time datetime="2020">a</time>"#, ["html/time-text"]),
    ("<time>2020<b>-01</b></time>", ["html/time-text"]),
    ("<time>0999-01-01</time>", ["html/improbable-date"]),
  ])
  func anAttributeIsInItsPlace(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }
}
