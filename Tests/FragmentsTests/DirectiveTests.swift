import Diagnostics
import Entities
import Images
import Markdown
import Markup
import Prose
import Routing
import Services
import TestSupport
import Testing
import Viper

@testable import Fragments

@Suite struct DirectiveTests {
  static let map = SiteMap(
    pages: [
      .text("guide"): "guide/index.html", Route(kind: "asset", name: "x"): "x.png",
      Route(kind: "asset", name: "y"): "y.mp4", Route(kind: "asset", name: "z"): "z.vtt",
    ],
    sources: ["x.png": "Content/x.png", "y.mp4": "Content/y.mp4", "z.vtt": "Content/z.vtt"])

  private static let files = [
    "Content/a.unknown": "a\n", "Content/a.dot": "graph {}\n",
    "Content/main.swift": "let a = 1\nlet b = 2\nlet c = 3\n",
    "Content/note.md": "# U\n\nt[^n]\n\n[^n]: n\n",
    "Content/tabs.md": "@Tabs {\n@Tab(\"L\") {\na\n}\n}\n",
    "Content/nested.md": "@Include(file: \"part.md\")\n",
    "Content/part.md": "# P\n\n*q*\n\n[r](x.png)\n", "Content/headed.md": "---\ntitle: H\n---\nh\n",
  ]

  /// A page of Markdown with all directives.
  static func write(
    _ markdown: String, smart: Bool = false, workshop: (any Workshop)? = nil
  ) throws -> MarkupWriter {
    let asksForPrograms = workshop != nil
    let settings = SiteSettings(
      title: "Test", baseURL: "https://example.org/docs/",
      markdown: MarkdownSettings(
        smartPunctuation: smart, diagrams: asksForPrograms, pygments: asksForPrograms))
    let content = MemoryContentService(
      settings: settings, readFile: { files[$0].map { Array($0.utf8) } },
      startOfText: { $0.starts(with: "---".utf8) ? 17 : 0 })
    let kit = PageKit(
      services: ServicesContainer(
        content: content, clock: BuildClock(now: DateStamp(secondsSince1970: 0)),
        workshop: workshop ?? NoWorkshop()),
      templates: try ThemeTemplates.library(basePath: "/docs/"))
    #expect(kit.faults.isEmpty)
    let document = MarkdownDocument(path: "Content/guide.md", bytes: Array(markdown.utf8))
    var writer = MarkupWriter()
    kit.prose.text(document, from: map.ways(from: .text("guide"), at: "guide/index.html"))
      .write(to: &writer)
    return writer
  }

  @Test(arguments: [
    (
      "@Callout(kind: warning) {\n  *a*\n}",
      "<div class=\"callout is-warning\" role=\"note\">\n<p class=\"callout-title\">Warning</p>\n<p><em>a</em></p>"
    ),
    ("@Callout(title: \"B & c\") {\na\n}", "<p class=\"callout-title\">B &amp; c</p>"),
    ("> [!CAUTION]\n> a", "<div class=\"callout is-caution\" role=\"note\">"),
    (
      "@Figure(source: \"x.png\", alt: \"a\", caption: \"b\", width: 4)",
      "<img src=\"/docs/x.png\" alt=\"a\" width=\"4\" loading=\"lazy\" decoding=\"async\"/>\n<figcaption>b</figcaption>"
    ),
    ("@Figure(source: \"x.png\", alt: \"a\") {\n  *b*\n}", "<figcaption><p><em>b</em></p>\n</figcaption>"),
    (
      "@Video(source: \"y.mp4\", title: \"a\", captions: \"z.vtt\")",
      "<video controls=\"\" preload=\"metadata\" src=\"/docs/y.mp4\" aria-label=\"a\"><track src=\"/docs/z.vtt\" kind=\"captions\" default=\"\"/></video>"
    ),
    (
      "@Tabs {\n@Tab(\"L\") {\na\n}\n@Tab(title: \"M\") {\nb\n}\n}",
      "<input type=\"radio\" name=\"tabs:0\" id=\"tab:0-2\"/>\n<label for=\"tab:0-2\">M</label>"
    ),
    (
      "@Snippet(file: \"main.swift\", lines: 2-3, numbers: true)",
      "<span class=\"line\" data-line=\"2\"><span class=\"k\">let</span> b"
    ),
    ("@Snippet(\"main.swift\", lines: 1, title: \"T\")", "<figcaption>T</figcaption>"),
    ("@Include(file: \"part.md\")", "<p><em>q</em></p>\n<p><a href=\"/docs/x.png\">r</a></p>"),
    ("@Include(file: \"part.md\", lines: 3-3)", "<p><em>q</em></p>"),
    ("@Include(file: \"headed.md\")\n\nx", "<p>h</p>\n\n<p>x</p>"),
    (
      "@Include(\"note.md\")\n\n# U\n\na[^a]\n\n[^a]: b\n",
      "<h1 id=\"u-1\"><a class=\"anchor\" href=\"#u-1\">U</a></h1>"
    ),
    (
      "@Include(\"note.md\")\n\n# U\n\na[^a]\n\n[^a]: b\n",
      "<ol start=\"2\">\n<li id=\"fn:2\">\n<p>n <a class=\"footnote-back\" href=\"#fnref:2\""
    ),
    (
      "@Include(\"note.md\")\n\n@Include(\"note.md\")",
      "<h1 id=\"u-1\"><a class=\"anchor\" href=\"#u-1\">U</a></h1>\n<p>t<sup class=\"footnote-reference\"><a id=\"fnref:2\" href=\"#fn:2\""
    ),
    ("@Tabs {\n<!-- a -->\n@Tab(\"L\") {\n*b*\n\nc\n}\n<!-- d -->\n}", "<p><em>b</em></p>\n<p>c</p>"),
    ("@Tabs {\n@Tab(\"L\") {\na\n}\n}\n\n@Include(\"tabs.md\")", "name=\"tabs:3\""),
    ("@Alice\n\nb", "<p>@Alice</p>\n<p>b</p>"),
  ])
  func eachDirectiveIsShown(markdown: String, html: String) throws {
    let writer = try Self.write(markdown)
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains(html))
    #expect(writer.faults.isEmpty)
  }

  @Test func anIncludeInAnIncludedTextIsTold() throws {
    let faults = try Self.write("a\n\n@Include(\"nested.md\")\n").faults
    #expect(
      faults.map { "\($0.location) \($0.message)" } == [
        "Content/nested.md:1:1 @Include stands in a text that is included itself"
      ])
  }

  @Test(arguments: [
    ("@Calout(kind: tip) {\na\n}", 1, 1, "there is no directive @Calout", "did you mean \"Callout\"?"),
    (
      "a\n\n@Xyzzy(b: c)", 3, 1, "there is no directive @Xyzzy",
      "known are @Callout, @Data, @Figure, @Include, @Snippet, @Tab, @Tabs, @Video"
    ),
    ("@Tabss\n", 1, 1, "there is no directive @Tabss", "did you mean \"Tabs\"?"),
    (
      "@Callout(kind: warnin) {\na\n}", 1, 16,
      "\"kind\" is one of note, tip, important, warning, caution, and not warnin", "did you mean \"warning\"?"
    ),
    (
      "@Callout(kind: \"tip\") {\na\n}", 1, 16,
      "\"kind\" is one of note, tip, important, warning, caution, and not \"tip\"",
      "write tip without quotation marks"
    ),
    (
      "@Callout(kind: tip)", 1, 1, "@Callout needs a body",
      "write { behind it, then the text, then } on a line of its own"
    ),
    (
      "@Callout(titel: \"b\") {\na\n}", 1, 10, "@Callout has no argument \"titel\"", "did you mean \"title\"?"
    ),
    ("@Callout(tip) {\na\n}", 1, 10, "@Callout takes no value without a name here", "it has kind, title"),
    ("@Callout(title: b) {\na\n}", 1, 17, "\"title\" is text in quotation marks, and not b", nil),
    (
      "@Figure(source: \"x.png\", alt: \"a\", caption: \"b\") {\nc\n}", 1, 45,
      "the caption stands both in the argument and in the body", "leave one of them out"
    ),
    ("@Figure(alt: \"a\")", 1, 1, "@Figure needs \"source\"", "write source: \"…\""),
    ("@Figure(source: 3, alt: \"a\")", 1, 17, "\"source\" is text in quotation marks, and not 3", nil),
    (
      "@Figure(source: \"x.png\", alt: \"\", width: \"4\")", 1, 42, "\"width\" is a number, and not \"4\"",
      nil
    ),
    (
      "@Figure(source: \"x.png\", alt: \"\", captoin: \"b\")", 1, 35, "@Figure has no argument \"captoin\"",
      "did you mean \"caption\"?"
    ),
    ("@Video(source: \"y.mp4\")", 1, 1, "@Video needs \"title\"", "write title: \"…\""),
    ("@Video(source: \"y.mp4\", title: \"a\") {\nb\n}", 1, 1, "@Video has no body", "leave the braces out"),
    ("@Tab(\"a\") {\nb\n}", 1, 1, "@Tab does not stand in @Tabs", "write it between the braces of @Tabs"),
    ("@Tabs {\n  @Tab {\n    b\n  }\n}", 2, 3, "@Tab needs \"title\"", "write title: \"…\""),
    (
      "@Tabs {\na\n\n@Tab(\"b\") {\nc\n}\n}", 2, 1, "there is more than @Tab in the body of @Tabs",
      "write it into the body of a @Tab, or outside of @Tabs"
    ),
    (
      "@Tabs {\n  @Tab(\"b\") {\n  c\n  }\n  @Callout {\n  d\n  }\n}", 5, 3,
      "there is more than @Tab in the body of @Tabs", "write it into the body of a @Tab, or outside of @Tabs"
    ),
    (
      "@Tabs {\n@Tab(\"b\") {\nc\n}\n\n![d](x.png)\n}", 6, 6,
      "there is more than @Tab in the body of @Tabs", "write it into the body of a @Tab, or outside of @Tabs"
    ),
    (
      "@Tabs {\n}", 1, 1, "@Tabs needs a body",
      "write { behind it, then the text, then } on a line of its own"
    ),
    (
      "@Snippet(file: \"man.swift\")", 1, 16, "there is no file Content/man.swift",
      "write its path from this file, or @/ for Content"
    ),
    (
      "@Snippet(file: \"main.swift\", lines: \"3-9\")", 1, 37, "Content/main.swift has 3 lines, and not 9",
      "name lines that it has"
    ),
    (
      "@Snippet(file: \"main.swift\", lines: \"three\")", 1, 37,
      "\"lines\" is lines such as 3-9, and not \"three\"",
      nil
    ),
    (
      "@Snippet(file: \"main.swift\", numbers: maybe)", 1, 39,
      "\"numbers\" is one of true, false, and not maybe", nil
    ),
    ("@Include(lines: 1-2)", 1, 1, "@Include needs \"file\"", "write file: \"…\""),
    ("@Include(file: \"part.md\", file: \"b\")", 1, 27, "\"file\" is given twice", "leave one of them out"),
  ])
  func whatIsWrongIsToldAtItsPlace(
    markdown: String, line: Int, column: Int, message: String, hint: String?
  ) throws {
    let faults = try Self.write(markdown).faults
    let fault = try #require(faults.first)
    #expect(fault.message == message)
    #expect(fault.hint == hint)
    #expect(fault.location == SourceLocation(file: "Content/guide.md", line: line, column: column))
    #expect(fault.severity == .error)
  }

  @Test(arguments: [
    (
      "@Callout(kind: tip) { a }", 1, 23,
      "something stands behind @Callout on its line: all of it is text"
    ),
    ("- a\n\n  @Tabs {b", 3, 10, "something stands behind @Tabs on its line: all of it is text"),
    ("@Data(file: \"a\").", 1, 17, "something stands behind @Data on its line: all of it is text"),
    (
      "a\n@callout(kind: tip) {\nb\n}", 2, 1,
      "@callout is text: the directive is called @Callout"
    ),
    ("@data (a)", 1, 1, "@data is text: the directive is called @Data"),
    (
      "@Callout {\na\n} b\n}", 3, 1,
      "this brace is text in the body of @Callout: something stands behind it"
    ),
  ])
  func textThatLooksLikeADirectiveIsTold(
    markdown: String, line: Int, column: Int, message: String
  ) throws {
    let faults = try Self.write(markdown).faults
    #expect(faults.map(\.message) == [message])
    #expect(faults.map(\.rule) == ["markdown/directive-syntax"])
    #expect(faults.map(\.severity) == [.warning])
    #expect(
      faults.map(\.location) == [SourceLocation(file: "Content/guide.md", line: line, column: column)])
  }

  @Test(arguments: [
    "@callout", "@Callout said", "@State(a) var b", "@someone (c) {d}", "\\@callout(a)", "a @callout(b)",
    "a@callout(b)", "@Callout {\n```\n} a\n```\n}", "@Callout {\na\n\n      } b\n}",
    "@Callout {\n\\} a\n}", "```\n@callout(a)\n```", "    @Callout {a}", "a\n} b",
  ])
  func whatIsMeantAsTextIsNotTold(markdown: String) throws {
    #expect(try Self.write(markdown).faults.isEmpty)
  }

  @Test(arguments: [
    ("@Figure(source: \"x.png\")", "markdown/missing-alt"),
    ("@Figure(source: \"w.png\", alt: \"a\")", "link/missing-file"),
    ("@Callout {\n  ![](x.png)\n}", "markdown/missing-alt"),
    ("@Callout {\n  ```swfit\n  a\n  ```\n}", "markdown/unknown-language"),
    ("@Callout(kind: 3) {\n```swfit\na\n```\n}", "markdown/unknown-language"),
  ])
  func faultsOfOtherRulesAreTold(markdown: String, rule: String) throws {
    #expect(try Self.write(markdown).faults.contains { $0.rule == rule })
  }

  /// Highlights nothing yet, and draws all.
  private struct BusyWorkshop: Workshop {
    func rendition(of image: String, width: Int, for page: String?) -> RenditionState { .awaited }

    func work(on piece: Workpiece, for page: String?) -> WorkState? {
      if case .highlighting(language: "unknown") = piece.craft {
        .awaited
      } else {
        .made(Array("<svg/>".utf8))
      }
    }
  }

  @Test func codeFromAFileIsHighlightedAsOtherCodeIs() throws {
    let snippet = "@Snippet(file: \"a.unknown\")"
    #expect(try Self.write(snippet).faults.map(\.rule) == ["markdown/unknown-language"])
    #expect(try Self.write(snippet, workshop: BusyWorkshop()).faults.isEmpty)
    let drawing = try Self.write("@Snippet(file: \"a.dot\")", workshop: BusyWorkshop())
    #expect(!String(decoding: drawing.bytes, as: UTF8.self).contains("<svg"))
  }

  @Test func aPackageAddsADirectiveOfItsOwn() throws {
    let module = DirectiveModule("Shout", body: .required, fragment: Fragment<String>.shout) {
      arguments, body in
      arguments.text("word", isFirst: true) + body.description
    }
    let kit = try SmallSite().kit().adding([module])
    let document = MarkdownDocument(path: "Content/a.md", bytes: Array("@Shout(\"a\") {\nb\n}".utf8))
    var writer = MarkupWriter()
    kit.prose.text(document, from: .nowhere).write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "A<P>B</P>\n")
  }

  @Test(arguments: [
    ("@Double(\"ab\")", "ABAB", []), ("@Double(\"a\")", "", ["1:9 too short"]),
    ("@Double(\"a\", by: 3)", "", ["1:9 too short", "1:14 @Double has no argument \"by\""]),
    ("@Double()", "", ["1:1 @Double needs \"word\"", "1:1 too short as well"]),
  ])
  func anInteractorOfADirectiveReportsAtItsArguments(
    markdown: String, html: String, faults: [String]
  ) throws {
    let module = DirectiveModule(
      "Double", interactor: DoubleInteractor(), presenter: ShoutPresenter(), view: ShoutView(),
      router: ToldRouter()
    ) { arguments, _ in arguments.text("word", isFirst: true) }
    let kit = try SmallSite().kit().adding([module])
    var writer = MarkupWriter()
    kit.prose.text(MarkdownDocument(path: "a.md", bytes: Array(markdown.utf8)), from: .nowhere)
      .write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == html)
    #expect(
      writer.faults.map { "\($0.location.line):\($0.location.column) \($0.message)" } == faults)
  }

  @Test(arguments: [
    ("\"a\"", "<p>“a”</p>\n"), ("```text title=\"b's\"\na\n```", "<figcaption>b’s</figcaption>"),
    ("![a](x.png \"b's -- c\")", "<figcaption>b’s – c</figcaption>"),
    ("@Callout(title: \"b's\") {\na\n}", "<p class=\"callout-title\">b’s</p>"),
    ("@Figure(source: \"x.png\", alt: \"a's\", caption: \"b's\")", "<figcaption>b’s</figcaption>"),
    ("@Figure(source: \"x.png\", alt: \"a's\")", "alt=\"a’s\""),
    ("@Tabs(label: \"b's\") {\n@Tab(\"c's\") {\na\n}\n}", "<legend>b’s</legend>"),
    ("@Tabs {\n@Tab(\"c's\") {\na\n}\n}", "c’s</label>"),
    ("@Snippet(\"main.swift\", title: \"b's\")", "<figcaption>b’s</figcaption>"),
    ("@Video(source: \"y.mp4\", title: \"b's\")", "aria-label=\"b’s\""),
  ])
  func typeIsSetWhereTheSiteWantsIt(markdown: String, html: String) throws {
    let written = String(decoding: try Self.write(markdown, smart: true).bytes, as: UTF8.self)
    #expect(written.contains(html))
    #expect(!String(decoding: try Self.write(markdown).bytes, as: UTF8.self).contains(html))
  }
}

/// Says words twice that are long enough.
private struct DoubleInteractor: DirectiveInteractor {
  func respond(to request: String) throws(ArgumentFaults) -> String {
    if request.isEmpty { throw ArgumentFaults("too short as well", of: nil, hint: nil) }
    if request.count < 2 { throw ArgumentFaults("too short", of: "word", hint: nil) }
    return request + request
  }
}

/// Shows text in capitals.
private struct ShoutView: View {
  func render(_ model: String, into page: inout MarkupWriter) {
    page.write(model.uppercased().utf8)
  }
}

private struct ShoutPresenter: Presenter {
  func present(_ response: String, router: ToldRouter) -> String { response }
}

extension Fragment<String> {
  fileprivate static var shout: Fragment {
    Fragment(
      interactor: ToldInteractor<String>(), presenter: ShoutPresenter(), view: ShoutView(),
      router: ToldRouter())
  }
}
