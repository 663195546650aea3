/// Children that elements of SVG and MathML cannot do without.
enum ForeignChildren {
  /// How many children an element of presentation takes, no more and no fewer (MathML 3 §3.1.3.2).
  static let mathMLArguments: [String: Int] = [
    "mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "msubsup": 3, "munder": 2, "mover": 2, "munderover": 3,
  ]

  /// Elements of SVG of which at least one out of each list has to be a child (SVG 1.1 §10, §15, §20).
  static let svg: [String: [[String]]] = [
    "altGlyphDef": [["altGlyphItem", "glyphRef"]],
    "altGlyphItem": [["glyphRef"]],
    "feDiffuseLighting": [["feDistantLight", "fePointLight", "feSpotLight"]],
    "feSpecularLighting": [["feDistantLight", "fePointLight", "feSpotLight"]],
    "font": [["font-face"], ["missing-glyph"]],
    "font-face-src": [["font-face-name", "font-face-uri"]],
  ]
}
