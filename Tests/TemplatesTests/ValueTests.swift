import Markup
import Templates
import Testing

/// View models that are not encoded in the plainest way.
@Suite struct ValueTests {
  struct Link: RawRepresentable, Codable, Sendable { let rawValue: String }

  struct ByHand: Codable, Sendable {
    enum Keys: CodingKey { case first, second, inner, list, extra }

    var first = "1"
    var second = "2"

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      first = try container.decode(String.self, forKey: .first)
      second = try container.decode(String.self, forKey: .second)
      let inner = try container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
      _ = try inner.decode(Int.self, forKey: .first)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      _ = try list.decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      try container.encode("nobody reads it", forKey: .extra)
      try container.encode(second, forKey: .second)
      var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
      try inner.encode(7, forKey: .first)
      try container.encode(first, forKey: .first)
      try list.encode("a")
      try list.encode("b")
    }
  }

  struct Shouted: MarkupValue {
    var text = ""

    func write(to writer: inout MarkupWriter) {
      writer.write("<b>")
      writer.writeEscaped(text)
      writer.write("</b>")
    }
  }

  struct Model: Codable, Sendable {
    var link = Link(rawValue: "/a?b&c")
    var hand = ByHand()
    var gaps: [String?] = ["x", nil, "y"]
    var shouted = Shouted(text: "<hi>")
    var bytes: [UInt8] = [1, 255]
    var large = UInt64.max
    var half: Float? = 0.5
    var rows = [["a"], [], ["b", "c"]]
  }

  @Test(arguments: [
    ("{{link}}", "/a?b&amp;c"),
    ("{{#hand}}{{first}}{{second}}{{inner.first}}{{#list}}({{.}}){{/list}}{{/hand}}", "127(a)(b)"),
    ("{{#gaps}}[{{.}}]{{/gaps}}", "[x][][y]"),
    ("{{{shouted}}}", "<b>&lt;hi&gt;</b>"),
    ("{{#bytes}}{{.}} {{/bytes}}{{large}} {{half}}", "1 255 18446744073709551615 0.5"),
    ("{{#rows}}[{{#.}}{{.}}{{/.}}{{^.}}-{{/.}}]{{/rows}}", "[a][-][bc]"),
  ])
  func everyModelIsPrinted(template: String, output: String) {
    let template = library(["main": template]).template("main", for: Model.self)
    var writer = MarkupWriter()
    template.renderBothWays(Model(), into: &writer)
    #expect(template.diagnostics.map(told) == [])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == output)
  }

  struct Stubborn: Codable, Sendable {
    struct Refusal: Error {}

    var text = ""

    init() {}
    init(from decoder: any Decoder) throws {
      text = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .text)
    }
    func encode(to encoder: any Encoder) throws { throw Refusal() }

    enum Keys: CodingKey { case text }
  }

  @Test func aModelThatRefusesToBeEncodedIsReported() {
    var writer = MarkupWriter()
    library(["main": "{{text}}"]).template("main", for: Stubborn.self).renderBothWays(
      Stubborn(), into: &writer)
    #expect(writer.bytes.isEmpty)
    #expect(
      writer.faults.map(told) == [
        "main:1:1: Stubborn cannot be encoded: Refusal() [template/unknown-shape]"
      ])
  }
}
