extension Checker {
  /// What is wrong with a JSON Feed (https://www.jsonfeed.org/version/1.1/), first its syntax, then its parts; nothing of JSON
  /// that says to be something else. `links` is told its addresses.
  public static func faults(inJSONFeed file: [UInt8], links: (any LinkSink)? = nil) -> [FormatFault] {
    file.withUnsafeBufferPointer { bytes in
      defer { links?.end() }
      do throws(JSONReader.SyntaxFault) {
        var check = JSONFeedCheck(links: links)
        check.run(on: try JSONReader.read(Bytes(bytes)))
        return check.faults
      } catch {
        return [FormatFault("feed/json", "this is no JSON: \(error.reason)", at: error.offset)]
      }
    }
  }
}

/// Looks at the members of a JSON Feed.
private struct JSONFeedCheck {
  /// How many faults of a feed are told at most.
  private static let limit = 100

  /// What a member has to be.
  private enum Kind {
    case text, date, boolean, address, texts, authors, attachments, items, hubs
  }

  private static let feed: KeyValuePairs<StaticString, Kind> = [
    "title": .text, "home_page_url": .address, "feed_url": .address, "description": .text,
    "user_comment": .text, "next_url": .address, "icon": .address, "favicon": .address, "language": .text,
    "expired": .boolean, "authors": .authors, "hubs": .hubs, "items": .items,
  ]
  private static let item: KeyValuePairs<StaticString, Kind> = [
    "id": .text, "url": .address, "external_url": .address, "title": .text, "content_html": .text,
    "content_text": .text, "summary": .text, "image": .address, "banner_image": .address,
    "date_published": .date, "date_modified": .date, "authors": .authors, "tags": .texts, "language": .text,
    "attachments": .attachments,
  ]
  private static let author: KeyValuePairs<StaticString, Kind> = [
    "name": .text, "url": .address, "avatar": .address,
  ]
  private static let attachment: KeyValuePairs<StaticString, Kind> = [
    "url": .address, "mime_type": .text, "title": .text,
  ]
  private static let hub: KeyValuePairs<StaticString, Kind> = ["type": .text, "url": .address]

  let links: (any LinkSink)?
  private(set) var faults: [FormatFault] = []
  private var ids: Set<String> = []

  init(links: (any LinkSink)?) {
    self.links = links
  }

  mutating func run(on feed: JSONValue) {
    guard let version = feed["version"]?.string, version.unescaped.hasPrefix("https://jsonfeed.org/version/")
    else { return }
    require(["title", "items"], of: feed, "a feed")
    check(feed, Self.feed)
  }

  private mutating func tell(_ message: String, hint: String? = nil, at offset: Int) {
    guard faults.count < Self.limit else { return }
    faults.append(FormatFault("feed/json", message, hint: hint, at: offset))
  }

  private mutating func require(_ names: [StaticString], of object: JSONValue, _ what: String) {
    for name in names where object[name] == nil {
      tell("\(what) has no \"\(name)\"", at: object.offset)
    }
  }

  private mutating func check(_ object: JSONValue, _ kinds: KeyValuePairs<StaticString, Kind>) {
    for (name, kind) in kinds {
      if let value = object[name] { check(value, name, kind) }
    }
  }

  private mutating func check(_ value: JSONValue, _ name: StaticString, _ kind: Kind) {
    switch kind {
    case .text: if value.string == nil { tell("\"\(name)\" is no text", at: value.offset) }
    case .boolean:
      if case .boolean = value.content { return }
      tell("\"\(name)\" is neither true nor false", at: value.offset)
    case .date: checkDate(value, name)
    case .address: checkAddress(value, name)
    case .texts: forEach(in: value, name) { check, text in check.check(text, name, .text) }
    case .authors:
      forEach(in: value, name) { check, author in
        if author["name"] == nil, author["url"] == nil, author["avatar"] == nil {
          check.tell("an author has no \"name\"", at: author.offset)
        }
        check.check(author, Self.author)
      }
    case .attachments:
      forEach(in: value, name) { check, attachment in
        check.require(["url", "mime_type"], of: attachment, "an attachment")
        check.check(attachment, Self.attachment)
      }
    case .hubs:
      forEach(in: value, name) { check, hub in
        check.require(["type", "url"], of: hub, "a hub")
        check.check(hub, Self.hub)
      }
    case .items: forEach(in: value, name) { check, item in check.checkItem(item) }
    }
  }

  private mutating func forEach(
    in value: JSONValue, _ name: StaticString, _ body: (inout Self, JSONValue) -> Void
  ) {
    guard let elements = value.elements else { return tell("\"\(name)\" is no list", at: value.offset) }
    for element in elements { body(&self, element) }
  }

  private mutating func checkItem(_ item: JSONValue) {
    guard item.members != nil else { return tell("an item is no object", at: item.offset) }
    require(["id"], of: item, "an item")
    if item["content_html"] == nil, item["content_text"] == nil {
      tell("an item has neither \"content_html\" nor \"content_text\"", at: item.offset)
    }
    if let id = item["id"]?.string, !ids.insert(id.unescaped).inserted {
      tell("two items have the id \"\(id.unescaped)\"", hint: "readers show only one of them", at: id.offset)
    }
    check(item, Self.item)
  }

  private mutating func checkDate(_ value: JSONValue, _ name: StaticString) {
    guard let date = value.string, date.withUnescapedBytes({ DateValue.faultOfGlobalDateTime(in: $0) }) == nil
    else {
      return tell("\"\(name)\" is no date of RFC 3339", hint: "2026-01-31T09:30:00Z is one", at: value.offset)
    }
  }

  private mutating func checkAddress(_ value: JSONValue, _ name: StaticString) {
    guard let address = value.string, FeedAddress.isAbsolute(address.unescaped.utf8) else {
      return tell("\"\(name)\" is no absolute URL", at: value.offset)
    }
    address.withUnescapedBytes { links?.link($0.view, .listing, at: address.offset) }
  }
}
