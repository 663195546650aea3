import HTML
import Testing

@Suite struct XMLLinkScanTests {
  private static func read(_ document: String) -> RecordedLinks {
    let links = RecordedLinks()
    Checker.readXML(Array(document.utf8), links: links)
    return links
  }

  @Test(arguments: [
    ("<svg><a href='b?x&amp;y'/></svg>", ["page b?x&y"]),
    ("<s:svg xmlns:s='x'><s:image xlink:href=' b '/></s:svg>", ["image b"]),
    (
      "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a 'b'>]><!-- <a href='c'/> --><svg><use href='#d'/></svg>",
      ["fragment #d"]
    ),
    (
      "<svg fill='url(#a)' style='x: url(b)'><style/>url(c)<style>@import 'd';</style></svg>",
      ["resource #a", "resource b", "styleSheet d"]
    ),
    ("<svg><style><![CDATA[a { b: url(c) }]]></style></svg>", ["resource c"]),
    (
      "<html><base href='a/'/><link rel='stylesheet' href='b'/><script src='c'/><img src='d'/><iframe src='e'/></html>",
      ["base a/", "styleSheet b", "script c", "image d", "frame e"]
    ),
    ("<feed xml:base='a/'><link href='b'/></feed>", ["base a/", "listing b"]),
    (
      "<rss><channel><link>a?b&amp;c</link><atom:link href='d'/><guid isPermaLink='false'>e</guid><guid> f </guid>"
        + "<title>g</title><link/></channel></rss>",
      ["listing a?b&c", "listing d", "listing f"]
    ),
    ("<urlset><url><loc><![CDATA[a]]></loc></url></urlset>", ["listing a"]),
    ("<books><book href='a'/></books>", []), ("", []), ("<svg", []), ("<svg><a href='b", []),
  ])
  func theURLsOfKnownVocabulariesAreTold(document: String, links: [String]) {
    #expect(Self.read(document).links == links)
  }

  @Test func namesAreTold() {
    let links = Self.read("<html><p id='a'/><a name='b'/><p name='c' id=''/></html>")
    #expect(links.anchors == ["a", "b"])
    #expect(links.hasEnded)
  }

  @Test func whatIsInAnotherEncodingIsNotRead() {
    let links = RecordedLinks()
    Checker.readXML([0xFE, 0xFF, 0x00, 0x3C], links: links)
    #expect(!links.hasEnded)
  }
}
