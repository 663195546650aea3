import Markup
import Mustache

/// The page's values for swift-mustache through the protocol that spares it reflection. They are types of their own,
/// because it would not reflect on those that conform.
struct MustachePage: MustacheParent {
  private struct Frame: MustacheParent {
    let frame: BlogPage.Frame
    let navigation: [Entry]

    func child(named name: String) -> Any? {
      switch name {
      case "language": frame.language
      case "title": frame.title
      case "description": frame.description
      case "canonical": frame.canonical
      case "siteTitle": frame.siteTitle
      case "home": frame.home.href
      case "navigation": navigation
      case "year": frame.year
      default: nil
      }
    }
  }

  private struct Entry: MustacheParent {
    let entry: BlogPage.Entry

    func child(named name: String) -> Any? {
      switch name {
      case "title": entry.title
      case "link": entry.link.href
      case "isCurrent": entry.isCurrent
      default: nil
      }
    }
  }

  private struct Heading: MustacheParent {
    let heading: BlogPage.Heading

    func child(named name: String) -> Any? {
      switch name {
      case "text": heading.text
      case "anchor": heading.anchor
      default: nil
      }
    }
  }

  private struct Tag: MustacheParent {
    let tag: BlogPage.Tag

    func child(named name: String) -> Any? {
      switch name {
      case "name": tag.name
      case "link": tag.link.href
      default: nil
      }
    }
  }

  private struct Teaser: MustacheParent {
    let teaser: BlogPage.Teaser

    func child(named name: String) -> Any? {
      switch name {
      case "title": teaser.title
      case "date": Day(day: teaser.date)
      case "link": teaser.link.href
      case "summary": teaser.summary
      default: nil
      }
    }
  }

  private struct Day: MustacheParent {
    let day: BlogPage.Day

    func child(named name: String) -> Any? {
      switch name {
      case "text": day.text
      case "machine": day.machine
      default: nil
      }
    }
  }

  private let page: BlogPage
  private let body: String
  private let frame: Frame
  private let contents: [Heading]
  private let tags: [Tag]
  private let others: [Teaser]

  init(_ page: BlogPage) {
    self.page = page
    body = page.body.description
    frame = Frame(frame: page.frame, navigation: page.frame.navigation.map(Entry.init))
    contents = page.contents.map(Heading.init)
    tags = page.tags.map(Tag.init)
    others = page.others.map(Teaser.init)
  }

  func child(named name: String) -> Any? {
    switch name {
    case "frame": frame
    case "heading": page.heading
    case "date": Day(day: page.date)
    case "author": page.author
    case "body": body
    case "contents": contents
    case "tags": tags
    case "others": others
    default: nil
    }
  }
}
