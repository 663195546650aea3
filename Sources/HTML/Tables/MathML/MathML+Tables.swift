extension ElementDefinition {
  /// Tables (MathML 3 §3.5).
  static let mathMLTables: [ElementDefinition] = [
    .mathML(
      "mtable", "MathML3/chapter3.html#presm.mtable",
      contains: .elements("mlabeledtr", "mtr"),
      groups: [.mathPresentation, .mathTable],
      attributes: ["align": .text, "width": .either(["auto"], .mathLength)]),
    .mathML(
      "mlabeledtr", "MathML3/chapter3.html#presm.mlabeledtr",
      contains: .elements("mtd"),
      groups: [.mathPresentation],
      attributes: [
        "columnalign": .list(.exactly(["center", "left", "right"])), "groupalign": .text,
        "rowalign": .exactly(["axis", "baseline", "bottom", "center", "top"]),
      ]),
    .mathML(
      "mtr", "MathML3/chapter3.html#presm.mtr",
      contains: .elements("mtd"),
      groups: [.mathPresentation],
      attributes: [
        "columnalign": .list(.exactly(["center", "left", "right"])), "groupalign": .text,
        "rowalign": .exactly(["axis", "baseline", "bottom", "center", "top"]),
      ]),
    .mathML(
      "mtd", "MathML3/chapter3.html#presm.mtd",
      contains: .mathExpression,
      groups: [.mathPresentation, .mathSpan],
      attributes: [
        "columnalign": .exactly(["center", "left", "right"]),
        "groupalign": .list(.exactly(["center", "decimalpoint", "left", "right"])),
        "rowalign": .exactly(["axis", "baseline", "bottom", "center", "top"]),
      ]),
    .mathML(
      "maligngroup", "MathML3/chapter3.html#presm.malign",
      groups: [.mathPresentation],
      attributes: ["groupalign": .exactly(["center", "decimalpoint", "left", "right"])]),
    .mathML(
      "malignmark", "MathML3/chapter3.html#presm.malign",
      groups: [.mathPresentation],
      attributes: ["edge": .exactly(["left", "right"])]),
  ]
}
