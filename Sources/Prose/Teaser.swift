public import Images
public import Routing

/// An article as lists show it.
public struct Teaser: Equatable, Codable, Sendable {
  let title: String
  let link: Link?
  let date: DateWording.Text
  let summary: String?
  let image: Picture?
  let tags: TagList?

  /// Makes a teaser.
  public init(
    title: String, link: Link?, date: DateWording.Text, summary: String?, image: Picture? = nil,
    tags: TagList? = nil
  ) {
    self.image = image
    self.title = title
    self.link = link
    self.date = date
    self.summary = summary
    self.tags = tags
  }
}

/// A picture that stands for a page.
public struct Picture: Equatable, Codable, Sendable {
  let link: Link
  let alt: String
  let size: Size?
  /// The widths in which it is there, where it is more than one.
  let choice: ImageChoice?

  /// How large it is, in CSS pixels.
  struct Size: Equatable, Codable {
    let width: String
    let height: String
  }

  /// Shows a picture; `alt` says what is in it, and is empty where it only decorates. Its size is that of its file, where
  /// that is known.
  public init(link: Link, alt: String, size: ImageSize? = nil, choice: ImageChoice? = nil) {
    self.choice = choice
    self.link = link
    self.alt = alt
    self.size = size.map { Size(width: String($0.width), height: String($0.height)) }
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
