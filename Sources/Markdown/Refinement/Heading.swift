import Markup

extension MarkdownDocument {
  /// A heading with the id that links to it.
  public struct Heading: Sendable, Hashable {
    /// From 1 to 6.
    public let level: Int
    /// Its id, made as GitHub makes it; empty, and not written, if the heading has no letter or digit.
    public let id: String
    /// Its text without markup.
    public let text: String
    /// Its place in the file among the headings: footnotes come last, wherever they are written.
    var place = 0
    /// Whether there may be a link in it already.
    var hasLink = false
  }
}

extension MarkdownDocument.Heading {
  /// The headings in order. Ids that are given are kept, and taken before any is made.
  static func all(
    in events: [Event], levels: [UInt8], _ attributes: [Int: ElementAttributes], bytes: [UInt8]
  ) -> [Self] {
    if levels.isEmpty { return [] }
    var ids = HeadingIDs(count: levels.count)
    for id in attributes.values.compactMap(\.id) { ids.take(id) }
    var headings: [Self] = []
    headings.reserveCapacity(levels.count)
    var start = events.startIndex
    var number = 0
    var hasLink = false
    var plain = PlainText()
    for (index, event) in events.enumerated() {
      switch event {
      case .begin(.heading, let place):
        start = index
        number = Int(place)
        hasLink = false
      case .begin(.link, _), .footnoteReference: hasLink = true
      case .markup: hasLink = true
      case .end(.heading):
        plain.reset()
        plain.append(events[start..<index], in: bytes, breaks: UInt8(ascii: "\n"))
        headings.append(
          Self(
            level: Int(levels[number]), id: attributes[number]?.id ?? ids.id(for: plain.bytes),
            text: plain.line, place: number, hasLink: hasLink))
      default: break
      }
    }
    return headings
  }
}

extension MarkdownDocument {
  /// The headings with their texts set as a language does, if it is given.
  public func headings(_ typography: Typography?) -> [Heading] {
    guard let typography else { return headings }
    var set: [Heading] = []
    var start = events.startIndex
    var plain = PlainText(typography)
    for (index, event) in events.enumerated() {
      switch event {
      case .begin(.heading, _): start = index
      case .end(.heading):
        plain.reset()
        plain.append(events[start..<index], in: bytes, breaks: UInt8(ascii: "\n"), targets: targets)
        let heading = headings[set.count]
        set.append(
          Heading(
            level: heading.level, id: heading.id, text: plain.line, place: heading.place,
            hasLink: heading.hasLink))
      default: break
      }
    }
    return set
  }
}

/// Makes the ids of a document's headings, as the `github-slugger` package does.
struct HeadingIDs {
  /// What stands in a slug for each character of ASCII; 0 where nothing does.
  private static let slugBytes = (0..<0x80 as Range<UInt8>).map { byte -> UInt8 in
    switch byte {
    case UInt8(ascii: " "): UInt8(ascii: "-")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case _ where byte.isASCIIAlphanumeric, UInt8(ascii: "-"), UInt8(ascii: "_"): byte
    default: 0
    }
  }

  private var uses: [String: Int]

  /// Makes room for the ids of so many headings.
  init(count: Int = 0) {
    uses = Dictionary(minimumCapacity: count)
  }

  /// Keeps an id that somebody gave from being made.
  mutating func take(_ id: String) {
    uses[id] = uses[id] ?? 0
  }

  /// The id of the next heading, given its text in UTF-8.
  mutating func id(for text: [UInt8]) -> String {
    let slug = text.contains { $0 >= 0x80 } ? Self.slug(ofUnicode: text) : Self.slug(ofASCII: text)
    if slug.isEmpty { return slug }
    guard let known = uses.updateValue(0, forKey: slug) else { return slug }
    var id = slug
    var count = known
    while uses[id] != nil {
      count += 1
      id = "\(slug)-\(count)"
    }
    uses[slug] = count
    uses[id] = 0
    return id
  }

  private static func slug(ofASCII text: [UInt8]) -> String {
    slugBytes.withUnsafeBufferPointer { bytes in
      String(unsafeUninitializedCapacity: text.count) { slug in
        var count = 0
        for byte in text where bytes[Int(byte)] != 0 {
          slug[count] = bytes[Int(byte)]
          count += 1
        }
        return count
      }
    }
  }

  private static func slug(ofUnicode text: [UInt8]) -> String {
    var slug = ""
    for scalar in String(decoding: text, as: UTF8.self).lowercased().unicodeScalars {
      if scalar == " " {
        slug += "-"
      } else if isKept(scalar) {
        slug.unicodeScalars.append(scalar)
      }
    }
    return slug
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
      true
    default: scalar == "-" || scalar.properties.isAlphabetic
    }
  }
}
