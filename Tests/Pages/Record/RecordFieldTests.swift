import Entities
import Fragments
import Markdown
import Markup
import Prose
import Routing
import TestSupport
import Testing
import Viper

@testable import RecordModule

/// What a record has in the fields of its collection, from the entity to the page.
@Suite struct RecordFieldTests {
  private static let source = ContentSource(path: "Content/rules/apple.json", line: 2, column: 3)

  private static func reference(_ slug: String) -> FieldValue {
    .reference(EntryReference(collection: "rules", slug: Slug(from: slug), source: source))
  }

  private static func entry(_ name: String, _ value: FieldValue) -> FieldEntry {
    FieldEntry(name: name, title: name, value: value)
  }

  private static let fields: [FieldEntry] = [
    entry("Colour", .text("red & green")), entry("Weight", .number("1.5")),
    entry("Picked", .date(.example)), entry("Ripe", .boolean(true)), entry("Sour", .boolean(false)),
    entry("Notes", .markdown(MarkdownText(path: source.path, bytes: Array("Some *text*.".utf8)))),
    entry("Home", .url("https://example.com/", source: source)),
    entry("Photo", .image(PageImage(file: "https://example.com/a.png", alt: "An apple", source: source))),
    entry("Friends", .list([reference("zebra"), reference("lost")])),
    entry("Origin", .object([entry("Land", .text("Italy")), entry("Towns", .list([.text("Rome")]))])),
  ]

  private static let site = SmallSite(records: [
    "rules": [Record("Apple", fields: fields), Record("Zebra"), Record("Plain")]
  ])

  @Test func aReferenceIsToldWithTheTitleOfItsEntry() {
    let interactor = RecordInteractor(content: Self.site.content, collection: SmallSite.rules)
    let response = interactor.respond(to: interactor.requests()[0])
    #expect(response.fields.map(\.title) == Self.fields.map(\.title))
    #expect(
      response.fields[8].value
        == .list([
          .entry(title: "Zebra", slug: "zebra", collection: "rules"),
          .entry(title: "lost", slug: "lost", collection: "rules"),
        ]))
    #expect(response.fields[2].value == .day(CalendarDay(.example)))
  }

  @Test func eachKindOfValueIsShownInItsOwnWay() throws {
    let plan = RecordPage.module(
      try Self.site.kit(), collection: SmallSite.rules, permalink: try Permalink("/:collection/:slug/")
    ).plan()
    let page = try plan.render("rules/apple/index.html", in: SiteMap(plan))
    for shown in [
      "<dt>Colour</dt><dd>red &amp; green", "<dt>Weight</dt><dd>1.5",
      "<time datetime=\"2026-01-31\">31 January 2026</time>", "<dt>Ripe</dt><dd>yes", "<dt>Sour</dt><dd>no",
      "<p>Some <em>text</em>.</p>", "<a href=\"https://example.com/\">https://example.com/</a>",
      "<img src=\"https://example.com/a.png\" alt=\"An apple\"/>",
      "<li><a href=\"/docs/rules/zebra/\">Zebra</a>", "<li>lost", "<dt>Land</dt><dd>Italy", "<li>Rome",
    ] {
      #expect(page.replacing("\n", with: "").contains(shown), "\(shown) is not on the page")
    }
    #expect(!(try plan.render("rules/plain/index.html", in: SiteMap(plan))).contains("<dl"))
  }
}
