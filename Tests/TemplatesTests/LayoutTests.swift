import Entities
import Markup
import Shapes
import Testing

@testable import Templates

/// Which view models are read where they lie in memory, and that they print what the others print.
@Suite struct LayoutTests {
  struct Plain: Codable, Sendable {
    struct Inner: Codable, Sendable {
      let name: String
      let isNew: Bool
    }

    let small: UInt8
    let title: String
    let isOpen: Bool?
    let count: Int16
    let summary: String?
    let body: HTML
    let first: Inner
    let second: Inner?
    let inner: [Inner]
    let gaps: [String?]
    let grid: [[Double]]
  }

  /// Encoded as the text that it holds.
  struct Link: Codable, Sendable {
    let href: String

    init(_ href: String) { self.href = href }
    init(from decoder: any Decoder) throws {
      href = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(href)
    }
  }

  struct Generic<Content: Codable & Sendable>: Codable, Sendable {
    let before: Bool
    let content: Content
  }

  static func root<Model: Codable & Sendable>(of type: Model.Type) throws -> Layout.Node {
    let layout = LayoutFinder.layout(of: .init(type: type), in: Schema(try Shape.of(type)))
    return layout.nodes[layout.root]
  }

  static func isReadInPlace<Model: Codable & Sendable>(_ type: Model.Type) throws -> Bool {
    switch try root(of: type) {
    case .object, .leaf: true
    case .encoded, .list, .optional, .value, .unreadable: false
    }
  }

  #if os(Linux)
    @Test func plainStructsAreReadInPlace() throws {
      #expect(try Self.isReadInPlace(Plain.self))
      #expect(try Self.isReadInPlace(Plain.Inner.self))
      #expect(try Self.isReadInPlace(Link.self))
      #expect(try Self.isReadInPlace(Generic<Link>.self))
      #expect(try Self.isReadInPlace(Generic<[Plain]?>.self))
    }
  #endif

  /// Encoded under another name than it is stored.
  struct Renamed: Codable, Sendable {
    var text = "stored"
    enum CodingKeys: String, CodingKey { case text = "words" }
  }

  /// Two fields that have each other's names.
  struct Swapped: Codable, Sendable {
    var one = "1"
    var two = "2"
    enum CodingKeys: String, CodingKey {
      case one = "two"
      case two = "one"
    }
  }

  /// Encoded with a change.
  struct Loud: Codable, Sendable {
    var text = "quiet"
    init() {}
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text.uppercased(), forKey: .text)
    }
    enum CodingKeys: CodingKey { case text }
  }

  /// Encoded with words for what is empty.
  struct Untitled: Codable, Sendable {
    var title = ""
    init() {}
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(title.isEmpty ? "untitled" : title, forKey: .title)
    }
    enum CodingKeys: CodingKey { case title }
  }

  /// Encoded with one field for another that is missing.
  struct Filled: Codable, Sendable {
    var title = "title"
    var short: String?
    init() {}
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(title, forKey: .title)
      try container.encode(short ?? title, forKey: .short)
    }
    enum CodingKeys: CodingKey { case title, short }
  }

  /// Stored in a wrapper.
  struct Wrapped: Codable, Sendable {
    @propertyWrapper struct Trimmed: Codable, Sendable {
      var wrappedValue: String
      init(wrappedValue: String) { self.wrappedValue = wrappedValue }
      init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(String.self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
      }
    }

    @Trimmed var text = "wrapped"
  }

  final class Reference: Codable, Sendable {
    let text: String
    init() { text = "class" }
  }

  indirect enum Choice: Codable, Sendable {
    case one(text: String)
    case two(Choice)
  }

  /// A stored property of a type that is not encoded, under the name of one that is.
  struct Hidden: Codable, Sendable {
    struct Secret { var number = 7 }

    var text = Secret()
    init() {}
    init(from decoder: any Decoder) throws {
      _ = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("number \(text.number)", forKey: .text)
    }
    enum CodingKeys: CodingKey { case text }
  }

  @Test func allOthersAreEncoded() throws {
    #expect(try !Self.isReadInPlace(Renamed.self))
    #expect(try !Self.isReadInPlace(Swapped.self))
    #expect(try !Self.isReadInPlace(Loud.self))
    #expect(try !Self.isReadInPlace(Untitled.self))
    #expect(try !Self.isReadInPlace(Filled.self))
    #expect(try !Self.isReadInPlace(Wrapped.self))
    #expect(try !Self.isReadInPlace(Reference.self))
    #expect(try !Self.isReadInPlace(Hidden.self))
    #expect(try !Self.isReadInPlace(ValueTests.ByHand.self))
  }

  /// One of each, plain ones and others inside each other.
  struct Mixed: Codable, Sendable {
    var renamed = Renamed()
    var swapped: Swapped? = Swapped()
    var loud = [Generic(before: true, content: Loud())]
    var untitled = Untitled()
    var filled = Filled()
    var wrapped = Wrapped()
    var reference: Reference? = Reference()
    var hidden = Hidden()
    var link = Link("/a&b")
    var links: [Link]? = [Link("1"), Link("2")]
    var date: DateStamp? = DateStamp.example
    var number: Int? = -5
    var plain = Generic(
      before: false,
      content: Plain(
        small: 255, title: "<t>", isOpen: true, count: -3, summary: nil, body: HTML("<b/>"),
        first: .init(name: "first", isNew: true), second: nil,
        inner: [.init(name: "a", isNew: true), .init(name: "b", isNew: false)], gaps: ["x", nil],
        grid: [[0.5], [], [1, 2]]))
  }

  @Test(arguments: [
    ("{{renamed.words}} {{swapped.one}}{{#swapped}}{{two}}{{/swapped}}", "stored 21"),
    ("{{#loud}}{{before}} {{content.text}}{{#content}} {{text}}{{/content}}{{/loud}}", "true QUIET QUIET"),
    ("{{untitled.title}} {{filled.title}} {{filled.short}}", "untitled title title"),
    ("{{wrapped.text}} {{reference.text}} {{hidden.text}}", "wrapped class number 7"),
    ("{{link}}{{#links}}[{{.}}]{{/links}}{{^links}}none{{/links}}", "/a&amp;b[1][2]"),
    (
      "{{date}}{{#date}} {{.}}{{/date}} {{number}}{{#number}} {{.}}{{/number}}", "2026-01-31 2026-01-31 -5 -5"
    ),
    ("{{#plain}}{{before}}{{#content}}{{title}}{{small}}{{/content}}{{/plain}}", "false&lt;t&gt;255"),
    (
      "{{#plain.content}}{{#isOpen}}open{{/isOpen}} {{count}}{{^summary}}!{{/summary}}{{{body}}}{{/plain.content}}",
      "open -3!<b/>"
    ),
    (
      "{{plain.content.first.name}}{{plain.content.second.name}}{{^plain.content.second}}-{{/plain.content.second}}",
      "first-"
    ),
    ("{{#plain.content.inner}}{{name}}{{#isNew}}*{{/isNew}}{{/plain.content.inner}}", "a*b"),
    ("{{#plain.content.gaps}}[{{.}}]{{/plain.content.gaps}}", "[x][]"),
    ("{{#plain.content.grid}}({{#.}}{{.}},{{/.}}){{/plain.content.grid}}", "(0.5,)()(1.0,2.0,)"),
  ])
  func allPrintWhatTheyAreEncodedAs(template: String, output: String) {
    let template = library(["main": template]).template("main", for: Mixed.self)
    var writer = MarkupWriter()
    template.renderBothWays(Mixed(), into: &writer)
    #expect(template.diagnostics.map(told) == [])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == output)
  }

  struct Entry: Codable, Sendable { let word: String }

  @Test func listsAreRenderedOnEveryPage() {
    let template = "<ul>{{#.}}<li>{{word}}</li>{{/.}}</ul>"
    let entries = [Entry(word: "a"), Entry(word: "b")]
    let page = "<ul><li>a</li><li>b</li></ul>"
    #expect(Self.printed(entries, by: template) == page)
    #expect(Self.printed(Optional(entries), by: template) == page)
    #expect(
      Self.printed([Optional(entries[0]), nil, entries[1]], by: template)
        == "<ul><li>a</li><li></li><li>b</li></ul>")
    #expect(Self.printed(["a", "b"], by: "{{#.}}{{.}}{{/.}}{{^.}}none{{/.}}") == "ab")
    #expect(Self.printed([String](), by: "{{#.}}{{.}}{{/.}}{{^.}}none{{/.}}") == "none")
    #expect(Self.printed([["a"], ["b", "c"]], by: "{{#.}}({{#.}}{{.}}{{/.}}){{/.}}") == "(a)(bc)")
    #expect(Self.printed([Loud(), Loud()], by: "{{#.}}{{text}}{{/.}}") == "QUIETQUIET")
  }

  private static func printed<Model: Codable & Sendable>(_ model: Model, by main: String) -> String {
    let template = library(["main": main]).template("main", for: Model.self)
    #expect(template.diagnostics.map(told) == [])
    var writer = MarkupWriter()
    template.renderBothWays(model, into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Encoded with its text cut off.
  struct Cut: Codable, Sendable {
    var text: String
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(String(text.prefix(500)), forKey: .text)
    }
    enum CodingKeys: CodingKey { case text }
  }

  /// Encoded without its sign, and without its fraction.
  struct Unsigned: Codable, Sendable {
    var number: Int
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number.magnitude, forKey: .number)
    }
    enum CodingKeys: CodingKey { case number }
  }

  /// Encoded in another order.
  struct Reversed: Codable, Sendable {
    var words: [String]
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(Array(words.reversed()), forKey: .words)
    }
    enum CodingKeys: CodingKey { case words }
  }

  @Test func modelsThatDifferForSomeValuesOnlyAreEncoded() throws {
    #expect(try !Self.isReadInPlace(Cut.self))
    #expect(try !Self.isReadInPlace(Unsigned.self))
    #expect(try !Self.isReadInPlace(Reversed.self))
  }

  /// Encoded with a word for one value that nobody makes up.
  struct Draft: Codable, Sendable {
    var text: String
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text == "a draft" ? "nothing" : text, forKey: .text)
    }
    enum CodingKeys: CodingKey { case text }
  }

  @Test func allPagesAreRenderedInTheSameWay() {
    let template = library(["main": "{{text}}"]).template("main", for: Draft.self)
    let pages = (1...4).map { _ in
      var writer = MarkupWriter()
      template.render(Draft(text: "a draft"), into: &writer)
      return writer.bytes
    }
    #expect(Set(pages).count == 1)
  }

  @Test func theFirstModelsOfViperasOwnAreEncoded() {
    let template = library(["main": "{{text}}"]).template("main", forOwn: Draft.self)
    let pages = (0...ModelAccess.encodedCount).map { _ in
      var writer = MarkupWriter()
      template.render(Draft(text: "a draft"), into: &writer)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(pages.prefix(ModelAccess.encodedCount).allSatisfy { $0 == "nothing" })
  }

  /// Refuses to be encoded, as a part of a model that is otherwise plain.
  struct Part: Codable, Sendable {
    let title: String
    var stubborn = ValueTests.Stubborn()
  }

  @Test func aModelWithAPartThatRefusesToBeEncodedIsReported() {
    var writer = MarkupWriter()
    library(["main": "{{title}} {{stubborn.text}}"]).template("main", for: Part.self)
      .renderBothWays(Part(title: "t"), into: &writer)
    #expect(
      writer.faults.map(told) == [
        "main:1:1: Part cannot be encoded: Refusal() [template/unknown-shape]"
      ])
  }
}
