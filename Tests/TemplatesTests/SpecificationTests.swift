import Foundation
import Markup
import Shapes
import Testing

@testable import Templates

/// The tests of the Mustache specification, from the folder of its JSON files that `VIPERA_MUSTACHE` names.
@Suite struct SpecificationTests {
  static let folder = ProcessInfo.processInfo.environment["VIPERA_MUSTACHE"]

  struct Suite: Decodable {
    struct Case: Decodable {
      let name: String
      let data: JSON
      let template: String
      let partials: [String: String]?
      let expected: String
    }

    let tests: [Case]
  }

  @Test(
    .enabled(if: folder != nil, "VIPERA_MUSTACHE does not name the folder of the specification"),
    arguments: [
      "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
    ])
  func everyTestOfAModulePasses(module: String) throws {
    let file = URL(filePath: try #require(Self.folder)).appending(path: "\(module).json")
    let tests = try JSONDecoder().decode(Suite.self, from: Data(contentsOf: file)).tests
    var passed = 0
    for test in tests {
      let output = Self.render(test)
      #expect(output == test.expected, "\(module): \(test.name)")
      if output == test.expected { passed += 1 }
    }
    print("Mustache specification, \(module): \(passed) of \(tests.count) passed")
  }

  private static func render(_ test: Suite.Case) -> String {
    let partials = (test.partials ?? [:]).map { name, text in source(name, text) }
    let library = TemplateLibrary([source("test", test.template)] + partials)
    let shape = test.data.shape
    var writer = MarkupWriter()
    library.compilation.compile(0, shape: shape, isLenient: true).render(
      test.data.value(as: shape), into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func source(_ name: String, _ text: String) -> TemplateSource {
    TemplateSource(name: name, path: "\(name).mustache", bytes: Array(text.utf8))
  }
}

/// Data without a type.
enum JSON: Decodable {
  case null
  case boolean(Bool)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let integer = try? container.decode(Int.self) {
      self = .text(String(integer))
    } else if let number = try? container.decode(Double.self) {
      self = .text(String(number))
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  var shape: Shape {
    switch self {
    case .null: .object([])
    case .boolean: .boolean
    case .text: .text
    case .list(let elements):
      .list(elements.dropFirst().reduce(elements.first?.shape ?? .object([])) { $0.merged(with: $1.shape) })
    case .object(let fields):
      .object(
        fields.sorted { $0.key < $1.key }.map { .init(key: $0.key, shape: $0.value.shape, isOptional: true) })
    }
  }

  func value(as shape: Shape) -> Value {
    switch (self, shape) {
    case (.null, _): .absent
    case (.boolean(let isTrue), _): .boolean(isTrue)
    case (.text(let text), _): .text(text)
    case (.list(let elements), .list(let element)): .list(elements.map { $0.value(as: element) })
    case (.object(let values), .object(let fields)):
      .object(fields.map { values[$0.key]?.value(as: $0.shape) ?? .absent })
    case (.list, _), (.object, _): .absent
    }
  }
}

extension Shape {
  /// The shape that has the fields of both.
  fileprivate func merged(with other: Shape) -> Shape {
    guard case .object(let mine) = self, case .object(let theirs) = other else { return self }
    let keys = mine.map(\.key)
    return .object(mine + theirs.filter { !keys.contains($0.key) })
  }
}
