public import Routing

/// An article as lists show it.
public struct Teaser: Equatable, Codable, Sendable {
  let title: String
  let link: Link?
  let date: DateWording.Text
  let summary: String?
  let tags: TagList?

  /// Makes a teaser.
  public init(title: String, link: Link?, date: DateWording.Text, summary: String?, tags: TagList? = nil) {
    self.title = title
    self.link = link
    self.date = date
    self.summary = summary
    self.tags = tags
  }
}

/// Tags and the ways to their lists.
public struct TagList: Equatable, Codable, Sendable {
  /// A tag.
  public struct Entry: Equatable, Codable, Sendable {
    let name: String
    let link: Link?
    let count: String?

    /// Names a tag; `count` tells how many entries have it.
    public init(name: String, link: Link?, count: String? = nil) {
      self.name = name
      self.link = link
      self.count = count
    }
  }

  let entries: [Entry]

  /// Lists tags; nothing if there are none.
  public init?(_ entries: [Entry]) {
    if entries.isEmpty { return nil }
    self.entries = entries
  }
}
