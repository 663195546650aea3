import Markup
import Testing

@Suite struct PolyglotNormaliserTests {
  static let pairs: [(source: String, polyglot: String)] = [
    ("", ""), ("plain text", "plain text"), ("<p>a</p>", "<p>a</p>"),
    // Void elements and slashes
    ("<br>", "<br/>"), ("<br/>", "<br/>"), ("<br />", "<br />"), ("<BR>", "<br/>"), ("<br >", "<br />"),
    ("</br>", "</br>"), ("<img src=a.png>", "<img src=\"a.png\"/>"), ("<div/>", "<div>"),
    ("<div />", "<div >"),
    ("<br / >", "<br  />"), ("<img/src=\"x\">", "<img src=\"x\"/>"),
    ("<meta charset=utf-8>", "<meta charset=\"utf-8\"/>"),
    // Attributes
    ("<input disabled>", "<input disabled=\"\"/>"),
    ("<script defer src=x></script>", "<script defer=\"\" src=\"x\"></script>"),
    ("<p hidden >", "<p hidden=\"\" >"), ("<p a = b>", "<p a = \"b\">"), ("<p a  b>", "<p a=\"\"  b=\"\">"),
    ("<p CLASS='A'>", "<p class='A'>"), ("<p a=>", "<p a=\"\">"),
    ("<p a=\"1\"b=\"2\">", "<p a=\"1\" b=\"2\">"),
    ("<p a=x\"y>", "<p a=\"x&quot;y\">"), ("<p a=\"x<y\">", "<p a=\"x&lt;y\">"),
    ("<p a=\"x>y\">", "<p a=\"x>y\">"),
    ("<br class=x/>", "<br class=\"x/\"/>"), ("<p a='\"'>", "<p a='\"'>"), ("<P\nA\n>", "<p\na=\"\"\n>"),
    // URLs
    ("<a href=\"/x/\">", "<a href=\"/base/x/\">"), ("<a href='/'>", "<a href='/base/'>"),
    ("<a href=/x>", "<a href=\"/base/x\">"), ("<a href=/>", "<a href=\"/base/\">"),
    ("<a href=\"//h/x\">", "<a href=\"//h/x\">"), ("<a href=\"x/y\">", "<a href=\"x/y\">"),
    ("<a title=\"/x\">", "<a title=\"/x\">"),
    ("<img srcset=\"/a 1x, /b 2x,/c 3x\">", "<img srcset=\"/base/a 1x, /base/b 2x,/base/c 3x\"/>"),
    ("<img srcset=\"data:a,/b, //c 2x\">", "<img srcset=\"data:a,/b, //c 2x\"/>"),
    ("<a HREF=\" /x\">", "<a href=\" /base/x\">"),
    ("<a href=\"/&amp;\">", "<a href=\"/base/&amp;\">"), ("<a href=\"\">", "<a href=\"\">"),
    // Names
    ("<DIV Class=A>B</DIV>", "<div class=\"A\">B</div>"),
    ("<svg viewBox=\"0 0 1 1\"><linearGradient/></svg>", "<svg viewBox=\"0 0 1 1\"><linearGradient/></svg>"),
    ("<svg><path d=M0/></svg><Div/>", "<svg><path d=\"M0/\"></svg><div>"), ("<svg/><Div/>", "<svg/><div>"),
    ("<math><mi>x</mi></math>", "<math><mi>x</mi></math>"),
    // References
    ("&amp;&lt;&gt;&quot;&apos;", "&amp;&lt;&gt;&quot;&#39;"), ("a&nbsp;b", "a\u{A0}b"), ("&eacute;", "é"),
    ("&unknown;", "&amp;unknown;"), ("a & b", "a &amp; b"), ("a&b", "a&amp;b"), ("&&amp;", "&amp;&amp;"),
    ("&", "&amp;"), ("&copy 2026", "&copy 2026"), ("<a href=\"?a&copy=1\">", "<a href=\"?a&amp;copy=1\">"),
    ("&#123;&#x1F600;", "&#123;&#x1F600;"), ("&#150;", "–"), ("&#0;", "\u{FFFD}"), ("&#X41;", "A"),
    ("&#1;", "\u{FFFD}"),
    ("&#65 ", "A "), ("<a href=\"?a=1&b=2&copy;\">", "<a href=\"?a=1&amp;b=2©\">"),
    ("<p a=&lt;>", "<p a=\"&lt;\">"),
    ("&NewLine;", "&#10;"),
    ("&\(String(repeating: "a", count: 60));", "&amp;\(String(repeating: "a", count: 60));"),
    // Text
    ("a < b", "a &lt; b"), ("a <3", "a &lt;3"), ("</>", "&lt;/>"), ("<", "&lt;"), ("a > b", "a > b"),
    ("]]>", "]]&gt;"),
    ("]]]>]>", "]]]&gt;]>"), ("]<b>]></b>", "]<b>]></b>"), ("<<p>", "&lt;<p>"),
    // Declarations and comments
    ("<!doctype html>", "<!DOCTYPE html>"),
    ("<!DOCTYPE html SYSTEM \"about:legacy-compat\">", "<!DOCTYPE html>"),
    ("<!-- a -->", "<!-- a -->"), ("<!--a--b-->", "<!--a- -b-->"), ("<!--a--->", "<!--a- -->"),
    ("<!---->", "<!---->"),
    ("<!-->x", "<!---->x"), ("<!--->x", "<!---->x"), ("<!----->", "<!--- -->"), ("<!--a--!>x", "<!--a-->x"),
    ("<!--a--!b-->", "<!--a- -!b-->"), ("<?php a--b ?>", "<!--?php a- -b ?-->"), ("<!foo>", "<!--foo-->"),
    ("<!-x>", "<!---x-->"), ("<![CDATA[x]]>", "<!--[CDATA[x]]-->"), ("<!-- <p> & -->", "<!-- <p> & -->"),
    ("<svg><![CDATA[a<b]]></svg>", "<svg><![CDATA[a<b]]></svg>"),
    // Elements without tags inside
    ("<title>a <b> & c</title><b>", "<title>a &lt;b> &amp; c</title><b>"),
    ("<TITLE></x></TITLE >", "<title>&lt;/x></title >"),
    ("<textarea>&nbsp;</textareas></textarea>", "<textarea>\u{A0}&lt;/textareas></textarea>"),
    ("<script>a()</script>", "<script>a()</script>"),
    ("<script>a && b</script>", "<script>//<![CDATA[\na && b\n//]]></script>"),
    ("<script type=module>a<b</script>", "<script type=\"module\">//<![CDATA[\na<b\n//]]></script>"),
    (
      "<script type=\"application/ld+json\">{\"a\":\"<&>\"}</script>",
      "<script type=\"application/ld+json\">{\"a\":\"\\u003c\\u0026\\u003e\"}</script>"
    ),
    ("<script type=text/x>a<b</script>", "<script type=\"text/x\">a<b</script>"),
    ("<script>//<![CDATA[\na<b\n//]]></script>", "<script>//<![CDATA[\na<b\n//]]></script>"),
    ("<style>a > b {}</style>", "<style>a > b {}</style>"),
    ("<style>a::after{content:\"<\"}</STYLE>", "<style>/*<![CDATA[*/a::after{content:\"<\"}/*]]>*/</style>"),
    ("<script>'</scriptx>'</script>", "<script>//<![CDATA[\n'</scriptx>'\n//]]></script>"),
    // What is wrong stays wrong
    ("</b>", "</b>"), ("<p class=\"a", "<p class=\"a"), ("<script>a<b", "<script>//<![CDATA[\na<b\n//]]>"),
    ("<b <i>", "<b <i=\"\">"), ("a\u{0}b", "a\u{0}b"),
  ]

  @Test(arguments: pairs)
  func rewrites(source: String, polyglot: String) {
    #expect(normalise([source]) == polyglot)
  }

  @Test(arguments: pairs)
  func doesNotMindWhereSourceIsCut(source: String, polyglot: String) {
    let bytes = Array(source.utf8)
    for cut in bytes.indices {
      var normaliser = PolyglotNormaliser(basePath: "/base/")
      var output: [UInt8] = []
      var anchors: [PolyglotNormaliser.Anchor] = []
      normaliser.append(bytes[..<cut], to: &output, anchors: &anchors)
      normaliser.append(bytes[cut...], to: &output, anchors: &anchors)
      normaliser.finish(to: &output, anchors: &anchors)
      #expect(String(decoding: output, as: UTF8.self) == polyglot, "cut at \(cut)")
    }
  }

  @Test func anchorsTraceEveryByte() {
    let source = "x<BR><p a=b>&nbsp;c & d</p>"
    let bytes = Array("--\(source)".utf8)
    var normaliser = PolyglotNormaliser()
    var output: [UInt8] = []
    var anchors: [PolyglotNormaliser.Anchor] = []
    normaliser.append(bytes[2...], to: &output, anchors: &anchors)
    normaliser.finish(to: &output, anchors: &anchors)
    #expect(String(decoding: output, as: UTF8.self) == "x<br/><p a=\"b\">\u{A0}c &amp; d</p>")

    func origin(_ text: String) -> Int? {
      guard let start = output.indices.first(where: { output[$0...].starts(with: text.utf8) }) else {
        return nil
      }
      return anchors.last { $0.output <= start }.map { $0.source + start - $0.output }
    }
    for text in ["x", "<p", "a=", "c ", " d", "</p>", "\u{A0}"] {
      let wanted = text == "\u{A0}" ? "&nbsp;" : text
      let place = bytes.indices.first { bytes[$0...].starts(with: wanted.utf8) }
      #expect(origin(text) == place, "\(text)")
    }
    #expect(anchors.map(\.output) == anchors.map(\.output).sorted())
  }

  @Test(arguments: [
    ("a", PolyglotNormaliser.Place.text), ("<p", .tag), ("<p ", .tag), ("<p a", .tag),
    ("<p a=", .unquotedValue),
    ("<p a=b", .unquotedValue), ("<p a='", .attributeValue(name: "a")),
    ("<p HREF=\"", .url(attribute: "href", .start)), ("<p href=\" ", .url(attribute: "href", .start)),
    ("<p href=\"x", .url(attribute: "href", .path)), ("<p href=\"/", .url(attribute: "href", .path)),
    ("<p href=\"/x", .url(attribute: "href", .path)), ("<p href=\"x:", .url(attribute: "href", .path)),
    ("<p href=\"//", .url(attribute: "href", .authority)),
    ("<p href=\"https:", .url(attribute: "href", .path)),
    ("<p href=\"https://h:", .url(attribute: "href", .authority)),
    ("<p href=\"https://h/", .url(attribute: "href", .path)),
    ("<p href=\"https://h?", .url(attribute: "href", .query)),
    ("<p href=\"?", .url(attribute: "href", .query)),
    ("<p href=\"#", .url(attribute: "href", .query)), ("<p href=\"a?b#c", .url(attribute: "href", .query)),
    ("<p href=\"&#47;", .url(attribute: "href", .path)),
    ("<p href=\"a&quest;", .url(attribute: "href", .query)),
    ("<p href=\"a&x", .url(attribute: "href", .path)),
    ("<p href=\"JAVA\nscript:", .url(attribute: "href", .code)),
    ("<p href=\"&#106;avascript&colon;", .url(attribute: "href", .code)),
    ("<p href=\"data:text/html,", .url(attribute: "href", .code)),
    ("<a xlink:href=\"", .url(attribute: "xlink:href", .start)),
    ("<p srcset=\"", .url(attribute: "srcset", .candidateStart)),
    ("<p srcset=\"x", .url(attribute: "srcset", .candidate)),
    ("<p srcset=\"x 1", .url(attribute: "srcset", .candidate)),
    ("<p srcset=\"x 1x, ", .url(attribute: "srcset", .candidateStart)),
    ("<p style='", .style), ("<p onclick='", .code(attribute: "onclick")),
    ("<iframe srcdoc='", .code(attribute: "srcdoc")), ("<script type='", .code(attribute: "type")),
    ("<button type='", .attributeValue(name: "type")), ("<svg><set to='", .code(attribute: "to")),
    ("<script type=application/ld+json>", .json(.value)),
    ("<script type=\"importmap\">{\"", .json(.string)), ("<script type=importmap>{\"a\":", .json(.value)),
    ("<script type=importmap>\"\\", .json(.escape)), ("<script type=importmap>\"\\\"", .json(.string)),
    ("<script type=importmap>\"\\u00", .json(.escape)), ("<script type=importmap>\"\\u0000", .json(.string)),
    ("<script type=importmap>\"</scrip", .json(.string)), ("<script type=importmap>\"</script>", .text),
    ("<p a=\"\"", .tag),
    ("<p>", .text), ("<title>", .rcdata), ("<textarea>a<", .rcdata), ("<title></title>", .text),
    ("<script>", .rawText),
    ("<style>a", .rawText), ("<script></script>", .text), ("<!--", .comment), ("<!-- a -", .comment),
    ("<!-- -->", .text),
    ("<!", .comment), ("<", .tag), ("</", .tag), ("</p", .tag), ("<!DOCTYPE", .tag), ("&am", .text),
    ("<svg><title>", .text), ("<svg><script>", .rawText), ("<svg><Style>a", .rawText),
    ("<svg><script/>", .text),
    ("<svg><style></style>", .text),
  ])
  func knowsThePlace(source: String, place: PolyglotNormaliser.Place) {
    var normaliser = PolyglotNormaliser()
    var output: [UInt8] = []
    var anchors: [PolyglotNormaliser.Anchor] = []
    normaliser.append(ArraySlice(source.utf8), to: &output, anchors: &anchors)
    #expect(normaliser.place == place)
  }

  @Test(arguments: [
    (["<a href=\"/", "\">"], "<a href=\"/base/·\">"), (["<a href=\"", "/x\">"], "<a href=\"·/x\">"),
    (["AT&", "amp;"], "AT&amp;·amp;"), (["<p a=\"", "&lt;\">"], "<p a=\"·&lt;\">"), (["]]", ">"], "]]·>"),
    (["<img srcset=\"", " 1x, /b 2x\">"], "<img srcset=\"· 1x, /base/b 2x\"/>"),
    (["<!-- a-", "- -->"], "<!-- a-·- -->"),
  ])
  func valuesStandBetweenPieces(pieces: [String], polyglot: String) {
    #expect(normalise(pieces) == polyglot)
  }

  @Test(arguments: [
    ("<option", " selected", true), ("<option ", "selected", true),
    ("<a href=\"x\"", " aria-current=\"page\"", true),
    ("<p>", "<b>x</b>", true), ("<p a=\"", "x", true), ("<p>", "<p a=\"", false),
    ("<p a=\"", "\" b='", false),
    ("<p>", "<svg>", false), ("", "<title>", false), ("", "<!--", false),
  ])
  func branchesCanBeCompared(before: String, branch: String, isSame: Bool) {
    var output: [UInt8] = []
    var anchors: [PolyglotNormaliser.Anchor] = []
    var normaliser = PolyglotNormaliser()
    normaliser.append(ArraySlice(before.utf8), to: &output, anchors: &anchors)
    normaliser.settle(to: &output, anchors: &anchors)
    var other = normaliser
    other.append(ArraySlice(branch.utf8), to: &output, anchors: &anchors)
    other.settle(to: &output, anchors: &anchors)
    #expect((normaliser == other) == isSame)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["<", "&", "<!", "<!-", "]", "&a", "<a ", "<a a=", "<title><", "<script></"])
  func isLinear(part: String) {
    let source = String(repeating: part, count: 100_000)
    #expect(!normalise([source]).isEmpty)
  }

  /// Writes `·` for the values between pieces.
  private func normalise(_ pieces: [String], basePath: String = "/base/") -> String {
    var normaliser = PolyglotNormaliser(basePath: basePath)
    var output: [UInt8] = []
    var anchors: [PolyglotNormaliser.Anchor] = []
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        normaliser.slot(to: &output, anchors: &anchors)
        output.append(contentsOf: "·".utf8)
      }
      normaliser.append(ArraySlice(piece.utf8), to: &output, anchors: &anchors)
    }
    normaliser.finish(to: &output, anchors: &anchors)
    return String(decoding: output, as: UTF8.self)
  }
}
