extension ElementDefinition {
  /// Annotations (MathML 3 §5.2).
  static let mathMLSemantics: [ElementDefinition] = [
    .mathML(
      "semantics", "MathML3/chapter5.html#mixing.elements.semantics",
      contains: .mathExpression(and: "annotation", "annotation-xml"),
      groups: [.mathCommon, .mathDefinition],
      attributes: ["cd": .xmlName, "name": .xmlName]),
    .mathML(
      "annotation", "MathML3/chapter5.html#mixing.elements.annotation",
      contains: .text,
      groups: [.mathCommon, .mathDefinition, .mathAnnotation]),
    .mathML(
      "annotation-xml", "MathML3/chapter5.html#mixing.elements.annotation.xml",
      contains: .mathAnnotation,
      groups: [.mathCommon, .mathAnnotation],
      attributes: [
        "encoding": .exactly([
          "MathML", "MathML-Content", "MathML-Presentation", "SVG1.1", "application/xhtml+xml", "text/html",
        ])
      ]),
  ]
}
