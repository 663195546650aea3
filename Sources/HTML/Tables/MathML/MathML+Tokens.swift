extension ElementDefinition {
  /// The root (MathML 3 §2.2) and tokens (§3.2).
  static let mathMLTokens: [ElementDefinition] = [
    .mathML(
      "math", "MathML3/chapter2.html#interf.toplevel", is: [.flow, .phrasing, .embedded, .palpable],
      contains: .mathExpression,
      groups: [.mathInherited, .mathPresentation],
      attributes: [
        "altimg": .url, "altimg-height": .mathLength,
        "altimg-valign": .either(["bottom", "middle", "top"], .mathLength), "altimg-width": .mathLength,
        "alttext": .text, "cdgroup": .url, "display": .exactly(["block", "inline"]), "macros": .text,
        "maxwidth": .mathLength, "mode": .text,
        "overflow": .exactly(["elide", "linebreak", "scale", "scroll", "truncate"]),
        "role": .exactly(["math"]),
      ]),
    .mathML(
      "mi", "MathML3/chapter3.html#presm.mi",
      contains: .elements("malignmark", "mglyph", text: true),
      groups: [.mathToken]),
    .mathML(
      "mn", "MathML3/chapter3.html#presm.mn",
      contains: .elements("malignmark", "mglyph", text: true),
      groups: [.mathToken]),
    .mathML(
      "mo", "MathML3/chapter3.html#presm.mo",
      contains: .elements("malignmark", "mglyph", text: true),
      groups: [.mathToken, .mathIndentation, .mathOperator]),
    .mathML(
      "mtext", "MathML3/chapter3.html#presm.mtext",
      contains: .content(.phrasing, and: ["malignmark", "mglyph"]),
      groups: [.mathToken]),
    .mathML(
      "mspace", "MathML3/chapter3.html#presm.mspace",
      groups: [.mathToken, .mathBox, .mathIndentation],
      attributes: [
        "linebreak": .exactly(["auto", "badbreak", "goodbreak", "indentingnewline", "newline", "nobreak"])
      ]),
    .mathML(
      "ms", "MathML3/chapter3.html#presm.ms",
      contains: .elements("malignmark", "mglyph", text: true),
      groups: [.mathToken, .mathQuotes]),
    .mathML(
      "mglyph", "MathML3/chapter3.html#presm.mglyph",
      groups: [.mathPresentation, .mathTokenStyle, .mathOldTokenStyle],
      attributes: [
        "alt": .text, "height": .mathLength, "index": .integer, "src": .url, "valign": .mathLength,
        "width": .mathLength,
      ]),
  ]
}
