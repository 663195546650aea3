import HTML
import Testing

@Suite struct LinkScanTests {
  @Test(arguments: [
    ("<a href='a'>x</a>", ["page a"]),
    ("<a href=' a&amp;b '>x</a>", ["page a&b"]),
    ("<a href=''>x</a><a href='  '>x</a><a>x</a>", []),
    ("<map name=m><area href=a alt=x></map>", ["page a"]),
    ("<img src=a srcset='b 1x, c 2x' alt=x>", ["image a", "image b", "image c"]),
    ("<picture><source srcset='b, c 2x'><img src=a alt=x></picture>", ["image b", "image c", "image a"]),
    (
      "<video src=a poster=b><source src=c><track src=d></video>",
      ["media a", "image b", "media c", "media d"]
    ),
    ("<audio src=a></audio>", ["media a"]), ("<iframe src=a></iframe>", ["frame a"]),
    ("<embed src=a>", ["resource a"]), ("<object data=a></object>", ["resource a"]),
    (
      "<form action=a><button formaction=b>x</button><input type=image src=c alt=x></form>",
      ["form a", "form b", "image c"]
    ),
    (
      "<blockquote cite=a><q cite=b>x</q><del cite=c>x</del></blockquote>",
      ["citation a", "citation b", "citation c"]
    ),
    ("<script src=a></script>", ["script a"]),
    ("<p style='background: url(a) , url( \"b\" )'>x</p>", ["resource a", "resource b"]),
    (
      "<svg><a href=a><image href=b /><use xlink:href='#c' /></a></svg>",
      ["page a", "image b", "fragment #c"]
    ),
    ("<data src=a data=b action=c poster=d>x</data>", []),
  ])
  func everyURLOfTheBodyIsTold(markup: String, links: [String]) {
    #expect(RecordedLinks("<!DOCTYPE html><title>t</title><body>\(markup)").links == links)
  }

  @Test(arguments: [
    ("<base href=/a/><base href=/b/>", ["base /a/"]), ("<base href=''>", []), ("<base href=' '>", []),
    ("<link rel=canonical href=a>", ["canonical a"]),
    ("<link rel='alternate stylesheet' href=a>", ["styleSheet a"]),
    ("<link rel=next href=a>", ["relation a"]), ("<link rel='shortcut icon' href=a>", ["resource a"]),
    ("<link rel=apple-touch-icon-precomposed href=a>", ["resource a"]),
    ("<link rel=manifest href=a>", ["resource a"]),
    ("<link rel=preload as=image imagesrcset='a 1x, b 2x' href=c>", ["image a", "image b", "resource c"]),
    ("<link rel=preconnect href=a><link rel=dns-prefetch href=a>", []),
    ("<meta http-equiv=refresh content='5; url=a?b=c'>", ["refresh a?b=c"]),
    ("<meta http-equiv=refresh content=5>", []),
    (
      "<meta property=og:url content=a><meta property=og:image:secure_url content=b>",
      ["canonical a", "image b"]
    ),
    ("<meta property=og:image:alt content=a><meta property=og:title content=b>", []),
    ("<meta name=twitter:image content=a><meta name=twitter:card content=b>", ["image a"]),
    (
      "<style>@import 'a'; @import url(b); p { background: url('c') }</style>",
      ["styleSheet a", "styleSheet b", "resource c"]
    ),
  ])
  func everyURLOfTheHeadIsTold(markup: String, links: [String]) {
    #expect(RecordedLinks("<!DOCTYPE html><head><title>t</title>\(markup)</head>").links == links)
  }

  @Test func namesAreIdsAndThoseOfLinks() {
    let page = RecordedLinks(
      "<!DOCTYPE html><title>t</title><p id=a>x<a name=b>x</a><input name=c><i id>x</i>")
    #expect(page.anchors == ["a", "b"])
    #expect(page.hasEnded)
  }

  @Test func whatAPageSaysOfItselfIsToldOnce() {
    let page = RecordedLinks(
      "<!DOCTYPE html><title> T &amp; u </title><meta name=description content=' D '><svg><title>s</title></svg>"
    )
    #expect(page.statements == ["title T & u", "description D"])
  }

  @Test func anOffsetIsThatOfTheURL() {
    let text =
      "<!DOCTYPE html><title>t</title><a href=\" a\">x</a><img srcset='b 1x, c 2x'><p style='a: url( d )'>"
    let bytes = Array(text.utf8)
    #expect(RecordedLinks(text).offsets.map { bytes[$0] } == Array("abcd".utf8))
  }

  @Test func whatATemplateHoldsIsNotOfThePage() {
    #expect(
      RecordedLinks("<!DOCTYPE html><title>t</title><template><a href=a id=b>x</a></template>").links == [])
  }
}
