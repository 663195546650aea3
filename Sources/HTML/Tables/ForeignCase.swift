/// How the parser of HTML restores letter case in foreign content. The tables are for messages: the checker
/// itself compares without regard to case.
enum ForeignCase {
  /// The names of SVG elements that hold capital letters, by the name in lower case (HTML §13.2.6.5).
  static let svgElements: [String: String] = [
    "altglyph": "altGlyph", "altglyphdef": "altGlyphDef", "altglyphitem": "altGlyphItem",
    "animatecolor": "animateColor", "animatemotion": "animateMotion", "animatetransform": "animateTransform",
    "clippath": "clipPath", "feblend": "feBlend", "fecolormatrix": "feColorMatrix",
    "fecomponenttransfer": "feComponentTransfer", "fecomposite": "feComposite",
    "feconvolvematrix": "feConvolveMatrix", "fediffuselighting": "feDiffuseLighting",
    "fedisplacementmap": "feDisplacementMap", "fedistantlight": "feDistantLight",
    "fedropshadow": "feDropShadow", "feflood": "feFlood", "fefunca": "feFuncA", "fefuncb": "feFuncB",
    "fefuncg": "feFuncG", "fefuncr": "feFuncR", "fegaussianblur": "feGaussianBlur", "feimage": "feImage",
    "femerge": "feMerge", "femergenode": "feMergeNode", "femorphology": "feMorphology",
    "feoffset": "feOffset", "fepointlight": "fePointLight", "fespecularlighting": "feSpecularLighting",
    "fespotlight": "feSpotLight", "fetile": "feTile", "feturbulence": "feTurbulence",
    "foreignobject": "foreignObject", "glyphref": "glyphRef", "lineargradient": "linearGradient",
    "radialgradient": "radialGradient", "textpath": "textPath",
  ]

  /// The names of attributes that hold capital letters, by the name in lower case (HTML §13.2.6.5).
  static let attributes: [String: String] = Dictionary(
    NameTable.attributeSpellings.lazy.map { ($0.lowercased(), $0) }.filter { $0 != $1 },
    uniquingKeysWith: { first, _ in first })
}
