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
}
