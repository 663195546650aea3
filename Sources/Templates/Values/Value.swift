import Markup

/// A view model's value, ready to be written.
enum Value: Sendable {
  case absent
  case boolean(Bool)
  case text(String)
  case markup(any MarkupValue)
  case list([Value])
  /// The values of an object's fields in the order of its schema.
  case object([Value])

  /// Whether a section over it is printed.
  var isThere: Bool {
    switch self {
    case .absent: false
    case .boolean(let isTrue): isTrue
    case .list(let elements): !elements.isEmpty
    case .text, .markup, .object: true
    }
  }

  /// What is printed of it, if it is text.
  var printed: String? {
    switch self {
    case .text(let text): text
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .absent, .markup, .list, .object: nil
    }
  }
}

extension Value {
  /// What the fields of `path` lead to.
  subscript(path: [Int]) -> Value {
    var value = self
    for index in path {
      guard case .object(let fields) = value else { return .absent }
      value = fields[index]
    }
    return value
  }
}

extension Value: Equatable {
  /// Markup is the same if it prints the same.
  static func == (one: Value, other: Value) -> Bool {
    switch (one, other) {
    case (.absent, .absent): true
    case (.boolean(let one), .boolean(let other)): one == other
    case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
    case (.markup(let one), .markup(let other)): printed(one) == printed(other)
    case (.list(let one), .list(let other)), (.object(let one), .object(let other)): one == other
    default: false
    }
  }

  private static func printed(_ markup: any MarkupValue) -> [UInt8] {
    var writer = MarkupWriter()
    markup.write(to: &writer)
    return writer.bytes
  }
}
