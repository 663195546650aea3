import Foundation
import Testing

/// Collections that describe their fields in `site.json`, built by the real program.
@Suite struct TypedCollectionTests {
  private static let files = [
    "Content/site.json": """
    {"title": "T", "baseURL": "https://example.org/docs/", "collections": {
      "people": {"kind": "records", "title": "People", "fields": {
        "role": {"type": "enumeration", "values": ["author", "editor"], "required": true},
        "born": "date", "portrait": "image", "bio": "markdown", "page": "url",
        "friends": {"type": "list", "of": {"type": "reference", "to": "people"}}
      }},
      "posts": {"kind": "articles", "title": "Posts", "fields": {
        "by": {"type": "reference", "to": "people"}, "mood": {"type": "text", "default": "calm"}
      }}
    }}
    """, "Content/index.md": "---\ntitle: Home\n---\nSee [Ann](people/ann.yaml).\n",
    "Content/people/ann.yaml": """
    title: Ann
    role: editor
    born: 1984-05-06
    portrait: {file: ann.svg, alt: Ann at work}
    bio: See [the post](../posts/one.md).
    page: /posts/
    friends: [bob]
    """, "Content/people/bob.yaml": "title: Bob\nrole: author\nfriends: [ann]\n",
    "Content/people/ann.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    "Content/posts/one.md": "---\ntitle: One\ndate: 2026-01-01\nextra: {by: ann}\n---\nText.\n",
    "Templates/article.mustache": """
    {{<layout}}{{$main}}<main id="Main"><h1>{{title}}</h1>{{#extra}}{{#entries}}<p>{{name}} {{value}}</p>{{/entries}}{{/extra}}
    {{{body}}}{{{pager}}}</main>{{/main}}{{/layout}}
    """,
  ]

  @Test func fieldsAreShownOnTheirPages() throws {
    let site = try TemporarySite(Self.files)
    let outcome = try site.build()
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    let ann = try site.read("Public/people/ann/index.html")
    for shown in [
      "<dt>Role</dt><dd>editor", "<time datetime=\"1984-05-06\">",
      "src=\"/docs/people/ann.svg\" alt=\"Ann at work\"", "<a href=\"/docs/posts/one/\">the post</a>",
      "<a href=\"/docs/posts/\">/posts/</a>", "<a href=\"/docs/people/bob/\">Bob</a>",
    ] {
      #expect(ann.contains(shown), "\(shown) is not on the page")
    }
    let post = try site.read("Public/posts/one/index.html")
    #expect(post.contains("<p>by ann</p>"))
    #expect(post.contains("<p>mood calm</p>"))
  }

  @Test func everyFaultIsToldAtItsLine() throws {
    let site = try TemporarySite(Self.files)
    try site.write(
      "title: Ann\nrole: autor\nborn: soon\nfrends: [bob]\nfriends: [rob]\n", to: "Content/people/ann.yaml")
    try site.write(
      "---\ntitle: One\ndate: 2026-01-01\nextra: {by: anne}\n---\n", to: "Content/posts/one.md")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    for told in [
      "Content/people/ann.yaml:2:7: error:", "did you mean \"author\"?",
      "Content/people/ann.yaml:3:7: error:",
      "Content/people/ann.yaml:4:1: error:", "did you mean \"friends\"?", "Content/posts/one.md:4:13: error:",
    ] {
      #expect(outcome.output.contains(told), "\(told) is not told")
    }
    #expect(!site.exists("Public/index.html"))
  }

  @Test func aPictureOrPageThatDoesNotExistIsTold() throws {
    let site = try TemporarySite(Self.files)
    try site.write(
      "title: Bob\nrole: author\nportrait: bbo.svg\npage: /psts/\n", to: "Content/people/bob.yaml")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/people/bob.yaml:3:11: error:"))
    #expect(outcome.output.contains("Content/people/bob.yaml:4:7: error:"))
    #expect(outcome.output.contains("[routing/unknown-page]"))
  }

  @Test func aNewTitleOfAnEntryChangesThePagesThatNameIt() throws {
    let site = try TemporarySite(Self.files)
    #expect(try site.build().code == 0)
    try site.write("title: Robert\nslug: bob\nrole: author\n", to: "Content/people/bob.yaml")
    #expect(try site.build().code == 0)
    #expect(
      try site.read("Public/people/ann/index.html").contains("<a href=\"/docs/people/bob/\">Robert</a>"))
  }
}
