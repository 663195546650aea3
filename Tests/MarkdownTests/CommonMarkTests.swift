import Foundation
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
      "commonmark-0.31.2.json", 652,
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
      "gfm-extensions.json", 28,
      [
        3: "md4c wants more of a table with one column",
        7: "md4c takes a header longer than its delimiter row",
        14: "md4c 0.4.8 skips a cell without even a space in it",
        16: "md4c lets no table end a paragraph",
        19: "md4c finds bare URLs between spaces only",
        20: "no output is wanted",
        22: "raw HTML is not filtered: the author is trusted, and the page is checked",
        23: "footnotes are no extension of md4c",
      ]
    ),
  ])
  func rendersAsSpecified(file: String, count: Int, exceptions: [Int: String]) throws {
    let folder = try #require(folder)
    let examples = try JSONDecoder().decode(
      [Example].self, from: Data(contentsOf: URL(filePath: folder).appending(path: file)))
    #expect(examples.count == count)
    var passed = 0
    for example in examples {
      let wanted = canonical(theirs: example.html)
      let got = canonical(ours: example.markdown)
      if wanted == got {
        passed += 1
      } else if exceptions[example.example] == nil {
        Issue.record("example \(example.example)\n\(example.markdown)\nwanted \(wanted)\ngot    \(got)")
      }
    }
    #expect(passed >= count - exceptions.count)
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
      .replacing("<pre tabindex=\"0\"><code", with: "<pre><code")
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
        #/\s*(<\/?(?:p|li|ul|ol|blockquote|h[1-6]|hr|table|thead|tbody|tr|td|th|div|pre|input)\b[^>]*>)\s*/#
      ) { $0.1 }
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
