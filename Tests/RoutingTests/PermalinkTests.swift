import Routing
import Testing

@Suite struct PermalinkTests {
  static let values: [Permalink.Token: String] = [
    .collection: "articles", .slug: "hello", .title: "hello-world", .year: "2026", .month: "01", .day: "31",
  ]

  @Test(arguments: [
    ("/:collection/:slug/", "articles/hello/index.html"),
    ("/:slug", "hello/index.html"),
    ("/:year/:month/:day/:title/", "2026/01/31/hello-world/index.html"),
    ("/blog/:year-:month-:slug/", "blog/2026-01-hello/index.html"),
    ("/:slug.html", "hello.html/index.html"),
    ("/a//b///:slug//", "a/b/hello/index.html"),
    ("/:slug:day", "hello31/index.html"),
    ("/größe/:slug", "größe/hello/index.html"),
  ])
  func aPatternIsThePathOfAnEntry(pattern: String, path: String) throws {
    let permalink = try Permalink(pattern)
    #expect(permalink.path { Self.values[$0] ?? "" }.text == path)
  }

  @Test(arguments: [
    ("", "the permalink \"\" does not start with \"/\"", "write \"/\""),
    (":slug/", "the permalink \":slug/\" does not start with \"/\"", "write \"/:slug/\""),
    ("/", "the permalink \"/\" gives every entry the same path", "put \":slug\" into it"),
    ("/:year/", "the permalink \"/:year/\" gives every entry the same path", "put \":slug\" into it"),
    ("/../:slug/", "the permalink \"/../:slug/\" leads outside the site", "leave \"..\" out"),
    ("/a/./:slug/", "the permalink \"/a/./:slug/\" leads outside the site", "leave \".\" out"),
    ("/../\u{301}:slug/", "the permalink \"/../\u{301}:slug/\" leads outside the site", "leave \"..\" out"),
    ("/:slugg/", "\":slugg\" is nothing a permalink of this collection may use", "did you mean \":slug\"?"),
    (
      "/:slug/:Year/", "\":Year\" is nothing a permalink of this collection may use",
      "did you mean \":year\"?"
    ),
    (
      "/:slug/:author/", "\":author\" is nothing a permalink of this collection may use",
      "it may use :collection, :slug, :title, :year, :month, :day"
    ),
    (
      "/:slug/:/", "\":\" is nothing a permalink of this collection may use",
      "it may use :collection, :slug, :title, :year, :month, :day"
    ),
  ])
  func aFaultyPatternIsToldWithWhatToDo(pattern: String, message: String, hint: String) {
    let fault = #expect(throws: Permalink.Fault.self) { try Permalink(pattern) }
    #expect(fault?.message == message)
    #expect(fault?.hint == hint)
  }

  @Test func aTokenThatEntriesDoNotHaveIsAFault() {
    let fault = #expect(throws: Permalink.Fault.self) {
      try Permalink("/:year/:slug/", allowing: [.collection, .slug, .title])
    }
    #expect(fault?.message == "\":year\" is nothing a permalink of this collection may use")
    #expect(fault?.hint == "it may use :collection, :slug, :title")
  }

  @Test func aValueNeverLeadsOutside() throws {
    #expect(try Permalink("/:collection/:slug").path { _ in ".." }.text == "index.html")
    #expect(try Permalink("/a/:slug").path { _ in "../x" }.text == "a/index.html")
  }
}
