/// A part of a file that is asked for (RFC 9110 §14.2): players of media do.
enum RangeRequest: Equatable {
  /// All of it: nothing else is asked for, or in a form that need not be understood.
  case whole
  case part(Range<Int>)
  /// A part that the file does not have.
  case unsatisfiable

  /// Reads a `Range` field for a file of `count` bytes. Several parts at once are answered with the whole, as is allowed.
  init(_ field: String?, count: Int) {
    guard let field, field.hasPrefix("bytes=") else {
      self = .whole
      return
    }
    let bounds = field.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2 else {
      self = .whole
      return
    }
    switch (Self.number(bounds[0]), Self.number(bounds[1])) {
    case (let first?, let last) where last != nil || bounds[1].isEmpty:
      guard last.map({ $0 >= first }) ?? true else {
        self = .whole
        return
      }
      self =
        first < count
        ? .part(first..<min(last.map { $0 < count ? $0 + 1 : count } ?? count, count)) : .unsatisfiable
    case (nil, let length?) where bounds[0].isEmpty:
      self = length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .unsatisfiable
    default: self = .whole
    }
  }

  /// A number of digits alone; one that is too large is the largest.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(text) ?? .max
  }
}
