import Diagnostics
import Markup
import Testing

@testable import Markdown

@Suite struct AddressTests {
  /// A link to an address that is its text.
  private static func link(_ address: String, _ scheme: String = "") -> String {
    "<a href=\"\(scheme)\(address)\">\(address)</a>"
  }

  @Test(arguments: [
    ("a https://x.org/b.", "a \(link("https://x.org/b"))."),
    ("(HTTP://x.org/a_(b)) ftp://x.org/", "(\(link("HTTP://x.org/a_(b)"))) \(link("ftp://x.org/"))"),
    ("http://localhost:80/a&b;c, http://a_b.org", "\(link("http://localhost:80/a&amp;b;c")), http://a_b.org"),
    (
      "www.x.org/a&b; www.x awww.x.org",
      "\(link("www.x.org/a", "http://"))&amp;b; \(link("www.x", "http://")) awww.x.org"
    ),
    (
      "\"https://x.org\" [https://x.org/]", "&quot;\(link("https://x.org"))&quot; [\(link("https://x.org/"))]"
    ),
    ("a-b.c_d+e@x-y.co, a@b a@1.2.3", "\(link("a-b.c_d+e@x-y.co", "mailto:")), a@b a@1.2.3"),
    ("mailto:a@b.co a\\@b.co https\\://x.org", "\(link("mailto:a@b.co")) a@b.co https://x.org"),
    ("https://a@b.co/c@d.ef", link("https://a@b.co/c@d.ef")),
    ("见https://x.org/é。", "见<a href=\"https://x.org/%C3%A9%E3%80%82\">https://x.org/é。</a>"),
    ("https://x.org/?a&amp;b&gt; c", "\(link("https://x.org/?a&amp;b"))&gt; c"),
    ("https://x.org/<br>", "\(link("https://x.org/"))<br/>"),
    ("https://x.org/a\nhttps://x.org/b", "\(link("https://x.org/a"))\n\(link("https://x.org/b"))"),
  ])
  func addressesAreLinks(markdown: String, html: String) {
    #expect(render(markdown) == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("**[a](https://x.org/a)**", "<strong><a href=\"https://x.org/a\">a</a></strong>"),
    (
      "**[A](https://a.example/)**/**[B](https://b.example/)**",
      "<strong><a href=\"https://a.example/\">A</a></strong>/<strong><a href=\"https://b.example/\">B</a></strong>"
    ),
    ("~~[a](https://x.org/)~~/b", "<del><a href=\"https://x.org/\">a</a></del>/b"),
    (
      "![*a*](https://x.org/a.png)*b*",
      "<img src=\"https://x.org/a.png\" alt=\"a\"/><em>b</em>"
    ),
    ("*see https://x.org/a*b* end", "<em>see \(link("https://x.org/a"))</em>b* end"),
    (
      "**https://x.org/a** *www.x.org*",
      "<strong>\(link("https://x.org/a"))</strong> <em>\(link("www.x.org", "http://"))</em>"
    ),
    ("https://x.org/__main__.html.", "\(link("https://x.org/__main__.html"))."),
    ("https://x.org/_a_", link("https://x.org/_a_")),
    ("*https://x.org/_a_*", "<em>\(link("https://x.org/_a_"))</em>"),
    ("https://x.org/a\\_b\\*.", "\(link("https://x.org/a_b"))*."),
    ("https://x.org/*a b*", "\(link("https://x.org/"))<em>a b</em>"),
  ])
  func emphasisAroundAddressesStaysWhole(markdown: String, html: String) {
    #expect(render(markdown) == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("[mail a@b.co](mailto:a@b.co)", "<a href=\"mailto:a@b.co\">mail a@b.co</a>"),
    ("[see https://x.org/ *www.x.org*](/y)", "<a href=\"/y\">see https://x.org/ <em>www.x.org</em></a>"),
    ("![https://x.org/](y.png)", "<img src=\"y.png\" alt=\"https://x.org/\"/>"),
    (
      "`https://x.org/` <a href='b'>https://x.org</a>",
      "<code>https://x.org/</code> <a href='b'>https://x.org</a>"
    ),
    ("<https://x.org/>", link("https://x.org/")),
  ])
  func addressesInLinksImagesAndCodeAreText(markdown: String, html: String) {
    #expect(render(markdown) == "<p>\(html)</p>\n")
  }

  @Test func anAddressInACellEndsWithIt() {
    #expect(
      render("|a|\n|---|\n|**www.x.org**|\n").contains(
        "<td><strong>\(Self.link("www.x.org", "http://"))</strong></td>"))
  }

  @Test func aFootnoteBehindAnAddressIsNoneOfIt() {
    let html = render("https://x.org/a[^b]\n\n[^b]: www.y.org\n")
    #expect(html.hasPrefix("<p>\(Self.link("https://x.org/a"))<sup"))
    #expect(html.contains(Self.link("www.y.org", "http://")))
  }

  @Test func anAddressIsToldAtItsPlaceInABody() {
    let faults = write("x[^a]\n\n[^a]: b\n\n- c **www.x.org**\n").faults
    #expect(
      faults.map { "\($0.rule) \($0.location.line):\($0.location.column)" } == ["markdown/bare-url 5:7"])
  }

  @Test func anAddressIsAReferenceWithItsScheme() {
    let document = document("a@b.co www.x.org [c](d)")
    let references = document.targets.indices.map(document.reference(toTarget:))
    #expect(references.map(\.destination) == ["d", "mailto:a@b.co", "http://www.x.org"])
    #expect(document.targets.map(\.isAutolink) == [false, true, true])
  }

  @Test(arguments: [
    "http://", "http://_", "www.a_", "www.a_b.", "https://a.b/*", "https://a.b/**c ", "a@", "a@b.",
    "a.b@c.d@",
    "https://a.b/&amp;", "https://a.b/\\*", "*https://a.b/*_", "mailto:a@b.c", "https://a.b/)",
  ])
  func manyAddressesAreReadInLinearTime(part: String) {
    render(String(repeating: part, count: 3000))
    render(String(repeating: part, count: 60) + " " + String(repeating: part, count: 60))
  }
}
