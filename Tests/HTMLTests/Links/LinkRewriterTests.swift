import HTML
import Testing

/// Each URL of a page, and nothing else of it, is replaced.
@Suite struct LinkRewriterTests {
  /// Puts dots in front of URLs that start with a slash, and what tells the kind behind them where that is asked for.
  private final class Dots: LinkReplacer {
    var kinds: [LinkKind] = []

    func replacement(of url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind) -> [UInt8]? {
      guard url[0] == UInt8(ascii: "/") else { return nil }
      kinds.append(kind)
      return Array("..".utf8) + url
    }

    func replacement(ofBase url: UnsafeBufferPointer<UInt8>) -> [UInt8]? { Array("..".utf8) + url }
  }

  private static func text(_ page: [UInt8]) -> RewrittenText? {
    var rewriter = LinkRewriter()
    return rewriter.rewritten(page, by: Dots())
  }

  private static func rewritten(_ page: String) -> String {
    text(Array(page.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) } ?? page
  }

  private static func body(_ markup: String) -> String {
    "<!DOCTYPE html><html><head><title>t</title></head><body>\(markup)</body></html>"
  }

  private static func head(_ markup: String) -> String {
    "<!DOCTYPE html><html><head><title>t</title>\(markup)</head><body></body></html>"
  }

  @Test(arguments: [
    "<a href=\"@/a\">/a</a>", "<map name=\"m\"><area href=\"@/a\" alt=\"x\"/></map>",
    "<img src=\"@/a\" srcset=\"@/b 1x, @/c 2x,@/d 3x\" alt=\"/x\"/>",
    "<picture><source srcset=\"@/b, x 2x\"/><img src=\"@/a\" alt=\"\"/></picture>",
    "<video src=\"@/a\" poster=\"@/b\"><source src=\"@/c\"/><track src=\"@/d\"/></video>",
    "<audio src=\"@/a\"></audio><iframe src=\"@/a\"></iframe><embed src=\"@/a\"/>",
    "<object data=\"@/a\"></object><script src=\"@/a\"></script>",
    "<form action=\"@/a\"><button formaction=\"@/b\">x</button><input type=\"image\" src=\"@/c\" alt=\"\"/></form>",
    "<blockquote cite=\"@/a\"><q cite=\"@/b\">x</q><del cite=\"@/c\">x</del></blockquote>",
    "<p style=\"background: url(@/a), url( &quot;@/b&quot; ) , url(&#39;@/c&#39;)\">x</p>",
    "<svg><a href=\"@/a\"><image href=\"@/b\"/><use xlink:href=\"@/c#d\"/></a></svg>",
    "<svg><rect fill=\"url(@/a#b)\" style=\"mask: url(@/c)\"/><style>a { b: url(@/d) }</style></svg>",
    "<img src='@/a' alt=''/><a href=\"\n @/a \">x</a>",
    // What is no URL, or leads elsewhere, stays.
    "<p title=\"/a\" data-x=\"/b\" id=\"/c\">/d</p><script>\"/e\"</script><a href=\"#/f\">x</a>",
    "<a href=\"\">x</a><a href=\" \">x</a><a>x</a><img src=\"data:,/a\" alt=\"\"/>",
    "<!-- <a href=\"/a\">x</a> --><textarea><a href=\"/a\"></textarea>",
  ])
  func eachURLOfTheBodyIsReplaced(markup: String) {
    #expect(
      Self.rewritten(Self.body(markup.replacing("@", with: "")))
        == Self.body(markup.replacing("@", with: "..")))
  }

  /// In a style sheet of HTML `&` is only itself.
  @Test func signsOfMarkupInStyleSheetsAreEscapedAsCSSHasIt() {
    let style = "<style>a { b: url(/c?d&amp;e) } f { g: url(/h) }</style>"
    #expect(
      Self.rewritten(Self.head(style))
        == Self.head(#"<style>a { b: url(../c?d\000026amp;e) } f { g: url(../h) }</style>"#))
  }

  @Test(arguments: [
    "<link rel=\"stylesheet\" href=\"@/a\"/><link rel=\"icon\" href=\"@/b\"/><link rel=\"manifest\" href=\"@/c\"/>",
    "<link rel=\"alternate\" href=\"@/a\"/><link rel=\"next\" href=\"@/b\"/><link rel=\"prev\" href=\"@/c\"/>",
    "<link rel=\"preload\" as=\"image\" imagesrcset=\"@/a 1x, @/b 2x\" href=\"@/c\"/>",
    "<meta http-equiv=\"refresh\" content=\"0; url=@/a?b=c\"/>", "<base href=\"@/a/\"/>",
    "<style>@import '@/a'; @import url(@/b); p { background: url( \"@/c\" ) }</style>".replacing(
      "@import", with: "%import"),
    // Read away from the site.
    "<meta property=\"og:image\" content=\"/a\"/><meta name=\"twitter:image\" content=\"/a\"/>",
    "<script type=\"application/ld+json\">{\"@id\": \"/a\"}</script>".replacing("@", with: ""),
  ])
  func eachURLOfTheHeadIsReplaced(markup: String) {
    let (before, after) = ("", "..")
    #expect(
      Self.rewritten(Self.head(markup.replacing("@", with: before).replacing("%", with: "@")))
        == Self.head(markup.replacing("@", with: after).replacing("%", with: "@")))
  }

  @Test(arguments: [
    ("<a href=\"/a?b&amp;c=%20&quot;d&#39;\">x</a>", "<a href=\"../a?b&amp;c=%20&quot;d&#39;\">x</a>"),
    ("<a href=\"&#x2F;a\">x</a>", "<a href=\"../a\">x</a>"),
    ("<a href=\"&#32;/a\">x</a>", "<a href=\"&#32;../a\">x</a>"),
    (
      "<img src=\"x\" alt=\"\" srcset=\"/a?b&amp;c 1x, /é&#x1F600;?d&amp;e 2x,\r\n /f 3x\"/>",
      "<img src=\"x\" alt=\"\" srcset=\"../a?b&amp;c 1x, ../é😀?d&amp;e 2x,\r\n ../f 3x\"/>"
    ),
    (
      "<p style=\"a: url(&quot;/b&amp;&quot;); c: url(/d)\">x</p>",
      "<p style=\"a: url(&quot;../b\\000026&quot;); c: url(../d)\">x</p>"
    ),
    (
      "<style>\r\na { b: url(/c\\(d\\)); e: url(\"/f g\") }\r\np { h: url(/i) }</style>",
      "<style>\r\na { b: url(../c\\000028d\\000029); e: url(\"../f\\000020g\") }\r\np { h: url(../i) }</style>"
    ),
  ])
  func whatIsEscapedStaysSo(markup: String, expected: String) {
    #expect(Self.rewritten(Self.body(markup)) == Self.body(expected))
  }

  @Test func aStyleSheetIsRewritten() {
    let sheet =
      "@import \"/a.css\" screen;\n/* url(/no) */ p { b: url(/c) image-set(\"/d\" 1x, \"e\" 2x) \"/no\" }"
    let text = StyleSheet.rewritten(Array(sheet.utf8), by: Dots())
    #expect(
      text.map { String(decoding: $0.bytes, as: UTF8.self) }
        == "@import \"../a.css\" screen;\n/* url(/no) */ p { b: url(../c) image-set(\"../d\" 1x, \"e\" 2x) \"/no\" }"
    )
    #expect(StyleSheet.rewritten(Array("a { b: url(c) }".utf8), by: Dots()) == nil)
  }

  @Test func aPlaceIsFoundInThePageAsItWas() throws {
    let page = Self.body(
      "<a href=\"/a&amp;b\">x</a><i></i><img src=\"c\" srcset=\"/d&amp;e 1x, /f 2x\" alt=\"g\"/><b></b>")
    let text = try #require(Self.text(Array(page.utf8)))
    let after = String(decoding: text.bytes, as: UTF8.self)
    for mark in ["<!DOC", "<a", "\">x", "<i>", "<img", " 1x", " 2x", "<b>", "</html>"] {
      let (old, new) = (
        try #require(Self.offset(of: mark, in: page)), try #require(Self.offset(of: mark, in: after))
      )
      #expect(text.original(of: new) == old, "\(mark)")
    }
    for url in ["/a&amp;b", "/d&amp;e", "/f"] {
      let start = try #require(Self.offset(of: "..\(url)", in: after))
      for offset in start..<(start + 4) {
        #expect(text.original(of: offset) == Self.offset(of: url, in: page), "\(url)")
      }
    }
  }

  private static func offset(of part: String, in text: String) -> Int? {
    text.firstRange(of: part).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
  }

  @Test(arguments: [
    "", "<", "<a href=\"/", "<a href='/a", "<a href=/a>x", "<style>a { b: url(/c", "<p style='url(/a'>",
    "<img srcset='/a &amp'>",
    "<a href=\"/a&\"><a href=\"/a&amp\"><a href=\"/&nGt;&nGt;&nGt;&nGt;\"><a href=\"/b\">",
    "<svg><style>&lt;url(/a)<![CDATA[ url(/b) ]]>",
  ])
  func aBrokenPageHarmsNobody(page: String) {
    var rewriter = LinkRewriter()
    for _ in 1...2 { _ = rewriter.rewritten(Array(page.utf8), by: Dots()) }
    #expect(Self.text([0x3C, 0xFF, 0x22])?.bytes == nil)
  }
}
