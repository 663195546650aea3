/// An entity's name in URLs: letters, digits, `-`, `_` and `.`, of any script, in lower case where it was made from a title.
public struct Slug: ParsedText {
  /// The slug itself.
  public let description: String

  /// The longest slug in bytes of UTF-8: file systems allow 255 in a name.
  private static let sizeLimit = 200

  /// One component of a path.
  public static let expectation = "a slug of letters, digits, \"-\", \"_\" and \".\", such as hello-world"
  /// A slug of two words.
  public static let example = Slug(from: "hello-world")

  /// Takes `text` as it is, if it is fit to be one component of a path: never empty, `..` or with a slash in it.
  public init?(_ text: String) {
    guard let first = text.unicodeScalars.first, first != ".", !Self.isMark(first),
      text.utf8.count <= Self.sizeLimit, text.unicodeScalars.allSatisfy(Self.isAllowed)
    else { return nil }
    description = text
  }

  /// Makes a slug of a title or file name: lower case, `plus` and `sharp` for signs that end a word, `-` for everything else that
  /// may not stand in it, cut to 200 bytes; `untitled` where nothing is left.
  public init(from title: String) {
    if let plain = Self.plainSlug(of: title) {
      description = plain
      return
    }
    var slug = ""
    var gap = false
    for scalar in Self.spellingOutSigns(in: title).lowercased().unicodeScalars {
      if Self.isInWord(scalar), !slug.isEmpty || !Self.isMark(scalar) {
        guard slug.utf8.count + UTF8.width(scalar) < Self.sizeLimit else { break }
        if gap, !slug.isEmpty { slug += "-" }
        slug.unicodeScalars.append(scalar)
        gap = false
      } else if scalar != "'", scalar != "\u{2019}" {
        gap = true
      }
    }
    description = slug.isEmpty ? "untitled" : slug
  }

  /// The title with words for the signs `+` and `#` behind its words: they are what "C++" and "C#" differ in from "C". A single one
  /// between two words joins them.
  private static func spellingOutSigns(in title: String) -> String {
    let isSign = { (scalar: Unicode.Scalar) in scalar == "+" || scalar == "#" }
    var spelled = String.UnicodeScalarView()
    var rest = title.unicodeScalars[...]
    while let start = rest.firstIndex(where: isSign) {
      let signs = rest[start...].prefix(while: isSign)
      let next = rest[signs.endIndex...].first
      spelled += rest[..<start]
      if spelled.last.map(isInWord) ?? false, signs.count > 1 || !(next.map(isInWord) ?? false) {
        for sign in signs { spelled += (sign == "+" ? " plus" : " sharp").unicodeScalars }
      }
      spelled.append(" ")
      rest = rest[signs.endIndex...]
    }
    return String(spelled + rest)
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    isAllowed(scalar) && scalar != "-" && scalar != "."
  }

  /// The slug of a title that is nothing but ASCII letters, digits, spaces and `-`, as most are; nothing for all others.
  private static func plainSlug(of title: String) -> String? {
    var title = title
    return title.withUTF8 { title in
      guard !title.isEmpty, title.count < sizeLimit else { return nil }
      var slug: [UInt8] = []
      slug.reserveCapacity(title.count)
      for byte in title {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): slug.append(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
        case UInt8(ascii: " "), UInt8(ascii: "-"):
          if slug.last != UInt8(ascii: "-"), !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        default: return nil
        }
      }
      if slug.last == UInt8(ascii: "-") { slug.removeLast() }
      return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
    }
  }

  /// Whether a character only changes the one before it: at the start of a name it would change the slash.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "_", ".", "a"..."z", "A"..."Z", "0"..."9": true
    case _ where scalar.isASCII: false
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber:
        true
      default: false
      }
    }
  }
}
