extension ElementDefinition {
  /// Scripting (HTML §4.12).
  static let scriptingDefinitions: [ElementDefinition] = [
    // Which attributes go with which `type` is a rule.
    .html(
      "script", on: "scripting", is: [.metadata, .flow, .phrasing, .scriptSupporting], contains: .text,
      attributes: [
        // An error or only discouraged, by `type`: a rule.
        "language": .text,
        "async": .boolean, "blocking": .blocking, "crossorigin": .crossOrigin, "defer": .boolean,
        "fetchpriority": .fetchPriority, "integrity": .integrity, "nomodule": .boolean,
        "referrerpolicy": .referrerPolicy, "src": .nonEmptyURL, "type": .text,
      ],
      obsoleteAttributes: [
        "event": "add an event listener by script",
        "for": "add an event listener by script",
      ],
      discouragedAttributes: ["charset": "leave it out: scripts are UTF-8"]),
    // In `head` it contains `link`, `style` and `meta` only, and it is in no other `noscript`.
    .html(
      "noscript", on: "scripting", is: [.metadata, .flow, .phrasing], contains: .transparent,
      without: Exclusion([], "noscript")),
    .html(
      "template", on: "scripting", is: [.metadata, .flow, .phrasing, .scriptSupporting], contains: .anything,
      attributes: [
        "for": .text, "shadowrootmode": .keyword(["open", "closed"]), "shadowrootdelegatesfocus": .boolean,
        "shadowrootclonable": .boolean, "shadowrootserializable": .boolean,
        "shadowrootcustomelementregistry": .boolean,
        "shadowrootslotassignment": .keyword(["named", "manual"]),
      ]),
    .html(
      "slot", on: "scripting", is: [.flow, .phrasing], contains: .transparent, attributes: ["name": .text]),
    .html(
      "canvas", on: "canvas", is: [.flow, .phrasing, .embedded, .palpable], contains: .transparent,
      attributes: SharedAttributes.dimensions),
  ]
}
