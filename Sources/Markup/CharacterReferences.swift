/// The character references of HTML: `&eacute;`, `&#233;` and `&#xE9;`.
public enum CharacterReferences {
  /// The text in UTF-8 for which a reference stands; nothing if there is no such reference.
  ///
  /// `name` is what stands between `&` and `;`: a name of the HTML Standard, or `#` with a number, or `#x`
  /// with a hexadecimal one. A number that is no character gives U+FFFD, one from 0x80 to 0x9F is read as
  /// windows-1252.
  public static func text(of name: some Collection<UInt8>) -> [UInt8]? {
    if name.first == UInt8(ascii: "#") {
      return number(of: name.dropFirst()).map { Array(String(scalar(of: $0)).utf8) }
    }
    if let byte = common(name) { return byte }
    return named(Array(name))
  }

  /// The longest named reference that `bytes` start with, behind its `&`: how many bytes it takes, a semicolon included,
  /// and its text (HTML §13.2.5.73). Old names are references without a semicolon too.
  public static func longestMatch(in bytes: some Collection<UInt8>) -> (length: Int, text: [UInt8])? {
    let name = Array(bytes.prefix(longestName + 1).prefix { $0.isASCIILetter || $0.isASCIIDigit })
    if bytes.dropFirst(name.count).first == UInt8(ascii: ";"), let text = common(name) ?? named(name) {
      return (name.count + 1, text)
    }
    for length in stride(from: min(name.count, longestOldName), through: 2, by: -1) {
      let prefix = name[..<length]
      if oldNames.contains(String(decoding: prefix, as: UTF8.self)), let text = named(Array(prefix)) {
        return (length, text)
      }
    }
    return nil
  }

  /// The bytes of the longest name: `CounterClockwiseContourIntegral`.
  private static let longestName = 31
  private static let longestOldName = 6

  /// The names that are references without a semicolon as well, because they were before HTML5.
  private static let oldNames = Set(
    """
    AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT Iacute Icirc
    Igrave Iuml LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN Uacute Ucirc Ugrave Uuml
    Yacute aacute acirc acute aelig agrave amp aring atilde auml brvbar ccedil cedil cent copy curren deg
    divide eacute ecirc egrave eth euml frac12 frac14 frac34 gt iacute icirc iexcl igrave iquest iuml laquo lt
    macr micro middot nbsp not ntilde oacute ocirc ograve ordf ordm oslash otilde ouml para plusmn pound quot
    raquo reg sect shy sup1 sup2 sup3 szlig thorn times uacute ucirc ugrave uml uuml yacute yen yuml
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// The number of a numeric reference, without its `#`; all that is beyond Unicode is 0x110000.
  static func number(of digits: some Collection<UInt8>) -> UInt32? {
    let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let radix: UInt32 = isHexadecimal ? 16 : 10
    let digits = digits.dropFirst(isHexadecimal ? 1 : 0)
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for digit in digits {
      guard let value = digit.hexadecimalValue, value < radix else { return nil }
      number = min(number * radix + value, 0x11_0000)
    }
    return number
  }

  /// The character which a browser shows for a number.
  public static func scalar(of number: UInt32) -> Unicode.Scalar {
    let number = (0x80...0x9F).contains(number) ? windows1252[Int(number - 0x80)] : number
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// The few names that most references have.
  private static func common(_ name: some Collection<UInt8>) -> [UInt8]? {
    guard name.count <= 4 else { return nil }
    return switch name.reduce(0 as UInt32, { $0 << 8 | UInt32($1) }) {
    case key("amp"): [UInt8(ascii: "&")]
    case key("lt"): [UInt8(ascii: "<")]
    case key("gt"): [UInt8(ascii: ">")]
    case key("quot"): [UInt8(ascii: "\"")]
    case key("apos"): [UInt8(ascii: "'")]
    case key("nbsp"): [0xC2, 0xA0]
    default: nil
    }
  }

  private static func key(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private static func named(_ name: [UInt8]) -> [UInt8]? {
    table.withUTF8Buffer { table in
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        let entry = table[entries[middle].start..<entries[middle].equals]
        if entry.elementsEqual(name) { return text(of: entries[middle], in: table) }
        if entry.lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  private static func text(of entry: Entry, in table: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    text(ofScalars: table[(entry.equals + 1)..<entry.end])
  }

  /// The text in UTF-8 of a table's entry: its scalars in hexadecimal joined by `+`.
  package static func text(ofScalars numbers: some Collection<UInt8>) -> [UInt8] {
    var text = ""
    for number in numbers.split(separator: UInt8(ascii: "+")) {
      let value = number.reduce(0 as UInt32) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
      text.unicodeScalars.append(scalar(of: value))
    }
    return Array(text.utf8)
  }

  /// Where an entry of the table starts, has its `=` and ends.
  private struct Entry {
    let start: Int
    let equals: Int
    let end: Int
  }

  private static let entries: [Entry] = table.withUTF8Buffer { table in
    var entries: [Entry] = []
    var start = 0
    var equals = 0
    for (index, byte) in table.enumerated() {
      if byte == UInt8(ascii: "=") {
        equals = index
      } else if byte == UInt8(ascii: " ") {
        entries.append(Entry(start: start, equals: equals, end: index))
        start = index + 1
      }
    }
    entries.append(Entry(start: start, equals: equals, end: table.count))
    return entries
  }

  /// What the numbers from 0x80 to 0x9F mean in HTML.
  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
