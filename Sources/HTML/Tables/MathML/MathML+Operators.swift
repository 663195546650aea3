extension ElementDefinition {
  /// Operators, functions and constants of content: empty elements that differ in meaning only (MathML 3
  /// §4.4).
  static let mathMLOperators: [ElementDefinition] =
    [
      mathMLFunctions, mathMLArithmetic, mathMLRelations, mathMLCalculus,
      mathMLSetTheory, mathMLSequences, mathMLElementaryFunctions, mathMLStatistics,
      mathMLLinearAlgebra, mathMLConstants,
    ].flatMap { $0 }

  /// Functions and inverses (MathML 3 §4.4.1).
  static let mathMLFunctions: [ElementDefinition] = [
    .mathOperator("inverse"),
    .mathOperator("compose"),
    .mathOperator("ident"),
    .mathOperator("domain"),
    .mathOperator("codomain"),
    .mathOperator("image"),
  ]
  /// Arithmetic, algebra and logic (MathML 3 §4.4.2).
  static let mathMLArithmetic: [ElementDefinition] = [
    .mathOperator("quotient"),
    .mathOperator("factorial"),
    .mathOperator("divide"),
    .mathOperator("max"),
    .mathOperator("min"),
    .mathOperator("minus"),
    .mathOperator("plus"),
    .mathOperator("power"),
    .mathOperator("rem"),
    .mathOperator("times"),
    .mathOperator("root"),
    .mathOperator("gcd"),
    .mathOperator("and"),
    .mathOperator("or"),
    .mathOperator("xor"),
    .mathOperator("not"),
    .mathOperator("implies"),
    .mathOperator("forall"),
    .mathOperator("exists"),
    .mathOperator("abs"),
    .mathOperator("conjugate"),
    .mathOperator("arg"),
    .mathOperator("real"),
    .mathOperator("imaginary"),
    .mathOperator("lcm"),
    .mathOperator("floor"),
    .mathOperator("ceiling"),
  ]
  /// Relations (MathML 3 §4.4.3).
  static let mathMLRelations: [ElementDefinition] = [
    .mathOperator("eq"),
    .mathOperator("neq"),
    .mathOperator("gt"),
    .mathOperator("lt"),
    .mathOperator("geq"),
    .mathOperator("leq"),
    .mathOperator("equivalent"),
    .mathOperator("approx"),
    .mathOperator("factorof"),
  ]
  /// Calculus and vector calculus (MathML 3 §4.4.4).
  static let mathMLCalculus: [ElementDefinition] = [
    .mathOperator("int"),
    .mathOperator("diff"),
    .mathOperator("partialdiff"),
    .mathOperator("divergence"),
    .mathOperator("grad"),
    .mathOperator("curl"),
    .mathOperator("laplacian"),
  ]
  /// Theory of sets (MathML 3 §4.4.5).
  static let mathMLSetTheory: [ElementDefinition] = [
    .mathOperator("union"),
    .mathOperator("intersect"),
    .mathOperator("in"),
    .mathOperator("notin"),
    .mathOperator("subset"),
    .mathOperator("prsubset"),
    .mathOperator("notsubset"),
    .mathOperator("notprsubset"),
    .mathOperator("setdiff"),
    .mathOperator("card"),
    .mathOperator("cartesianproduct"),
  ]
  /// Sequences and series (MathML 3 §4.4.6).
  static let mathMLSequences: [ElementDefinition] = [
    .mathOperator("sum"),
    .mathOperator("product"),
    .mathOperator("limit"),
    .mathOperator("tendsto", attributes: ["type": .text]),
  ]
  /// Elementary classical functions (MathML 3 §4.4.7).
  static let mathMLElementaryFunctions: [ElementDefinition] = [
    .mathOperator("exp"),
    .mathOperator("ln"),
    .mathOperator("log"),
    .mathOperator("sin", section: "trig"),
    .mathOperator("cos", section: "trig"),
    .mathOperator("tan", section: "trig"),
    .mathOperator("sec", section: "trig"),
    .mathOperator("csc", section: "trig"),
    .mathOperator("cot", section: "trig"),
    .mathOperator("sinh", section: "trig"),
    .mathOperator("cosh", section: "trig"),
    .mathOperator("tanh", section: "trig"),
    .mathOperator("sech", section: "trig"),
    .mathOperator("csch", section: "trig"),
    .mathOperator("coth", section: "trig"),
    .mathOperator("arcsin", section: "trig"),
    .mathOperator("arccos", section: "trig"),
    .mathOperator("arctan", section: "trig"),
    .mathOperator("arcsec", section: "trig"),
    .mathOperator("arccsc", section: "trig"),
    .mathOperator("arccot", section: "trig"),
    .mathOperator("arcsinh", section: "trig"),
    .mathOperator("arccosh", section: "trig"),
    .mathOperator("arctanh", section: "trig"),
    .mathOperator("arcsech", section: "trig"),
    .mathOperator("arccsch", section: "trig"),
    .mathOperator("arccoth", section: "trig"),
  ]
  /// Statistics (MathML 3 §4.4.8).
  static let mathMLStatistics: [ElementDefinition] = [
    .mathOperator("mean"),
    .mathOperator("sdev"),
    .mathOperator("variance"),
    .mathOperator("median"),
    .mathOperator("mode"),
    .mathOperator("moment"),
  ]
  /// Linear algebra (MathML 3 §4.4.9).
  static let mathMLLinearAlgebra: [ElementDefinition] = [
    .mathOperator("determinant"),
    .mathOperator("transpose"),
    .mathOperator("selector"),
    .mathOperator("vectorproduct"),
    .mathOperator("scalarproduct"),
    .mathOperator("outerproduct"),
  ]
  /// Constants (MathML 3 §4.4.10).
  static let mathMLConstants: [ElementDefinition] = [
    .mathOperator("integers"),
    .mathOperator("reals"),
    .mathOperator("rationals"),
    .mathOperator("naturalnumbers"),
    .mathOperator("complexes"),
    .mathOperator("primes"),
    .mathOperator("emptyset"),
    .mathOperator("exponentiale"),
    .mathOperator("imaginaryi"),
    .mathOperator("notanumber"),
    .mathOperator("true"),
    .mathOperator("false"),
    .mathOperator("pi"),
    .mathOperator("eulergamma"),
    .mathOperator("infinity"),
  ]

  /// An empty element of content; its section is called after it, or as said.
  @inline(never)
  private static func mathOperator(
    _ name: String, section: String? = nil, attributes: AttributeList<ValueKind> = [:]
  ) -> ElementDefinition {
    .mathML(
      name, "MathML3/chapter4.html#contm.\(section ?? name)", groups: [.mathCommon, .mathDefinition],
      attributes: attributes)
  }
}
