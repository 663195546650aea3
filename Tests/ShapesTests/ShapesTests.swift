import Entities
import Markup
import Shapes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private typealias Probed = any (Decodable & SendableMetatype).Type

@Suite struct ShapesTests {
  struct Plain: Codable {
    let zebra: String
    let isOpen: Bool
    let count: Int
    let small: UInt8
    let ratio: Double
    let alpha: String?
  }

  struct Outer: Codable {
    struct Inner: Codable {
      let name: String
      let deep: Plain?
    }

    let inner: Inner
    let maybe: Inner?
    let list: [Inner]
    let names: [String]?
    let grid: [[Int]]
    let gaps: [String?]
    let menus: [String: [Inner]]
  }

  enum Level: String, Codable, CaseIterable { case low, high }

  struct Wrapper: RawRepresentable, Codable { let rawValue: String }

  struct Special: Codable {
    let date: DateStamp
    let slug: Slug?
    let level: Level
    let body: HTML
    let wrapper: Wrapper
    let author: Author
  }

  struct Node: Codable {
    let title: String
    let children: [Node]
  }

  struct Tree: Codable {
    final class Branch: Codable {
      let tree: Tree
      let label: String
    }

    let left: Branch?
    let byName: [String: Tree]
    let name: String
  }

  struct Forest: Codable {
    let tree: Tree
  }

  struct Renamed: Codable {
    enum CodingKeys: String, CodingKey {
      case first = "one"
      case second = "two"
    }

    let first: String
    let second: String
  }

  struct ByHand: Codable {
    enum Keys: CodingKey { case outer, inner, list, flag }

    let inner: String
    let flag: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      flag = try container.decodeIfPresent(Bool.self, forKey: .flag) ?? true
      inner = try container.nestedContainer(keyedBy: Keys.self, forKey: .outer)
        .decode(String.self, forKey: .inner)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      while !list.isAtEnd { _ = try list.decode(Int.self) }
    }
  }

  struct Empty: Codable {}

  /// A text of a certain form that reads itself.
  struct Signed: ParsedText {
    static let expectation = "a number with its sign"
    static let example = Signed(number: 1)

    let number: Int
    var description: String { number < 0 ? "\(number)" : "+\(number)" }

    init(number: Int) { self.number = number }

    init?(_ text: String) {
      guard text.first == "+" || text.first == "-", let number = Int(text) else { return nil }
      self.init(number: number)
    }

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let value = Self(text) else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: Self.expectation))
      }
      self = value
    }
  }

  /// Reads itself as another type reads itself.
  struct Dated: Codable {
    let date: DateStamp

    init(from decoder: any Decoder) throws { date = try DateStamp(from: decoder) }
  }

  /// Takes any key, without being a dictionary.
  struct Table: Codable {
    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init?(stringValue: String) { self.stringValue = stringValue }

      init?(intValue: Int) { nil }
    }

    let rows: [Bool]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      rows = try container.allKeys.map { try container.decode(Bool.self, forKey: $0) }
    }
  }

  /// Asks which keys there are, and knows those that it takes.
  struct Careful: Codable {
    enum Keys: CodingKey { case name, size }

    let name: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      name = container.allKeys.isEmpty ? try container.decode(String.self, forKey: .name) : ""
    }
  }

  @Test(
    arguments: [
      (
        Plain.self,
        "{zebra: text, isOpen: boolean, count: integer, small: integer, ratio: number, alpha?: text}"
      ),
      (String.self, "text"),
      ([Bool].self, "[boolean]"),
      (Set<String>.self, "[text]"),
      ([String: Int].self, "[*: integer]"),
      ([String: [String: DateStamp?]].self, "[*: [*: <a date such as 2026-01-31 or 2026-01-31T09:30:00Z>]]"),
      ([Int: String].self, "[*: text]"),
      ([Level: [Int]].self, "[*: [integer]]"),
      (Table.self, "[*: boolean]"),
      (Careful.self, "{name: text}"),
      (Signed.self, "<a number with its sign>"),
      ([Dated].self, "[<a date such as 2026-01-31 or 2026-01-31T09:30:00Z>]"),
      (Level.self, "low|high"),
      (Empty.self, "{}"),
      (Renamed.self, "{one: text, two: text}"),
      (ByHand.self, "{flag?: boolean, outer: {inner: text}, list: [integer]}"),
      (
        Special.self,
        "{date: <a date such as 2026-01-31 or 2026-01-31T09:30:00Z>, "
          + "slug?: <a slug of letters, digits, \"-\", \"_\" and \".\", such as hello-world>, "
          + "level: low|high, body: markup, wrapper: text, author: {name: text, url?: text}}"
      ),
      (Node.self, "{title: text, children: [Node@0]}"),
      ([Node].self, "[{title: text, children: [Node@0]}]"),
      (Tree.self, "{left?: {tree: Tree@0, label: text}, byName: [*: Tree@0], name: text}"),
      (Forest.self, "{tree: {left?: {tree: Tree@1, label: text}, byName: [*: Tree@1], name: text}}"),
    ] as [(Probed, String)])
  private func aTypeHasItsShape(type: Probed, shape: String) throws {
    #expect(try sketch(Shape.of(type)) == shape)
  }

  @Test func nestedTypesKeepTheirFieldsInOrder() throws {
    let plain = try sketch(Shape.of(Plain.self))
    let inner = "{name: text, deep?: \(plain)}"
    #expect(
      try sketch(Shape.of(Outer.self))
        == "{inner: \(inner), maybe?: \(inner), list: [\(inner)], names?: [text], grid: [[integer]], "
        + "gaps: [text], menus: [*: [\(inner)]]}")
  }

  struct Even: Codable {
    let text: String

    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
      guard text == "even" else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "odd"))
      }
    }
  }

  struct Picky: Codable {
    struct Part: Codable { let even: Even }

    let parts: [Part]
  }

  struct Foreign: Codable {
    let date: Date
  }

  enum Bare: Codable { case one, two }

  enum Loaded: Codable {
    case one(text: String)
    case two(Int)
  }

  enum Odd: String, Codable { case one }

  @Test(
    arguments: [
      (
        Foreign.self,
        "the shape of Date at date is unknown: it is encoded as a number of seconds",
        "word it in the presenter, and put the text into the view model"
      ),
      (
        [Decimal?].self, "the shape of Decimal is unknown: it is encoded as the parts of a number",
        "word it in the presenter, and put the text into the view model"
      ),
      (
        URL.self, "the shape of URL is unknown: it is encoded as a base and what is relative to it",
        "put its absoluteString into the view model"
      ),
      (
        UUID.self, "the shape of UUID is unknown: not every text is one",
        "put its uuidString into the view model"
      ),
      (
        Odd.self, "the shape of Odd is unknown: Cannot initialize Odd from invalid String value text",
        "make Odd CaseIterable, or put its rawValue into the view model"
      ),
      (
        Loaded.self,
        "the shape of Loaded is unknown: Invalid number of keys found, expected one.",
        "an enum has no keys: make Loaded a struct of optionals, or a CaseIterable enum of texts"
      ),
      (
        Bare.self,
        "the shape of Bare is unknown: Invalid number of keys found, expected one.",
        "an enum has no keys: make Bare a struct of optionals, or a CaseIterable enum of texts"
      ),
    ] as [(Probed, String, String)])
  private func aTypeThatIsRefusedTellsWhatToDo(type: Probed, description: String, hint: String) {
    let unknown = #expect(throws: UnknownShape.self) { try Shape.of(type) }
    #expect(unknown?.description == description)
    #expect(unknown?.hint == hint)
  }

  final class Endless: Codable {
    let one: Endless
  }

  @Test func aTypeThatRefusesToBeProbedIsNamedWithItsPath() {
    let unknown = #expect(throws: UnknownShape.self) { try Shape.of(Picky.self) }
    #expect(unknown?.type == "Even")
    #expect(unknown?.path == ["parts", "even"])
    #expect(unknown?.reason.contains("odd") == true)
  }

  @Test func aTypeWithoutEndIsRefused() {
    let unknown = #expect(throws: UnknownShape.self) { try Shape.of(Endless.self) }
    #expect(unknown?.reason == "it contains itself without end")
  }

  @Test func whatIsRememberedIsWhatIsFoundAnew() throws {
    let types: [Probed] = [
      Special.self, Plain.self, Outer.Inner.self, Outer.self, Forest.self, Tree.self, Node.self, ByHand.self,
      Empty.self,
    ]
    let memory = ShapeMemory()
    // The second time all is known, and the third time in another order.
    for type in types + types + types.reversed() {
      #expect(try sketch(memory.shape(of: type)) == sketch(Shape.of(type)), "\(type)")
    }
  }

  @Test func aTypeThatIsRefusedIsRefusedAgain() {
    struct Refusing: Codable { let refused: Refused }
    struct Refused: Codable {
      init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no"))
      }
    }
    let memory = ShapeMemory()
    for _ in 1...2 {
      #expect(throws: UnknownShape.self) { try memory.shape(of: Refusing.self) }
    }
  }
}

/// A shape in one line.
private func sketch(_ shape: Shape) -> String {
  switch shape {
  case .boolean: "boolean"
  case .integer: "integer"
  case .number: "number"
  case .text: "text"
  case .link: "link"
  case .parsed(let type): "<\(type.expectation)>"
  case .choice(let names): names.joined(separator: "|")
  case .markup: "markup"
  case .list(let element): "[\(sketch(element))]"
  case .map(let value): "[*: \(sketch(value))]"
  case .anything: "anything"
  case .object(let fields):
    "{" + fields.map { "\($0.key)\($0.isOptional ? "?" : ""): \(sketch($0.shape))" }.joined(separator: ", ")
      + "}"
  case .recursion(let type, let depth): "\(type)@\(depth)"
  }
}
