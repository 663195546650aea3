extension ElementDefinition {
  /// The structure of content (MathML 3 §4.2), its containers (§4.3.1) and qualifiers (§4.3.3), and what is
  /// deprecated (§4.5).
  static let mathMLContent: [ElementDefinition] = [
    .mathML(
      "cn", "MathML3/chapter4.html#contm.cn",
      contains: .mathSymbol(and: "mglyph", "sep"),
      groups: [.mathCommon, .mathDefinition],
      attributes: ["base": .text, "type": .text]),
    .mathML(
      "sep", "MathML3/chapter4.html#contm.cn",
      groups: [.mathNamespaces]),
    .mathML(
      "ci", "MathML3/chapter4.html#contm.ci",
      contains: .mathSymbol(and: "mglyph"),
      groups: [.mathCommon, .mathDefinition],
      attributes: ["type": .text]),
    .mathML(
      "csymbol", "MathML3/chapter4.html#contm.csymbol",
      contains: .mathSymbol(and: "mglyph"),
      groups: [.mathCommon, .mathDefinition],
      attributes: ["cd": .xmlName, "type": .text]),
    .mathML(
      "cs", "MathML3/chapter4.html#contm.cs",
      contains: .text,
      groups: [.mathCommon, .mathDefinition]),
    .mathML(
      "apply", "MathML3/chapter4.html#contm.apply",
      contains: .mathArguments,
      groups: [.mathCommon]),
    .mathML(
      "bind", "MathML3/chapter4.html#contm.binding",
      contains: .mathArguments,
      groups: [.mathCommon]),
    .mathML(
      "bvar", "MathML3/chapter4.html#contm.binding",
      contains: .elements("ci", "degree", "semantics"),
      groups: [.mathNamespaces]),
    .mathML(
      "share", "MathML3/chapter4.html#contm.share",
      groups: [.mathCommon],
      attributes: ["src": .url]),
    .mathML(
      "cerror", "MathML3/chapter4.html#contm.cerror",
      contains: .mathContent,
      groups: [.mathCommon]),
    .mathML(
      "cbytes", "MathML3/chapter4.html#contm.cbytes",
      contains: .text,
      groups: [.mathCommon, .mathDefinition]),
    .mathML(
      "lambda", "MathML3/chapter4.html#contm.lambda",
      contains: .mathDomain,
      groups: [.mathCommon, .mathDefinition]),
    .mathML(
      "interval", "MathML3/chapter4.html#contm.interval",
      contains: .mathContent,
      groups: [.mathCommon, .mathDefinition],
      attributes: ["closure": .text]),
    .mathML(
      "piecewise", "MathML3/chapter4.html#contm.piecewise",
      contains: .elements("otherwise", "piece"),
      groups: [.mathCommon, .mathDefinition]),
    .mathML(
      "piece", "MathML3/chapter4.html#contm.piecewise",
      contains: .mathContent,
      groups: [.mathCommon, .mathDefinition]),
    .mathML(
      "otherwise", "MathML3/chapter4.html#contm.piecewise",
      contains: .mathContent,
      groups: [.mathCommon, .mathDefinition]),
    .mathML(
      "set", "MathML3/chapter4.html#contm.set",
      contains: .mathDomain,
      groups: [.mathCommon, .mathDefinition],
      attributes: ["type": .text]),
    .mathML(
      "list", "MathML3/chapter4.html#contm.list",
      contains: .mathDomain,
      groups: [.mathCommon, .mathDefinition],
      attributes: ["order": .exactly(["lexicographic", "numeric"])]),
    .mathML(
      "vector", "MathML3/chapter4.html#contm.vector",
      contains: .mathDomain,
      groups: [.mathCommon, .mathDefinition]),
    .mathML(
      "matrix", "MathML3/chapter4.html#contm.matrix",
      contains: .mathDomain,
      groups: [.mathCommon, .mathDefinition]),
    .mathML(
      "matrixrow", "MathML3/chapter4.html#contm.matrixrow",
      contains: .mathDomain,
      groups: [.mathCommon, .mathDefinition]),
    .mathML(
      "domainofapplication", "MathML3/chapter4.html#contm.domainofapplication.qualifier",
      contains: .mathContent,
      groups: [.mathNamespaces]),
    .mathML(
      "condition", "MathML3/chapter4.html#contm.domainofapplication.qualifier",
      contains: .mathContent,
      groups: [.mathNamespaces]),
    .mathML(
      "lowlimit", "MathML3/chapter4.html#contm.domainofapplication.qualifier",
      contains: .mathContent,
      groups: [.mathNamespaces]),
    .mathML(
      "uplimit", "MathML3/chapter4.html#contm.domainofapplication.qualifier",
      contains: .mathContent,
      groups: [.mathNamespaces]),
    .mathML(
      "degree", "MathML3/chapter4.html#contm.degree",
      contains: .mathContent,
      groups: [.mathNamespaces]),
    .mathML(
      "momentabout", "MathML3/chapter4.html#contm.otherqualifiers",
      contains: .mathContent,
      groups: [.mathNamespaces]),
    .mathML(
      "logbase", "MathML3/chapter4.html#contm.otherqualifiers",
      contains: .mathContent,
      groups: [.mathNamespaces]),
    .mathML(
      "declare", "MathML3/chapter4.html#contm.declare",
      contains: .mathContent,
      groups: [.mathNamespaces, .mathDefinition],
      attributes: [
        "nargs": .nonNegativeInteger, "occurrence": .exactly(["function-model", "infix", "prefix"]),
        "scope": .text, "type": .text,
      ]),
    .mathML(
      "reln", "MathML3/chapter4.html#contm.reln",
      contains: .mathContent,
      groups: [.mathNamespaces]),
    .mathML(
      "fn", "MathML3/chapter4.html#contm.container",
      contains: .mathContent,
      groups: [.mathNamespaces]),
  ]
}
