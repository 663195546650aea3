import Testing
import Validation

@Suite struct GrammarCheckTests {
  private static let atom = """
    <?xml version="1.0"?><!-- A <feed>. -->
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
    <id>https://e.org/feed.xml</id>
    <title>T</title>
    <updated>2026-01-31T09:30:00Z</updated>
    <author><name>A</name></author>
    <link rel="self" href="https://e.org/feed.xml"/>
    <entry>
    <id>tag:e.org,2026:1</id>
    <title type="html">E</title>
    <updated>2026-01-31T09:30:00.5+02:00</updated>
    <category term="x"/>
    <summary>S</summary>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>c</p></div></content>
    </entry>
    </feed>
    """
  private static let rss = """
    <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel>
    <title>T</title>
    <link>https://e.org/</link>
    <description>D</description>
    <lastBuildDate>Wed, 04 Mar 2026 05:06:07 +0200</lastBuildDate>
    <item>
    <title>E</title>
    <link>https://e.org/e/</link>
    <guid isPermaLink="false">1</guid>
    <pubDate>4 Mar 26 05:06 GMT</pubDate>
    <dc:creator>A</dc:creator>
    <category>c</category>
    </item>
    </channel>
    </rss>
    """

  private static func told(_ document: String) -> String? {
    GrammarCheck().fault(in: Array(document.utf8)).map { fault in
      let line = document.utf8.prefix(fault.offset).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).count
      return "\(line): \(fault.message) [\(fault.rule)]"
    }
  }

  @Test(arguments: [
    atom, rss, "", "<html/>", "<feed/>", "<!--", "<feed xmlns=\"http://purl.org/atom/ns#\"/>",
    "<rss/>",
  ])
  func whatKeepsToItsSpecificationOrIsNoFeedIsRight(document: String) {
    #expect(Self.told(document) == nil)
  }

  @Test(arguments: [
    ("<updated>2026-01-31T09:30:00Z</updated>\n", "", "2: this is no feed of Atom: there is no \"updated\""),
    ("<author><name>A</name></author>", "", "8: this is no feed of Atom: there is no \"author\""),
    ("09:30:00Z", "09:30:00", "5: this is no feed of Atom: \"updated\" is not what it has to be"),
    (
      "01-31T09:30:00.5", "02-30T09:30:00",
      "11: this is no feed of Atom: \"2026-02-30T09:30:00+02:00\" is no dateTime"
    ),
    (
      "rel=\"self\" href", "rel=\"self\" hrfe",
      "7: this is no feed of Atom: the attribute \"hrfe\" of \"link\" is not what it has to be"
    ),
    (
      "<category term", "<guid/><category term",
      "12: this is no feed of Atom: \"guid\" may not stand in \"entry\""
    ),
    ("<title>T</title>", "<title>T</title><title>T</title>", nil),
    (
      "<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\"><p>c</p></div></content>",
      "<link rel=\"related\" href=\"https://e.org/\"/>",
      "8: this is no feed of Atom: an entry has neither \"content\" nor a \"link\" with \"rel\" \"alternate\""
    ),
  ])
  func anAtomFeedThatDoesNotIsTold(part: String, replacement: String, told: String?) {
    let found = Self.told(Self.atom.replacing(part, with: replacement))
    if let told { #expect(found == "\(told) [feed/atom]") } else { #expect(found != nil) }
  }

  @Test(arguments: [
    (rss, "<guid isPermaLink=\"false\">", "<guid>", "or any text with isPermaLink=\"false\""),
    (rss, "4 Mar 26", "4. March 26", "a date such as Sat, 31 Jan 2026 09:30:00 GMT"),
    (atom, "rel=\"self\" href", "rel=\"self\" hrfe", "it has \"href\""),
    (atom, "2026-01-31T09:30:00Z", "2026-01-31", "a date such as 2026-01-31T09:30:00Z"),
    (rss, "<description>D</description>", "", "https://www.rssboard.org/rss-specification says"),
  ])
  func aHintSaysWhatAnElementHasToBe(document: String, part: String, replacement: String, hint: String) {
    let fault = GrammarCheck().fault(in: Array(document.replacing(part, with: replacement).utf8))
    #expect(fault?.hint?.contains(hint) == true, "\(fault?.hint ?? "")")
  }

  @Test(arguments: ["", " rel=\"alternate\""])
  func anEntryWithoutContentLeadsToIt(relation: String) {
    let content =
      "<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\"><p>c</p></div></content>"
    #expect(
      Self.told(Self.atom.replacing(content, with: "<link\(relation) href=\"https://e.org/\"/>")) == nil)
  }

  @Test func anItemWithADescriptionNeedsNoTitle() {
    let described = "<category>c</category><description>d</description>"
    #expect(
      Self.told(
        Self.rss.replacing("<title>E</title>", with: "").replacing("<category>c</category>", with: described))
        == nil)
  }

  @Test(arguments: [
    ("<description>D</description>", "", "2: this is no feed of RSS 2.0: there is no \"description\""),
    (
      "<link>https://e.org/e/</link>", "<link>/e/</link>",
      "9: this is no feed of RSS 2.0: \"link\" is not what it has to be"
    ), ("4 Mar 26", "4. March 26", "11: this is no feed of RSS 2.0: \"pubDate\" is not what it has to be"),
    ("4 Mar 26 05", "32 Mar 26 05", "11: this is no feed of RSS 2.0: \"pubDate\" is not what it has to be"),
    ("26 05:06", "26 24:06", "6: this is no feed of RSS 2.0: \"lastBuildDate\" is not what it has to be"),
    ("05:06 GMT", "05:60 GMT", "11: this is no feed of RSS 2.0: \"pubDate\" is not what it has to be"),
    (
      "<title>E</title>", "",
      "7: this is no feed of RSS 2.0: an item has neither \"title\" nor \"description\""
    ),
    (
      "<title>E</title>", "<title>E</title><title>F</title>",
      "8: this is no feed of RSS 2.0: \"title\" is not what it has to be"
    ), ("isPermaLink=\"false\"", "", nil),
    ("version=\"2.0\"", "version=\"0.9\"", nil),
    ("<category>", "<enclosure url=\"https://e.org/a.mp3\"/><category>", nil),
  ])
  func aFeedOfRSSThatDoesNotIsTold(part: String, replacement: String, told: String?) {
    let found = Self.told(Self.rss.replacing(part, with: replacement))
    if let told {
      #expect(found == "\(told) [feed/rss]")
    } else {
      #expect(found?.contains("[feed/rss]") == true)
    }
  }

  @Test func manyFeedsAreAskedAboutOneAfterTheOther() {
    let check = GrammarCheck()
    let wrong = Array(Self.atom.replacing("<title>T</title>", with: "").utf8)
    for _ in 0..<20 {
      #expect(check.fault(in: Array(Self.atom.utf8)) == nil)
      #expect(check.fault(in: wrong)?.rule == "feed/atom")
      #expect(check.fault(in: Array(Self.rss.utf8)) == nil)
    }
  }
}
