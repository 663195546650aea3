import Markup

/// The characters that stand behind short codes such as `:tada:`.
enum Emoji {
  /// The characters in UTF-8, by the names of their short codes.
  static let byName: [String: [UInt8]] = table.withUTF8Buffer { table in
    let entries = table.split(separator: UInt8(ascii: " ")).compactMap { entry -> (String, [UInt8])? in
      guard let end = entry.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      return (
        String(decoding: entry[..<end], as: UTF8.self),
        CharacterReferences.text(ofScalars: entry[(end + 1)...])
      )
    }
    return Dictionary(entries) { first, _ in first }
  }

  /// The bytes of the longest name.
  static let longestName = byName.keys.map(\.utf8.count).max() ?? 0
}
