extension ElementDefinition {
  /// Embedded content (HTML §4.8).
  static let embeddedDefinitions: [ElementDefinition] = [
    .html(
      "picture", on: "embedded-content", is: [.flow, .phrasing, .embedded, .palpable],
      contains: .content(.scriptSupporting, and: ["source", "img"], text: false)),
    // `srcset`, `sizes`, `width` and `height` are for `picture`, `src` is for media: a rule.
    .html(
      "source", on: "embedded-content",
      attributes: SharedAttributes.dimensions.and([
        "type": .mimeType, "media": .mediaQueries, "src": .nonEmptyURL, "srcset": .sourceSet,
        "sizes": .sourceSizes,
      ])),
    image,
    frame,
    // It may have any other attribute as well (HTML §4.8.6): they are handed to its plugin.
    .html(
      "embed", on: "iframe-embed-object", is: [.flow, .phrasing, .embedded, .interactive, .palpable],
      attributes: SharedAttributes.dimensions.and(["src": .nonEmptyURL, "type": .mimeType]),
      obsoleteAttributes: SharedAttributes.embeddedAppearance.and([
        "name": "use \"id\""
      ])),
    object,
    .html(
      "video", on: "media", is: [.flow, .phrasing, .embedded, .interactive, .palpable],
      contains: .transparent(and: "source", "track"), without: Exclusion([], "audio", "video"),
      attributes: SharedAttributes.media.and(SharedAttributes.dimensions).and([
        "poster": .nonEmptyURL, "playsinline": .boolean,
      ])),
    .html(
      "audio", on: "media", is: [.flow, .phrasing, .embedded, .interactive, .palpable],
      contains: .transparent(and: "source", "track"), without: Exclusion([], "audio", "video"),
      attributes: SharedAttributes.media),
    .html(
      "track", on: "media",
      attributes: [
        "kind": .keyword(["subtitles", "captions", "descriptions", "chapters", "metadata"]),
        "src": .nonEmptyURL, "srclang": .languageOrEmpty, "label": .nonEmptyText, "default": .boolean,
      ], required: ["src"]),
    .html(
      "map", on: "image-maps", is: [.flow, .phrasing, .palpable], contains: .transparent,
      attributes: ["name": .id], required: ["name"]),
    area,
  ]

  /// An image (HTML §4.8.3). It is interactive with `usemap`; where it may be without `alt` is a rule.
  private static let image: ElementDefinition = .html(
    "img", on: "embedded-content", is: [.flow, .phrasing, .embedded, .interactive, .palpable],
    attributes: SharedAttributes.dimensions.and([
      "alt": .text, "src": .nonEmptyURL, "srcset": .sourceSet, "sizes": .sourceSizes,
      "crossorigin": .crossOrigin, "usemap": .hashName, "ismap": .boolean,
      "referrerpolicy": .referrerPolicy, "decoding": .keyword(["sync", "async", "auto"]),
      "loading": .loading, "fetchpriority": .fetchPriority, "controls": .boolean,
      "generator-unable-to-provide-required-alt": .keyword([""]),
    ]),
    obsoleteAttributes: SharedAttributes.embeddedAppearance.and([
      "datafld": SharedAttributes.useScript, "datasrc": SharedAttributes.useScript,
      "longdesc": "put a link to the description beside it",
      "lowsrc": "put one progressive image into \"src\"",
      "name": "use \"id\"",
    ]), discouragedAttributes: ["border": "leave it out, or say it in a style sheet"])

  /// A page in a page (HTML §4.8.5).
  private static let frame: ElementDefinition = .html(
    "iframe", on: "iframe-embed-object", is: [.flow, .phrasing, .embedded, .interactive, .palpable],
    attributes: SharedAttributes.dimensions.and([
      "src": .nonEmptyURL, "srcdoc": .text, "name": .navigableName, "sandbox": .sandbox,
      "allow": .permissionsPolicy, "allowfullscreen": .boolean, "referrerpolicy": .referrerPolicy,
      "loading": .loading,
    ]),
    obsoleteAttributes: SharedAttributes.embeddedAppearance.and([
      "allowtransparency": SharedAttributes.useCSS, "datafld": SharedAttributes.useScript,
      "datasrc": SharedAttributes.useScript, "frameborder": SharedAttributes.useCSS,
      "framespacing": SharedAttributes.useCSS,
      "longdesc": "put a link to the description beside it",
      "marginheight": SharedAttributes.useCSS, "marginwidth": SharedAttributes.useCSS,
      "scrolling": SharedAttributes.useCSS,
    ]))

  /// An external resource (HTML §4.8.7).
  private static let object: ElementDefinition = .html(
    "object", on: "iframe-embed-object", is: [.flow, .phrasing, .embedded, .palpable], contains: .transparent,
    attributes: SharedAttributes.dimensions.and([
      "data": .nonEmptyURL, "type": .mimeType, "name": .navigableName, "form": .idReference,
    ]), required: ["data"],
    removedAttributes: ["typemustmatch": "embed only what you trust", "usemap": "put image maps on <img>"],
    obsoleteAttributes: SharedAttributes.embeddedAppearance.and(SharedAttributes.dataBinding).and([
      "archive": dataAndType, "border": SharedAttributes.useCSS, "classid": dataAndType, "code": dataAndType,
      "codebase": dataAndType, "codetype": dataAndType,
      "declare": "write the whole <object> wherever it is needed",
      "standby": "make the resource load faster",
    ]))

  /// An area of an image map (HTML §4.8.14). That it is in a `map`, and needs `alt` with `href`, are rules.
  private static let area: ElementDefinition = .html(
    "area", on: "image-maps", is: [.flow, .phrasing],
    attributes: [
      "alt": .text, "coords": .coordinates, "shape": .keyword(["circle", "default", "poly", "rect"]),
      "href": .url, "target": .navigableNameOrKeyword, "download": .text, "ping": .pingURLs,
      "rel": .linkTypes, "referrerpolicy": .referrerPolicy, "hreflang": .languageOrEmpty, "type": .mimeType,
    ],
    obsoleteAttributes: ["nohref": "leave out \"href\", and this too"])

  /// What replaces the ways `object` named its resource.
  private static let dataAndType = "name the resource by \"data\" and \"type\""
}
