/// Names in addresses.
enum AddressName {
  /// As Hugo makes them: lower case, white space as `-`, what has a meaning in URLs left out.
  static func hugo(_ text: String) -> String { hugo(text, keepsCase: false) }

  /// As Hugo makes them where it is told to keep capitals.
  static func hugo(_ text: String, keepsCase: Bool) -> String {
    var name = ""
    for scalar in (keepsCase ? text : text.lowercased()).unicodeScalars {
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

  /// As Zola makes them where it only takes away what a file may not be called.
  static func zolaSafe(_ text: String) -> String {
    let kept = text.filter { !"/|?*:\"<>\\^#".contains($0) && !$0.isNewline }
    return kept.map { $0.isWhitespace ? "_" : String($0) }.joined()
  }

  /// As Jekyll makes them where it keeps capitals and what may stand in addresses.
  static func jekyllPretty(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber && !"._~!$&'()+,;=@".contains($0) }.joined(separator: "-")
  }

  /// As Jekyll makes them: letters and digits of any script in lower case, `-` for all else.
  static func jekyll(_ text: String) -> String { dashed(text) { $0.isLetter || $0.isNumber } }

  private static func dashed(_ text: String, _ isKept: (Character) -> Bool) -> String {
    text.lowercased().split { !isKept($0) }.joined(separator: "-")
  }
}
