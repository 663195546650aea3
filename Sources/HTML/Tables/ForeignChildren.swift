/// Children that elements of SVG and MathML cannot do without.
enum ForeignChildren {
  /// What an element asks for.
  enum Need {
    /// So many children, no more and no fewer.
    case count(Int)
    /// A child out of each of these lists of names in lower case.
    case oneOfEach([[StaticString]])
  }

  /// What the element of a row asks for; nothing for most.
  @inline(__always)
  static func need(ofRow row: Int) -> Need? { row < needs.count ? needs[row] : nil }

  /// The needs by the rows of `ElementTable`.
  private static let needs: [Need?] = {
    var needs = [Need?](repeating: nil, count: ElementTable.shared.rows.count)
    for (row, definition) in ElementTable.shared.definitions.enumerated() {
      guard let definition else { continue }
      switch definition.namespace {
      case .mathML: needs[row] = mathML[definition.name].map { .count($0) }
      case .svg: needs[row] = svg[definition.name].map { .oneOfEach($0) }
      case .html: break
      }
    }
    return needs
  }()

  /// How many arguments an element takes (MathML 3 §3.1.3.2, §4.3.3, §4.4.1).
  static let mathML: [String: Int] = [
    "mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "msubsup": 3, "munder": 2, "mover": 2, "munderover": 3,
    "piece": 2, "otherwise": 1, "interval": 2,
  ]

  /// Elements of which at least one out of each list has to be a child (SVG 1.1 §10, §15, §20).
  static let svg: [String: [[StaticString]]] = [
    "altGlyphDef": [["altglyphitem", "glyphref"]],
    "altGlyphItem": [["glyphref"]],
    "feDiffuseLighting": [["fedistantlight", "fepointlight", "fespotlight"]],
    "feSpecularLighting": [["fedistantlight", "fepointlight", "fespotlight"]],
    "font": [["font-face"], ["missing-glyph"]],
    "font-face-src": [["font-face-name", "font-face-uri"]],
  ]
}
