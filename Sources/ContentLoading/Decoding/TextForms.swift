import Entities
import Routing

/// Text that says something.
struct FilledText: ParsedText {
  let description: String

  static let expectation = "text with a visible character"
  static let example = FilledText(unchecked: "text")

  init?(_ text: String) {
    guard text.unicodeScalars.contains(where: { !Self.isSpace($0) }) else { return nil }
    description = text
  }

  private init(unchecked text: String) {
    description = text
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
  }
}

/// The path of a page from the root of the site, with or without its first slash.
struct PagePath: ParsedText {
  let description: String

  static let expectation = "a path from the root of the site, such as /about/us/"
  static let example = PagePath(path: AliasPath.example)

  init?(_ text: String) {
    guard let path = AliasPath(text.hasPrefix("/") ? text : "/" + text) else { return nil }
    self.init(path: path)
  }

  private init(path: AliasPath) {
    description = path.description
  }
}

/// Where a site is published, as text.
struct PublishedAddress: ParsedText {
  let url: BaseURL

  static let expectation = "an http or https address such as https://example.org/docs/"
  static let example = PublishedAddress(url: .root)

  private init(url: BaseURL) {
    self.url = url
  }

  init?(_ text: String) {
    guard let url = BaseURL(text) else { return nil }
    self.url = url
  }

  var description: String { url.description }
}

/// The path of a file below the output folder.
struct OutputName: ParsedText {
  let description: String

  static let expectation = "a path below the output folder, such as _redirects"
  static let example = OutputName(unchecked: "_redirects")

  init?(_ text: String) {
    guard let path = OutputPath(text), !path.isReserved, !path.isTooLong else { return nil }
    description = text
  }

  private init(unchecked text: String) {
    description = text
  }
}

/// A language by the shape of BCP 47: groups of one to eight letters and digits, the first of letters.
package struct LanguageTag: ParsedText {
  /// The text.
  package let description: String

  static let expectation = "a language such as en or pt-BR"
  static let example = LanguageTag(unchecked: "en")

  /// Takes a text of that shape.
  package init?(_ text: String) {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(ASCII.isLetterOrDigit) }),
      groups[0].allSatisfy(ASCII.isLetter), groups[0].count > 1 || groups.count > 1
    else { return nil }
    description = text
  }

  private init(unchecked text: String) {
    description = text
  }
}

/// The bytes of ASCII by what they are.
enum ASCII {
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
