extension ElementDefinition {
  /// Elementary arithmetic as it is written by hand (MathML 3 §3.6), and `maction` (§3.7).
  static let mathMLElementary: [ElementDefinition] = [
    .mathML(
      "mstack", "MathML3/chapter3.html#presm.mstack",
      contains: .mathExpression(and: "mscarries", "msgroup", "msline", "msrow"),
      groups: [.mathPresentation, .mathStack],
      attributes: ["align": .text]),
    .mathML(
      "mlongdiv", "MathML3/chapter3.html#presm.mlongdiv",
      contains: .mathExpression(and: "mscarries", "msgroup", "msline", "msrow"),
      groups: [.mathPresentation, .mathPosition],
      attributes: [
        "longdivstyle": .exactly([
          ":right=right", "left)(right", "left/\\right", "lefttop", "mediumstackedrightright", "righttop",
          "shortstackedrightright", "stackedleftleft", "stackedleftlinetop", "stackedrightright",
        ]),
        "shift": .integer,
      ]),
    .mathML(
      "msgroup", "MathML3/chapter3.html#presm.msgroup",
      contains: .mathExpression(and: "mscarries", "msgroup", "msline", "msrow"),
      groups: [.mathPresentation, .mathPosition],
      attributes: ["shift": .integer]),
    .mathML(
      "msrow", "MathML3/chapter3.html#presm.msrow",
      contains: .mathExpression(and: "none"),
      groups: [.mathPresentation, .mathPosition]),
    .mathML(
      "mscarries", "MathML3/chapter3.html#presm.mscarries",
      contains: .mathExpression(and: "mscarry", "none"),
      groups: [.mathPresentation, .mathCarries, .mathPosition],
      attributes: ["scriptsizemultiplier": .number]),
    .mathML(
      "mscarry", "MathML3/chapter3.html#presm.mscarry",
      contains: .mathExpression(and: "none"),
      groups: [.mathPresentation, .mathCarries]),
    .mathML(
      "msline", "MathML3/chapter3.html#presm.msline",
      groups: [.mathPresentation, .mathLine, .mathPosition]),
    .mathML(
      "maction", "MathML3/chapter3.html#presm.maction",
      contains: .mathExpression,
      groups: [.mathPresentation],
      attributes: ["actiontype": .text, "selection": .positiveInteger],
      required: ["actiontype"]),
  ]
}
