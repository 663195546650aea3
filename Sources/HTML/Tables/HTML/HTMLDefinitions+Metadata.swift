extension ElementDefinition {
  /// Document metadata (HTML §4.2).
  static let metadataDefinitions: [ElementDefinition] = [
    .html(
      "head", on: "semantics", contains: .content(.metadata, text: false),
      discouragedAttributes: ["profile": "leave it out: nothing reads it"]),
    .html("title", on: "semantics", is: .metadata, contains: .text),
    .html(
      "base", on: "semantics", is: .metadata, attributes: ["href": .url, "target": .navigableNameOrKeyword]),
    link,
    meta,
    .html(
      "style", on: "semantics", is: .metadata, contains: .text,
      // `type` is an error or only unnecessary, by its value: a rule.
      attributes: ["media": .mediaQueries, "blocking": .blocking, "type": .text]),
  ]

  /// It is phrasing content with `itemprop`, or where its `rel` is allowed in the body. Its `rev` is obsolete in HTML
  /// but an attribute of RDFa: it is not listed here.
  private static let link: ElementDefinition = .html(
    "link", on: "semantics", is: [.metadata, .flow, .phrasing],
    attributes: [
      "href": .nonEmptyURL, "crossorigin": .crossOrigin, "rel": .linkTypes, "media": .mediaQueries,
      "integrity": .integrity, "hreflang": .languageOrEmpty, "type": .mimeType,
      "referrerpolicy": .referrerPolicy,
      "sizes": .iconSizes, "imagesrcset": .sourceSet, "imagesizes": .sourceSizes,
      "as": .keyword([
        "audioworklet", "fetch", "font", "image", "json", "paintworklet", "script", "serviceworker",
        "sharedworker", "style", "track", "worker",
      ]),
      "blocking": .blocking, "color": .colour, "disabled": .boolean, "fetchpriority": .fetchPriority,
    ],
    obsoleteAttributes: [
      "charset": "let the server of the other page say its encoding",
      "methods": "leave it out: servers tell their methods",
      "target": "leave it out",
      "urn": "write the lasting address into \"href\"",
    ])

  /// It is phrasing content with `itemprop`. What `content` holds depends on `name` and `http-equiv`: a rule.
  private static let meta: ElementDefinition = .html(
    "meta", on: "semantics", is: [.metadata, .flow, .phrasing],
    attributes: [
      "name": .nonEmptyText,
      "http-equiv": .keyword([
        "content-language", "content-type", "default-style", "refresh", "x-ua-compatible",
        "content-security-policy",
      ]),
      "content": .text, "charset": .encodingLabel, "media": .mediaQueries,
    ],
    obsoleteAttributes: ["scheme": "name the scheme inside the value"])
}
