/// Text of an author in a message: short, and on one line.
enum Quotation {
  private static let limit = 60

  static func of(_ text: String) -> String { "\"\(clipped(text))\"" }

  static func clipped(_ text: String) -> String {
    var short = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return short + "…" }
      short.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
      count += 1
    }
    return short
  }
}
