import Foundation
import HTML
import Markdown
import Markup
import Testing

private let folder = ProcessInfo.processInfo.environment["VIPERA_COMMONMARK"]

/// The examples of the CommonMark specification and of GitHub's extensions, from the folder that the
/// environment variable `VIPERA_COMMONMARK` names.
@Suite(.enabled(if: folder != nil, "VIPERA_COMMONMARK names no folder of examples"))
struct CommonMarkTests {
  struct Example: Decodable {
    let markdown: String
    let html: String
    let example: Int
  }

  @Test(arguments: [
    (
      "commonmark-0.31.2.json", 652, 645,
      [
        171: "md4c 0.4.8 is older: textarea starts no raw block",
        354: "md4c 0.4.8 is older: symbols are no punctuation",
        608: "bare URLs are links by extension",
        611: "bare URLs are links by extension",
        612: "bare mail addresses are links by extension",
        625: "md4c 0.4.8 is older: comments in a line follow XML",
        626: "md4c 0.4.8 is older: comments in a line follow XML",
      ]
    ),
    (
      "gfm-extensions.json", 28, 27,
      [
        22: "raw HTML is not filtered: the author is trusted, and the page is checked"
      ]
    ),
  ])
  func rendersAsSpecified(file: String, count: Int, least: Int, misses: [Int: String]) throws {
    let examples = try Self.examples(of: file)
    #expect(examples.count == count)
    var missed: [Int] = []
    for example in examples {
      let wanted = canonical(theirs: example.html)
      let got = canonical(ours: example.markdown)
      if wanted == got || example.html.hasPrefix("<IGNORE>") { continue }
      missed.append(example.example)
      if misses[example.example] == nil {
        Issue.record("example \(example.example)\n\(example.markdown)\nwanted \(wanted)\ngot    \(got)")
      }
    }
    print("\(file): \(count - missed.count) of \(count)")
    for example in missed { print("  \(example): \(misses[example] ?? "unexpected")") }
    #expect(count - missed.count >= least)
  }

  private static func examples(of file: String) throws -> [Example] {
    let folder = try #require(folder)
    return try JSONDecoder().decode(
      [Example].self, from: Data(contentsOf: URL(filePath: folder).appending(path: file)))
  }

  /// The examples that make no page that is right: what raw HTML is wrong by itself, or what else is.
  private static let wrong: [String: [String: [Int]]] = [
    "commonmark-0.31.2.json": [
      "raw HTML that is wrong by itself": [
        21, 31, 148, 150, 151, 155, 156, 157, 158, 163, 165, 169, 170, 172, 173, 174, 175, 176, 181, 184, 187,
        191, 201, 344, 476, 477, 491, 494, 524, 536, 613, 614, 615, 616, 617, 623, 630, 631, 642, 643,
      ],
      "headings without text": [79], "a level of headings that is left out": [72],
      "an address without a host": [600],
    ],
    "gfm-extensions.json": ["raw HTML that is wrong by itself": [22]],
  ]

  @Test(arguments: ["commonmark-0.31.2.json", "gfm-extensions.json"])
  func pagesOfExamplesAreAccepted(file: String) throws {
    var checker = Checker()
    let known = Set((Self.wrong[file] ?? [:]).values.joined())
    for example in try Self.examples(of: file) {
      let page =
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"/><title>a</title></head><body>"
        + render(example.markdown) + "</body></html>"
      let rules = checker.faults(in: Array(page.utf8)).map(\.rule.id)
      #expect(rules.isEmpty != known.contains(example.example), "example \(example.example): \(rules)")
    }
  }

  /// What we write, without what we write on purpose: ids, classes and frames.
  private func canonical(ours markdown: String) -> String {
    let document = MarkdownDocument(path: "a.md", bytes: Array(markdown.utf8))
    var writer = MarkupWriter()
    RichText(document) { .href($0.destination) }.write(to: &writer)
    let html = String(decoding: writer.bytes, as: UTF8.self)
      .replacing(#/(<h[1-6]) id="[^"]*"/#) { $0.1 }
      .replacing(#/<div class="table-frame"[^>]*>(<table>(?s:.*?)<\/table>)<\/div>/#) { $0.1 }
      .replacing(#/class="align-(\w+)"/#) { "align=\"\($0.1)\"" }
      .replacing(#/<figure>\n(<img [^>]*?)\/>\n<figcaption>(.*?)<\/figcaption>\n<\/figure>/#) {
        "<p>\($0.1) title=\"\($0.2)\"/></p>"
      }
      .replacing("<pre tabindex=\"0\"><code", with: "<pre><code")
      .replacing(#/<sup class="footnote-reference"><a id="fnref:(\d+)" href="#fn:\d+"[^>]*>/#) {
        "<sup class=\"footnote-ref\"><a href=\"#fn\($0.1)\" id=\"fnref\($0.1)\">"
      }
      .replacing(#/<section class="footnotes"[^>]*>/#) { _ in "<section class=\"footnotes\">" }
      .replacing(#/<li id="fn:(\d+)">/#) { "<li id=\"fn\($0.1)\">" }
      .replacing(#/<a class="footnote-back" href="#fnref:(\d+)"[^>]*>/#) {
        "<a href=\"#fnref\($0.1)\" class=\"footnote-backref\">"
      }
      .replacing("<li class=\"task\">", with: "<li>")
      .replacing(#/(<input type="checkbox" disabled="")(?: aria-label="[^"]*")?( checked="")?/#) {
        "<input type=\"checkbox\"\($0.2 ?? "") disabled=\"\""
      }
    return canonical(html)
  }

  private func canonical(theirs html: String) -> String {
    var normaliser = PolyglotNormaliser()
    var bytes: [UInt8] = []
    var anchors: [PolyglotNormaliser.Anchor] = []
    normaliser.append(ArraySlice(html.utf8), to: &bytes, anchors: &anchors)
    normaliser.finish(to: &bytes, anchors: &anchors)
    return canonical(String(decoding: bytes, as: UTF8.self))
  }

  /// Space at the edges of blocks has no meaning, nor has the way in which a character is written.
  private func canonical(_ html: String) -> String {
    html.replacing("&#39;", with: "'").replacing("&quot;", with: "\"").replacing("&gt;", with: ">")
      .replacing(" />", with: "/>")
      .replacing(
        #/\s*(<\/?(?:p|li|ul|ol|section|blockquote|h[1-6]|hr|table|thead|tbody|tr|td|th|div|pre|input)\b[^>]*>)\s*/#
      ) { $0.1 }
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
