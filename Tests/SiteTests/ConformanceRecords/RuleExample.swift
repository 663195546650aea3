/// A piece of markup as the documentation shows it: in lines, and every character of it visible.
struct RuleExample {
  /// What a longer one is cut to, counted in characters.
  private static let sizeLimit = 600
  /// The longest page that stays in one line.
  private static let widthLimit = 80

  let text: String
  /// The signs that stand for characters nobody sees, in the order of their occurrence.
  let signs: [String]

  init(_ markup: String) {
    var text = ""
    var signs: [String] = []
    for scalar in Self.shortened(Self.inLines(markup)).unicodeScalars {
      guard scalar != "\n", let sign = Self.sign(for: scalar) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      text += sign
      if !signs.contains(sign) { signs.append(sign) }
    }
    self.text = text
    self.signs = signs
  }

  /// The example as fenced code.
  var fenced: String { "```html\n\(text)\n```" }

  /// A whole page has a line for each element of its head; whitespace means nothing there.
  private static func inLines(_ markup: String) -> String {
    guard markup.hasPrefix("<!"), markup.count > widthLimit else { return markup }
    let tags = [
      "head", "/head", "meta", "title", "base", "link", "script", "style", "body", "/body", "/html",
    ]
    return tags.reduce(markup) { page, tag in
      [" ", ">", "/"].reduce(page) { $0.replacing("><\(tag)\($1)", with: ">\n<\(tag)\($1)") }
    }
  }

  private static func shortened(_ markup: String) -> String {
    guard markup.count > sizeLimit else { return markup }
    return "\(markup.prefix(55))\n…\n\(markup.suffix(54))"
  }

  /// What is shown instead of a character; the pictures that Unicode has of some are in few fonts.
  private static func sign(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0xfdd0...0xfdef: break
    case let value where value & 0xfffe == 0xfffe: break
    default: return nil
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "[U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
  }
}
