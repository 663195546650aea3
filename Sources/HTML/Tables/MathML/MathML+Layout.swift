extension ElementDefinition {
  /// Layout (MathML 3 §3.3).
  static let mathMLLayout: [ElementDefinition] = [
    .mathML(
      "mrow", "MathML3/chapter3.html#presm.mrow",
      contains: .mathExpression,
      groups: [.mathPresentation]),
    .mathML(
      "mfrac", "MathML3/chapter3.html#presm.mfrac",
      contains: .mathExpression,
      groups: [.mathPresentation, .mathFraction]),
    .mathML(
      "msqrt", "MathML3/chapter3.html#presm.mroot",
      contains: .mathExpression,
      groups: [.mathPresentation]),
    .mathML(
      "mroot", "MathML3/chapter3.html#presm.mroot",
      contains: .mathExpression,
      groups: [.mathPresentation]),
    .mathML(
      "mstyle", "MathML3/chapter3.html#presm.mstyle",
      contains: .mathExpression,
      groups: [.mathInherited, .mathPresentation, .mathOldTokenStyle],
      attributes: [
        "mediummathspace": .mathLength, "thickmathspace": .mathLength, "thinmathspace": .mathLength,
        "verythickmathspace": .mathLength, "verythinmathspace": .mathLength,
        "veryverythickmathspace": .mathLength, "veryverythinmathspace": .mathLength,
      ]),
    .mathML(
      "merror", "MathML3/chapter3.html#presm.merror",
      contains: .mathExpression,
      groups: [.mathPresentation]),
    .mathML(
      "mpadded", "MathML3/chapter3.html#presm.mpadded",
      contains: .mathExpression,
      groups: [.mathPresentation],
      attributes: [
        "depth": .mathPaddedLength, "height": .mathPaddedLength, "lspace": .mathPaddedLength,
        "voffset": .mathPaddedLength, "width": .mathPaddedLength,
      ]),
    .mathML(
      "mphantom", "MathML3/chapter3.html#presm.mphantom",
      contains: .mathExpression,
      groups: [.mathPresentation]),
    .mathML(
      "mfenced", "MathML3/chapter3.html#presm.mfenced",
      contains: .mathExpression,
      groups: [.mathPresentation, .mathFence]),
    .mathML(
      "menclose", "MathML3/chapter3.html#presm.menclose",
      contains: .mathExpression,
      groups: [.mathPresentation],
      attributes: ["notation": .text]),
  ]
}
