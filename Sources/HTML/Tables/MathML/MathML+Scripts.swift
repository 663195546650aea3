extension ElementDefinition {
  /// Scripts and limits (MathML 3 §3.4).
  static let mathMLScripts: [ElementDefinition] = [
    .mathML(
      "msub", "MathML3/chapter3.html#presm.msub",
      contains: .mathExpression,
      groups: [.mathPresentation],
      attributes: ["subscriptshift": .mathLength]),
    .mathML(
      "msup", "MathML3/chapter3.html#presm.msup",
      contains: .mathExpression,
      groups: [.mathPresentation],
      attributes: ["superscriptshift": .mathLength]),
    .mathML(
      "msubsup", "MathML3/chapter3.html#presm.msubsup",
      contains: .mathExpression,
      groups: [.mathPresentation, .mathScripts]),
    .mathML(
      "munder", "MathML3/chapter3.html#presm.munder",
      contains: .mathExpression,
      groups: [.mathPresentation],
      attributes: [
        "accentunder": .exactly(["false", "true"]), "align": .exactly(["center", "left", "right"]),
      ]),
    .mathML(
      "mover", "MathML3/chapter3.html#presm.mover",
      contains: .mathExpression,
      groups: [.mathPresentation],
      attributes: ["accent": .exactly(["false", "true"]), "align": .exactly(["center", "left", "right"])]),
    .mathML(
      "munderover", "MathML3/chapter3.html#presm.munderover",
      contains: .mathExpression,
      groups: [.mathPresentation, .mathAccents]),
    .mathML(
      "mmultiscripts", "MathML3/chapter3.html#presm.mmultiscripts",
      contains: .mathExpression(and: "mprescripts", "none"),
      groups: [.mathPresentation, .mathScripts]),
    .mathML(
      "mprescripts", "MathML3/chapter3.html#presm.mmultiscripts",
      groups: [.mathPresentation]),
    .mathML(
      "none", "MathML3/chapter3.html#presm.mmultiscripts",
      groups: [.mathPresentation]),
  ]
}
