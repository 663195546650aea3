import Markup
import Templates
import Testing

/// Whatever the values are, a page has the tags that its template has.
@Suite struct StructureTests {
  struct Model: Codable, Sendable {
    var a: String
    var b: String
    var maybe: String?
    var list: [String]
    var number: Double
  }

  @Test func noValueChangesTheTagsOfTenThousandPages() {
    var random = Random(seed: 20_260_131)
    var pageCount = 0
    for _ in 0..<400 {
      let source = page(&random)
      let template = library(["main": source]).template("main", for: Model.self)
      #expect(template.diagnostics.map(told) == [], "\(source)")
      var writer = MarkupWriter()
      template.renderBothWays(Model(a: "x", b: "y", maybe: "z", list: ["u", "v"], number: 1), into: &writer)
      let tags = outline(of: writer.bytes)
      #expect(tags.count > 4)
      for _ in 0..<25 {
        let model = Model(
          a: value(&random), b: value(&random), maybe: value(&random),
          list: [value(&random), value(&random)],
          number: [0, -1e300, .infinity, .nan].randomElement(using: &random) ?? 0)
        writer.reset()
        template.renderBothWays(model, into: &writer)
        pageCount += 1
        guard outline(of: writer.bytes) != tags else { continue }
        Issue.record(
          "\(model) changes the tags of \(source): \(String(decoding: writer.bytes, as: UTF8.self))")
        return
      }
    }
    #expect(pageCount == 10_000)
  }

  /// A template with a value in a few places.
  private func page(_ random: inout Random) -> String {
    let pieces = (0..<Int.random(in: 1...4, using: &random)).map { _ in piece(&random, depth: 0) }
    let head = Self.heads.randomElement(using: &random) ?? ""
    return "<!DOCTYPE html><html lang=\"en\"><head><meta charset=utf-8>\(head)</head><body>"
      + pieces.joined() + "</body></html>"
  }

  private func piece(_ random: inout Random, depth: Int) -> String {
    if depth < 3, Int.random(in: 0..<4, using: &random) == 0,
      let (start, end) = Self.frames.randomElement(using: &random)
    {
      return start + piece(&random, depth: depth + 1) + piece(&random, depth: depth + 1) + end
    }
    return Self.places.randomElement(using: &random) ?? ""
  }

  /// A value of a few pieces, each of which means something somewhere.
  private func value(_ random: inout Random) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.hostile.randomElement(using: &random) ?? "" }
      .joined()
  }

  private static let heads = [
    "<title>{{a}}</title>", "<title>x{{b}}</title><meta name=\"description\" content=\"{{a}}\">",
    "<title>{{a}}</title><link rel=\"canonical\" href=\"{{b}}\">",
    "<title>x</title><script type=\"application/ld+json\">{\"a\":\"{{a}}\",\"b\":{{b}},\"c\":[{{number}}]}</script>",
  ]
  private static let frames = [
    ("<div>", "</div>"), ("{{#list}}<i class=\"{{.}}\">", "</i>{{/list}}"),
    ("{{#maybe}}<b>{{.}}", "</b>{{/maybe}}"),
    ("<section title='{{b}}'>", "</section>"),
  ]
  private static let places = [
    "<p>{{a}}</p>", "<p>a{{a}}{{b}}</p>", "<p title=\"{{a}}\">x</p>", "<p title='{{a}}{{b}}'>x</p>",
    "<a href=\"{{a}}\">x</a>", "<a href='{{a}}{{b}}'>x</a>", "<a href=\"/{{a}}\">x</a>",
    "<a href=\"?a={{a}}&b={{b}}#{{a}}\">x</a>", "<a href='https://{{a}}/{{b}}'>x</a>",
    "<a href='mailto:{{a}}'>x</a>", "<img src=\"{{a}}\" alt=\"{{b}}\">",
    "<img srcset='{{a}} 1x, {{b}} {{number}}x' alt>", "<p style=\"width:{{a}};background:url({{b}})\">x</p>",
    "<p style='content:\"{{a}}\"'>x</p>", "<textarea>{{a}}</textarea>",
    "<svg viewBox=\"0 0 1 1\"><text x=\"{{a}}\">{{b}}</text></svg>", "<p>[[{{a}}]]>{{b}}</p>",
    "<script type=application/json>[{{a}}, \"{{b}}\", {{number}}, {{maybe}}]</script>",
    "<script type=importmap>{\"imports\":{\"{{a}}\":\"{{b}}\"}}</script>",
  ]
  private static let hostile = [
    "\"", "'", "<", ">", "`", "\\", "&", "/", "=", " ", "\n", "\u{0}", "\u{C}", "\u{FFFD}", "\u{FFFE}",
    "\u{2028}",
    "\"><script>", "'><img src=x onerror=alert(1)>", "</title>", "</textarea>", "</script>", "<!--", "-->",
    "]]>",
    "<![CDATA[", "javascript:", "&#x6a;avascript:", "&quot;", "onload=x", "/>", "*/", "url(", ")", "}", "x",
    "é",
  ]
}

/// Numbers that are the same on each run (SplitMix64).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
