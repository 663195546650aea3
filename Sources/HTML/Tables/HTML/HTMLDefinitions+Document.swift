extension ElementDefinition {
  /// The document element (HTML §4.1). That `head` comes before `body` is a rule.
  static let documentDefinitions: [ElementDefinition] = [
    .html(
      "html", on: "semantics", contains: .elements("head", "body"),
      obsoleteAttributes: [
        "manifest": "cache by a service worker", "version": "leave it out",
      ])
  ]
}
