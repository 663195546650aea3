extension ElementDefinition {
  /// Edits (HTML §4.7).
  static let editDefinitions: [ElementDefinition] = [
    .html(
      "ins", on: "edits", is: [.flow, .phrasing, .palpable], contains: .transparent,
      attributes: ["cite": .url, "datetime": .dateOrGlobalDateTime]),
    .html(
      "del", on: "edits", is: [.flow, .phrasing], contains: .transparent,
      attributes: ["cite": .url, "datetime": .dateOrGlobalDateTime]),
  ]
}
