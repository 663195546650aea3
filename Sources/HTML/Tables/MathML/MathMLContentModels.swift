extension ContentModel {
  // MARK: Names

  /// Elements of presentation that stand for an expression (MathML 3 §3.1.9).
  static let mathPresentationNames: [String] = [
    "maction", "maligngroup", "malignmark", "menclose", "merror", "mfenced", "mfrac", "mi", "mlongdiv",
    "mmultiscripts", "mn", "mo", "mover", "mpadded", "mphantom", "mroot", "mrow", "ms", "mspace", "msqrt",
    "mstack", "mstyle", "msub", "msubsup", "msup", "mtable", "mtext", "munder", "munderover",
  ]

  /// Elements of content that stand for an expression (MathML 3 §4.1.3): the structures here, and all
  /// operators and constants.
  static let mathContentNames: [String] =
    [
      "apply", "bind", "cbytes", "cerror", "ci", "cn", "cs", "csymbol", "declare", "fn", "interval", "lambda",
      "list", "matrix", "matrixrow", "piecewise", "reln", "semantics", "set", "share", "vector",
    ] + ElementDefinition.mathMLOperators.map(\.name)

  /// Elements that say what is bound and what it ranges over (MathML 3 §4.3.3.1).
  static let mathDomainNames: [String] = ["bvar", "condition", "domainofapplication", "lowlimit", "uplimit"]

  // MARK: Models

  /// Expressions of presentation or content (MathML 3 §3.1.9).
  static let mathExpression = content(
    [], and: mathContentNames + mathPresentationNames, text: false)
  /// Expressions of content (MathML 3 §4.1.3).
  static let mathContent = content([], and: mathContentNames, text: false)
  /// Expressions of content, and what they range over (MathML 3 §4.3.3.1).
  static let mathDomain = content([], and: mathContentNames + mathDomainNames, text: false)
  /// An operator, its qualifiers and its arguments (MathML 3 §4.2.5).
  static let mathArguments = content(
    [], and: mathContentNames + mathDomainNames + ["degree", "logbase", "momentabout"], text: false)

  /// Anything a page may hold, and expressions (MathML 3 §5.2.3).
  static let mathAnnotation = content(.flow, and: mathContentNames + mathPresentationNames)

  /// Expressions of presentation or content, and these elements.
  static func mathExpression(and names: String...) -> ContentModel {
    content([], and: mathContentNames + mathPresentationNames + names, text: false)
  }
  /// The text of a symbol or number, with presentation where text does not do, and these elements (MathML 3
  /// §4.2).
  static func mathSymbol(and names: String...) -> ContentModel {
    content([], and: mathPresentationNames + names)
  }
}
