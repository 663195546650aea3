extension ElementDefinition {
  /// Interactive elements (HTML §4.11).
  static let interactiveDefinitions: [ElementDefinition] = [
    // One `summary`, and first: a rule.
    .html(
      "details", on: "interactive-elements", is: [.flow, .interactive, .palpable],
      contains: .content(.flow, and: ["summary"]), attributes: ["name": .nonEmptyText, "open": .boolean]),
    .html("summary", on: "interactive-elements", contains: .content([.phrasing, .heading])),
    .html(
      "dialog", on: "interactive-elements", is: .flow, contains: .flow,
      attributes: ["closedby": .keyword(["any", "closerequest", "none"]), "open": .boolean]),
  ]
}
