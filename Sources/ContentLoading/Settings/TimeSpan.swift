import Entities

/// A span of time: a number with its unit.
struct TimeSpan: ParsedText {
  /// How many seconds it has.
  let seconds: Int
  let description: String

  static let expectation = "a time such as 90s, 30m, 12h or 7d"
  static let example = TimeSpan(seconds: 86_400)

  /// The units by their letters, longest first.
  private static let units: [(letter: Character, seconds: Int)] = [
    ("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1),
  ]

  /// A number of seconds in the longest unit that it is a multiple of.
  init(seconds: Int) {
    let unit = Self.units.first { seconds.isMultiple(of: $0.seconds) } ?? ("s", 1)
    self.seconds = seconds
    description = "\(seconds / unit.seconds)\(unit.letter)"
  }

  init?(_ text: String) {
    let digits = text.dropLast()
    // Nine digits of days are a number of seconds that an integer holds.
    guard let unit = Self.units.first(where: { $0.letter == text.last }), (1...9).contains(digits.utf8.count),
      digits.utf8.allSatisfy(ASCII.isDigit), let number = Int(digits)
    else { return nil }
    seconds = number * unit.seconds
    description = text
  }
}
