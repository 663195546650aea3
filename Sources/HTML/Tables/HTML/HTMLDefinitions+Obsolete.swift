extension ElementDefinition {
  /// Elements that must not be used any more (HTML §16.2), and some that never were in HTML but in browsers.
  /// They may be where they used to be and contain anything, so that a page hears of each once.
  static let obsoleteDefinitions: [ElementDefinition] =
    obsoletePhrases.map { name, advice in obsolete(name, is: [.flow, .phrasing], advice) }
    + obsoleteBlocks.map { name, advice in obsolete(name, is: .flow, advice) } + [
      obsolete("frame", is: [], frames, anchor: "frames"),
      obsolete("frameset", is: [], frames, anchor: "frames"),
    ]

  /// Those that stood in a line of text.
  private static let obsoletePhrases: [(String, String)] = [
    ("acronym", "Use the `abbr` element instead."),
    ("applet", "Use `embed` or `object` element instead."),
    ("bgsound", "Use the `audio` element instead."),
    ("big", SharedAttributes.useCSS),
    ("blink", SharedAttributes.useCSS),
    ("fencedframe", "It is not part of HTML. Use the `iframe` element instead."),
    ("font", SharedAttributes.useCSS),
    ("geolocation", "It is not part of HTML. Use a `button` and the Geolocation API instead."),
    ("image", "Use the `img` element instead."),
    ("isindex", "Use a `form` with an `input` element instead."),
    ("keygen", "Use the Web Cryptography API instead."),
    ("listing", "Use the `pre` and `code` elements instead."),
    ("marquee", SharedAttributes.useCSS),
    ("menuitem", "Use script to build a context menu instead."),
    ("multicol", SharedAttributes.useCSS),
    ("nextid", "Use GUIDs instead."),
    ("nobr", SharedAttributes.useCSS),
    ("noembed", "Use the `object` element instead."),
    ("param", "Use the `data` attribute of the `object` element to set the URL of the external resource."),
    ("plaintext", "Use the “text/plain” MIME type instead."),
    ("spacer", SharedAttributes.useCSS),
    ("strike", "Use the `del` or `s` element instead, or CSS."),
    ("tt", "Use the `code`, `kbd`, `samp` or `var` element instead, or CSS."),
    ("xmp", "Use the `pre` and `code` elements instead."),
  ]

  /// Those that stood between paragraphs.
  private static let obsoleteBlocks: [(String, String)] = [
    ("basefont", SharedAttributes.useCSS),
    ("center", SharedAttributes.useCSS),
    ("dir", "Use the `ul` element instead."),
    ("noframes", frames),
  ]

  /// What replaces frames.
  private static let frames =
    "Use the `iframe` element and CSS instead, or use server-side includes."

  private static func obsolete(
    _ name: String, is categories: Categories, _ advice: String, anchor: String = "non-conforming-features"
  ) -> ElementDefinition {
    .html(name, on: "obsolete", anchor: anchor, is: categories, contains: .anything, obsolete: advice)
  }
}
