/// A call of a module in Markdown, such as `@Callout(kind: tip)`, as it was written.
struct Directive: Hashable, Sendable {
  var name: String
  var arguments: [DirectiveArgument] = []
  /// Whether a body in braces follows.
  var hasBody = false
  /// Whether there is nothing behind the name: it may be somebody's name.
  var isBare = false
  /// The `@`, in the text that was read.
  var offset: Int
  /// The directive in whose body it stands.
  var parent: Int?
  /// How many directives of the same name stand before it in the same body.
  var position = 0
}

/// An argument of a directive.
public struct DirectiveArgument: Sendable, Hashable {
  /// What an argument may be.
  public enum Value: Sendable, Hashable {
    /// Text in quotation marks.
    case text(String)
    /// A word, such as `warning` or `true`.
    case word(String)
    /// A number.
    case number(Int)
    /// Numbers from one to another: `3-9`.
    case range(ClosedRange<Int>)

    /// How it is written, for messages.
    public var written: String {
      switch self {
      case .text(let text): "\"\(text)\""
      case .word(let word): word
      case .number(let number): String(number)
      case .range(let range): "\(range.lowerBound)-\(range.upperBound)"
      }
    }
  }

  /// What stands before the colon; nothing for a value alone.
  public let name: String?
  /// The value.
  public let value: Value
  /// Where the argument starts, in the text that was read.
  let offset: Int
  /// Where its value starts.
  let valueOffset: Int
}
