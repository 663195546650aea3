/// The pattern of addresses as Hugo and Jekyll write it: `/:year/:month/:title/`.
enum AddressPattern {
  /// A pattern with its tokens replaced; a token that `value` does not know stays.
  static func filled(_ pattern: String, _ value: (String) -> String?) -> String {
    var address = ""
    var rest = pattern[...]
    while let colon = rest.firstIndex(of: ":") {
      address += rest[..<colon]
      let name = rest[rest.index(after: colon)...].prefix { $0.isLetter || $0 == "_" }
      address += value(String(name)) ?? ":\(name)"
      rest = rest[name.endIndex...]
    }
    address += rest
    while address.contains("//") { address = address.replacing("//", with: "/") }
    return address.hasPrefix("/") ? address : "/" + address
  }

  /// The parts of a day by the names that both peers have for them.
  static func part(_ name: String, of date: PageDate?) -> String? {
    guard let date else { return nil }
    return switch name {
    case "year": date.yearText
    case "month": PageDate.padded(date.month)
    case "day": PageDate.padded(date.day)
    case "i_month": "\(date.month)"
    case "i_day": "\(date.day)"
    case "short_year": PageDate.padded(date.year % 100)
    default: nil
    }
  }
}

/// Names in addresses.
enum AddressName {
  /// As Hugo makes them: lower case, white space as `-`, what has a meaning in URLs left out.
  static func hugo(_ text: String) -> String {
    var name = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace {
        if !name.isEmpty, name.last != "-" { name += "-" }
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_.+~".unicodeScalars.contains(scalar)
        || scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark
      {
        name.unicodeScalars.append(scalar)
      }
    }
    while name.last == "-" { name.removeLast() }
    return name
  }

  /// As Zola makes them: ASCII in lower case, `-` for all else.
  static func zola(_ text: String) -> String {
    dashed(AsciiSpelling.of(text)) { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// As Jekyll makes them: letters and digits of any script in lower case, `-` for all else.
  static func jekyll(_ text: String) -> String { dashed(text) { $0.isLetter || $0.isNumber } }

  private static func dashed(_ text: String, _ isKept: (Character) -> Bool) -> String {
    text.lowercased().split { !isKept($0) }.joined(separator: "-")
  }
}
