import HTML
import Testing

@Suite struct JSONFeedCheckTests {
  private static func told(_ members: String) -> [String] {
    Checker.faults(
      inJSONFeed: Array("{\"version\": \"https://jsonfeed.org/version/1.1\"\(members)}".utf8)
    ).map(\.message)
  }

  @Test(arguments: [
    ", \"title\": \"T\", \"items\": []",
    ", \"title\": \"T\", \"items\": [{\"id\": \"1\", \"content_text\": \"x\", \"_own\": 1, \"tags\": [\"a\"]}], \"_own\": {}",
    ", \"title\": \"T\", \"items\": [], \"expired\": false, \"authors\": [{\"name\": \"A\"}], "
      + "\"hubs\": [{\"type\": \"WebSub\", \"url\": \"https://e.org/\"}]",
  ])
  func aFeedThatKeepsToTheSpecificationIsRight(members: String) {
    #expect(Self.told(members) == [])
  }

  @Test(arguments: [
    ("", ["a feed has no \"title\"", "a feed has no \"items\""]),
    (", \"title\": 1, \"items\": {}", ["\"title\" is no text", "\"items\" is no list"]),
    (
      ", \"title\": \"\", \"items\": [{}]",
      ["an item has no \"id\"", "an item has neither \"content_html\" nor \"content_text\""]
    ),
    (", \"title\": \"\", \"items\": [1]", ["an item is no object"]),
    (
      ", \"title\": \"\", \"items\": [{\"id\": \"1\", \"content_text\": \"\"}, {\"id\": \"\\u0031\", \"content_text\": \"\"}]",
      ["two items have the id \"1\""]
    ),
    (
      ", \"title\": \"\", \"home_page_url\": \"/\", \"items\": [{\"id\": \"1\", \"content_text\": \"\", \"date_published\": \"2026-01-01\"}]",
      ["\"home_page_url\" is no absolute URL", "\"date_published\" is no date of RFC 3339"]
    ),
    (", \"title\": \"\", \"items\": [], \"authors\": [{}]", ["an author has no \"name\""]),
    (", \"title\": \"\", \"items\": [], \"expired\": \"no\"", ["\"expired\" is neither true nor false"]),
    (
      ", \"title\": \"\", \"items\": [{\"id\": \"1\", \"content_text\": \"\", \"attachments\": [{\"url\": \"https://e.org/\"}]}]",
      ["an attachment has no \"mime_type\""]
    ),
    (", \"title\": }", ["this is no JSON: \"}\" stands where a value has to be"]),
  ])
  func whatDoesNotIsTold(members: String, faults: [String]) {
    #expect(Self.told(members) == faults)
  }

  @Test(arguments: ["{}", "[]", "{\"version\": 1}", "{\"version\": \"1.1\", \"items\": 3}"])
  func otherJSONIsNoFeed(text: String) {
    #expect(Checker.faults(inJSONFeed: Array(text.utf8)).isEmpty)
  }

  @Test func itsAddressesAreTold() {
    let links = RecordedLinks()
    let feed = """
      {"version": "https://jsonfeed.org/version/1", "title": "T", "home_page_url": "https://e.org/",
       "items": [{"id": "1", "content_text": "", "url": "https:\\/\\/e.org\\/a"}]}
      """
    #expect(Checker.faults(inJSONFeed: Array(feed.utf8), links: links).isEmpty)
    #expect(links.links == ["listing https://e.org/", "listing https://e.org/a"])
    #expect(links.hasEnded)
  }
}
