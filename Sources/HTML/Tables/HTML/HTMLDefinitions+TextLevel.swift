extension ElementDefinition {
  /// Text-level semantics (HTML §4.5).
  static let textLevelDefinitions: [ElementDefinition] =
    [
      anchor,
      .html(
        "dfn", on: "text-level-semantics", is: textual, contains: .phrasing, without: Exclusion([], "dfn")),
      .html(
        "q", on: "text-level-semantics", is: textual, contains: .phrasing, attributes: ["cite": .url]),
      .html(
        "data", on: "text-level-semantics", is: textual, contains: .phrasing,
        attributes: ["value": .text], required: ["value"]),
      // Without `datetime` it contains text only: a rule.
      .html(
        "time", on: "text-level-semantics", is: textual, contains: .phrasing,
        attributes: ["datetime": .timeElementValue]),
      .html("sub", on: "text-level-semantics", anchor: subAndSup, is: textual, contains: .phrasing),
      .html("sup", on: "text-level-semantics", anchor: subAndSup, is: textual, contains: .phrasing),
      .html(
        "bdo", on: "text-level-semantics", is: textual, contains: .phrasing, required: ["dir"]),
      .html(
        "span", on: "text-level-semantics", is: textual, contains: .phrasing,
        obsoleteAttributes: SharedAttributes.dataBinding),
      .html(
        "br", on: "text-level-semantics", is: [.flow, .phrasing],
        obsoleteAttributes: ["clear": SharedAttributes.useCSS]),
      .html("wbr", on: "text-level-semantics", is: [.flow, .phrasing]),
    ] + rubyDefinitions
    + [
      "em", "strong", "small", "s", "cite", "abbr", "code", "var", "samp", "kbd", "i", "b", "u", "mark",
      "bdi",
    ]
    .map { name in .html(name, on: "text-level-semantics", is: textual, contains: .phrasing) }

  /// It is interactive with `href`.
  private static let anchor: ElementDefinition = .html(
    "a", on: "text-level-semantics", is: [.flow, .phrasing, .interactive, .palpable], contains: .transparent,
    without: Exclusion(.interactive, "a", "dialog", tabindex: true),
    attributes: [
      "href": .url, "target": .navigableNameOrKeyword, "download": .text, "ping": .pingURLs,
      "rel": .linkTypes, "hreflang": .languageOrEmpty, "type": .mimeType, "referrerpolicy": .referrerPolicy,
    ],
    obsoleteAttributes: [
      "charset": "let the server of the other page say its encoding",
      "coords": "build image maps of <area>",
      "datafld": SharedAttributes.useScript, "datasrc": SharedAttributes.useScript,
      "methods": "leave it out: servers tell their methods",
      "shape": "build image maps of <area>",
      "urn": "write the lasting address into \"href\"",
    ],
    discouragedAttributes: ["name": "give the element you mean an id"])

  /// Ruby annotations. `rb` and `rtc` are those of HTML Ruby Markup Extensions §2: the Nu Html Checker has them.
  private static let rubyDefinitions: [ElementDefinition] = [
    .html(
      "ruby", on: "text-level-semantics", is: textual,
      contains: .content(.phrasing, and: ["rt", "rp", "rb", "rtc"])),
    .html("rt", on: "text-level-semantics", contains: .phrasing),
    .html("rp", on: "text-level-semantics", contains: .text),
    .html("rb", on: "obsolete", anchor: "rb", contains: .phrasing),
    .html("rtc", on: "obsolete", anchor: "rtc", contains: .content(.phrasing, and: ["rt"])),
  ]

  /// The kinds of content that words in a sentence are.
  private static let textual: Categories = [.flow, .phrasing, .palpable]
  /// The section of `sub` and `sup`.
  private static let subAndSup = "the-sub-and-sup-elements"
}
