import Diagnostics

extension Rule {
  /// The rules of RDFa.
  static let rdfaRules: [Rule] = [.badRDFaPrefix]

  /// The value of `prefix` (RDFa Core 1.1 §5).
  static let badRDFaPrefix = Rule(
    "html/bad-rdfa-prefix", .error, "A `prefix` attribute holds pairs of a prefix with a colon and an IRI.",
    advice: """
      Each prefix ends with a colon, then come a space and the IRI it stands for, then the next prefix. \
      Without the colon a reader of RDFa ignores the pair, and every name with that prefix is lost.
      """,
    wrong: #"<p prefix="dc http://purl.org/dc/terms/">Text</p>"#,
    right: #"<p prefix="dc: http://purl.org/dc/terms/">Text</p>"#,
    specification: "https://www.w3.org/TR/rdfa-core/#A-prefix")
}
