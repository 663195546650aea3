import Markup

/// The view model of an article's page with a list of others below it, written as those of the site are.
struct BlogPage: Codable, Sendable {
  /// A way that is encoded as its URL.
  struct Link: Codable, Sendable, CustomStringConvertible {
    let href: String

    init(_ href: String) {
      self.href = href
    }

    init(from decoder: any Decoder) throws {
      href = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(href)
    }

    /// What the engine that reflects prints.
    var description: String { href }
  }

  /// What stands in the head and around the page.
  struct Frame: Codable, Sendable {
    let language: String
    let title: String
    let description: String?
    let canonical: String?
    let siteTitle: String
    let home: Link
    let navigation: [Entry]
    let year: String
  }

  /// An entry of the menu.
  struct Entry: Codable, Sendable {
    let title: String
    let link: Link
    let isCurrent: Bool
  }

  /// A heading in the table of contents.
  struct Heading: Codable, Sendable {
    let text: String
    let anchor: String
  }

  /// A tag of the article.
  struct Tag: Codable, Sendable {
    let name: String
    let link: Link
  }

  /// Another article in short.
  struct Teaser: Codable, Sendable {
    let title: String
    let date: Day
    let link: Link
    let summary: String?
  }

  /// A day for readers and for machines.
  struct Day: Codable, Sendable {
    let text: String
    let machine: String
  }

  let frame: Frame
  let heading: String
  let date: Day
  let author: String?
  let body: HTML
  let contents: [Heading]
  let tags: [Tag]
  let others: [Teaser]
}

extension BlogPage {
  /// A page of about 20 KB; some of its texts need escaping.
  static let typical = BlogPage(
    frame: Frame(
      language: "en", title: "Templates that can't lie – Notes & Queries",
      description: "Why <b> in a title isn't bold, and what \"escaped\" means",
      canonical: "https://example.org/articles/templates/", siteTitle: "Notes & Queries", home: Link("/"),
      navigation: (1...8).map {
        Entry(title: $0 == 3 ? "Q & A" : "Section \($0)", link: Link("/s\($0)/"), isCurrent: $0 == 2)
      },
      year: "2026"),
    heading: "Templates that can't lie",
    date: Day(text: "31 January 2026", machine: "2026-01-31"),
    author: "Ada & Grace",
    body: HTML(
      (1...23).map { paragraph in
        """
        <h2 id="part-\(paragraph)">Part \(paragraph)</h2>
        <p>Words flow gently over lines because every link is checked and nothing is guessed, and \
        <a href="/articles/\(paragraph)/">some of them lead on</a> to other pages of the site while \
        <em>others are stressed</em>, named as <code>code</code> &amp; put into a sentence that ends here, or a \
        little later than one would think: at its end.</p>

        """
      }.joined()),
    contents: (1...12).map { Heading(text: "Part \($0) & what it's about", anchor: "part-\($0)") },
    tags: ["swift", "templates", "speed", "html & css", "sites", "notes"].enumerated().map {
      Tag(name: $0.element, link: Link("/tags/\($0.offset)/"))
    },
    others: (1...30).map { number in
      Teaser(
        title: number.isMultiple(of: 4)
          ? "Number \(number): \"quotes\" & more" : "An article, number \(number)",
        date: Day(text: "\(1 + number % 28) March 2025", machine: "2025-03-\(10 + number % 18)"),
        link: Link("/articles/number-\(number)/"),
        summary: number.isMultiple(of: 5)
          ? nil
          : "What number \(number) says in a sentence or two, so that one knows whether it's worth the reading."
      )
    })
}
