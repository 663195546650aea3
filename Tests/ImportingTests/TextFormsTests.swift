import Testing

@testable import Importing

/// Small forms of Markdown that differ between peers.
@Suite struct TextFormsTests {
  @Test(arguments: [
    ("[a](/x/) `[b](/x/)` ![c](y.png \"T\")", "[a](new) `[b](/x/)` ![c](y.png \"T\")"),
    ("[a]: /x/\n", "[a]: new\n"),
    ("[a](</x/>)", "[a](<new>)"), ("[a](/x/(1))", "[a](/x/(1))"), ("[^a]: /x/", "[^a]: /x/"),
    ("```\n[a](/x/)\n```", "```\n[a](/x/)\n```"), ("[a]( /x/ )", "[a]( new )"), ("[a](/x/", "[a](new"),
  ])
  func destinationsAreFound(old: String, new: String) {
    let bytes = LinkRewriting.rewritten(Array(old.utf8)) { $0 == "/x/" ? "new" : nil }
    #expect(String(decoding: bytes, as: UTF8.self) == new)
  }

  @Test func aDestinationWithSpaceStandsInBrackets() {
    let bytes = LinkRewriting.rewritten(Array("[a](/x/)".utf8)) { _ in "a b.md" }
    #expect(String(decoding: bytes, as: UTF8.self) == "[a](<a b.md>)")
  }

  @Test(arguments: [
    ("<p>a</p>\n\n    <p>b</p>\n", "<p>a</p>\n    <p>b</p>\n"),
    ("  <b>x</b> y", "<div>\n<b>x</b> y\n</div>\n"),
    ("<pre>a\n\n\nb</pre>\n\n<p>c</p>", "<div>\n<pre>a\n&#10;&#10;b</pre>\n<p>c</p>\n</div>\n"), ("\n\n", ""),
  ])
  func textInHTMLIsOneBlock(old: String, new: String) {
    #expect(String(decoding: HTMLBody.rewritten(Array(old.utf8)), as: UTF8.self) == new)
  }

  @Test(arguments: [
    ("<a href=\"/x/\">x</a>", "<a href=\"new\">x</a>"), ("<img src='/x/'>", "<img src='new'>"),
    ("`<a href=\"/x/\">`", "`<a href=\"/x/\">`"), ("<a data-href=\"/x/\">", "<a data-href=\"/x/\">"),
    ("<a href=\"/x/", "<a href=\"/x/"), ("<a HREF=\"/x/\">", "<a HREF=\"new\">"),
  ])
  func linksInHTMLAreFound(old: String, new: String) {
    let bytes = Array(old.utf8)
    let text = AttributeLinks.rewritten(bytes, besides: CodeRegions(in: bytes)) { $0 == "/x/" ? "new" : nil }
    #expect(String(decoding: text, as: UTF8.self) == new)
  }

  @Test(
    arguments: [
      ("rust,linenos,hl_lines=1 3-5", "rust {1,3-5} linenos"),
      ("go {linenos=table,hl_lines=[1,\"3-5\"],linenostart=10}", "go {1,3-5} linenos start=10"),
      ("js {linenos=false}", "js"), ("rust,name=main.rs", "rust title=\"main.rs\""), ("rust", nil),
      ("rust {1,3}", nil), ("", nil),
      ("swift title=\"a\"", nil),
    ] as [(String, String?)])
  func optionsOfFencesAreTurned(old: String, new: String?) {
    #expect(FenceInfo.rewritten(info: old) == new)
  }

  @Test(arguments: [
    ("<h2>A</h2>\n<p>b</p>\n", "## A\n\n<p>b</p>\n"), ("x\n\n<h3 id=\"i\">A</h3>", "x\n\n### A {#i}\n"),
    ("<div>\n<h2>A</h2>\n</div>", "<div>\n<h2>A</h2>\n</div>"),
    ("```\n<h2>A</h2>\n```", "```\n<h2>A</h2>\n```"),
    ("<h2>A</h3>", "<h2>A</h3>"), ("<hr>", "<hr>"),
  ])
  func headingsInHTMLAreThoseOfMarkdown(old: String, new: String) {
    #expect(String(decoding: RawHeadings.rewritten(Array(old.utf8)), as: UTF8.self) == new)
  }

  @Test(arguments: [
    ("## A {: #a .b}\n", "## A {#a .b}\n"), ("* TOC\n{:toc}\n\nx", "\n\nx"),
    ("Text.\n{: .lead}\n\nx", "Text.\n\n\nx"),
    ("`{: .a}`", "`{: .a}`"), ("![a](b.png){:.wide}", "![a](b.png){.wide}"), ("{:", "{:"),
  ])
  func attributesBehindColonsAreTurned(old: String, new: String) {
    #expect(String(decoding: ColonAttributes.rewritten(Array(old.utf8)), as: UTF8.self) == new)
  }

  @Test(
    arguments: [
      ("2021-03-04 10:30", "2021-03-04 10:30"), ("2021-3-4", "2021-03-04"), ("Jan 2, 2021", "2021-01-02"),
      ("2 January 2006", "2006-01-02"),
      ("2021/03/04", "2021-03-04"), ("2021-03-04 10:30:00 UTC", "2021-03-04 10:30:00Z"), ("someday", nil),
      ("", nil), ("2021-02-30", nil),
      ("2021-03-04T10:00:00.5+0100", "2021-03-04T10:00:00.5+0100"), ("2021-3-4 9:05", "2021-03-04 09:05"),
    ] as [(String, String?)])
  func daysAreReadAsPeopleWriteThem(old: String, new: String?) {
    #expect(DateReading.written(old) == new)
  }

  @Test(arguments: [
    ("Zürich & Bern", "zürich--bern", "zurich-bern"), ("C++", "c++", "c"),
    ("What's new?", "whats-new", "what-s-new"), ("Straße", "straße", "strasse"),
  ])
  func namesInAddressesAreThoseOfThePeer(text: String, hugo: String, zola: String) {
    #expect(AddressName.zola(text) == zola)
    #expect(AddressName.hugo(text).replacing("--", with: "-") == hugo.replacing("--", with: "-"))
  }

  @Test func idsThatDifferAreKnown() {
    let text = "## What's new?\n\n## Plain\n\n```\n## Code's\n```\n\n## What's new?\n\n## Own {#own}\n"
    let names = HeadingNames.differing(in: Array(text.utf8), from: 0, name: AddressName.zola)
    #expect(names == ["what-s-new": "whats-new", "what-s-new-1": "whats-new-1"])
  }
}
