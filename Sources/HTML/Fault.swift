/// A place of a page where a rule is broken.
public struct Fault: Equatable, Sendable {
  /// The rule.
  public let rule: Rule
  /// What is wrong here.
  public let message: String
  /// What to do about it.
  public let hint: String?
  /// The byte of the page, counted from 0.
  public let offset: Int
  /// The byte of the page where stands what is there already.
  public let earlier: Int?

  init(_ rule: Rule, _ message: String, hint: String? = nil, at offset: Int, earlier: Int? = nil) {
    self.rule = rule
    self.message = message.heldShort
    self.hint = hint?.heldShort
    self.offset = offset
    self.earlier = earlier
  }
}

extension Fault {
  /// The fault at a place inside its page. A value with replaced characters may be longer than what stands for it.
  func held(upTo end: Int) -> Fault {
    offset > end ? Fault(rule, message, hint: hint, at: end, earlier: earlier) : self
  }
}

extension String {
  /// How many bytes of a message are kept at each end.
  private static let keptCount = 200

  /// The text without its middle, if it is long: a message quotes values of any length, and is kept, compared and told.
  fileprivate var heldShort: String {
    let scalars = unicodeScalars
    guard utf8.count > 2 * Self.keptCount + 40 else { return self }
    let head = utf8.index(startIndex, offsetBy: Self.keptCount)
    let tail = utf8.index(endIndex, offsetBy: -Self.keptCount)
    var result = String(scalars[..<scalars.index(before: scalars.index(after: head))])
    result += "…"
    result += String(scalars[scalars.index(after: tail)...])
    return result
  }
}
