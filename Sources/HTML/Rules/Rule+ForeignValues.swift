import Diagnostics

extension Rule {
  /// Path data that are none.
  static let badPathData = Rule(
    "html/bad-path-data", .error, "The path of an SVG shape is commands with the numbers they take.",
    advice: "A browser draws a path up to the first mistake and leaves out the rest.",
    wrong: #"<svg><path d="M 0 0 L 10"/></svg>"#, right: #"<svg><path d="M 0 0 L 10 10"/></svg>"#,
    specification: "https://www.w3.org/TR/SVG2/paths.html#PathDataBNF")

  /// A `preserveAspectRatio` that is none.
  static let badPreserveAspectRatio = Rule(
    "html/bad-preserve-aspect-ratio", .error,
    "`preserveAspectRatio` is an alignment, then `meet` or `slice`.",
    advice: "A browser takes `xMidYMid meet` instead of what it cannot read. Letter case counts.",
    wrong: #"<svg viewBox="0 0 1 1" preserveAspectRatio="center"></svg>"#,
    right: #"<svg viewBox="0 0 1 1" preserveAspectRatio="xMidYMid"></svg>"#,
    specification: "https://www.w3.org/TR/SVG2/coords.html#PreserveAspectRatioAttribute")

  /// A length of MathML that is none.
  static let badMathLength = Rule(
    "html/bad-math-length", .error, "A length of MathML is a number with a unit, or the name of a space.",
    advice: "A browser takes the default instead of a length it cannot read. Write `0.5em` or `50%`.",
    wrong: #"<math><mspace width="wide"/></math>"#, right: #"<math><mspace width="1em"/></math>"#,
    specification: "https://www.w3.org/TR/MathML3/chapter2.html#type.length")

  /// The rules for values of SVG and MathML.
  static let foreignValueRules: [Rule] = [.badPathData, .badPreserveAspectRatio, .badMathLength]
}
