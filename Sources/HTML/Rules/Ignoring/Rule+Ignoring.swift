internal import Diagnostics

extension Rule {
  /// The rules about comments that accept faults.
  static let ignoreRules: [Rule] = [.malformedIgnore, .unusedIgnore]

  private static let aboutComments = "https://html.spec.whatwg.org/multipage/syntax.html#comments"

  /// A comment that names no rule or gives no reason.
  static let malformedIgnore = Rule(
    "html/malformed-ignore", .error, "A comment that accepts a fault names its rule and says why.",
    advice: """
      `<!-- vipera-ignore-next html/rule: why -->` accepts the faults of one rule up to the end of the next start tag. \
      Who reads it later wants to know why.
      """,
    wrong: "<!-- vipera-ignore-next html/empty-heading --><p>a</p>", right: "<p>a</p>",
    specification: aboutComments)

  /// A comment that accepts nothing.
  static let unusedIgnore = Rule(
    "html/unused-ignore", .warning, "A comment that accepts a fault has a fault to accept.",
    advice:
      "The fault was put right since, or the comment stands in the wrong place: it reaches to the next start tag only.",
    wrong: "<!-- vipera-ignore-next html/obsolete-element: no time --><p>a</p>", right: "<p>a</p>",
    specification: aboutComments)
}
