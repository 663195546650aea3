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
    ("acronym", "use the `abbr` element instead"),
    ("applet", "use `embed` or `object` element instead"),
    ("bgsound", "use the `audio` element instead"),
    ("big", SharedAttributes.useCSS),
    ("blink", SharedAttributes.useCSS),
    ("fencedframe", "it is not part of HTML. Use the `iframe` element instead"),
    ("font", SharedAttributes.useCSS),
    ("geolocation", "it is not part of HTML. Use a `button` and the Geolocation API instead"),
    ("image", "use the `img` element instead"),
    ("isindex", "use a `form` with an `input` element instead"),
    ("keygen", "use the Web Cryptography API instead"),
    ("listing", "use the `pre` and `code` elements instead"),
    ("marquee", SharedAttributes.useCSS),
    ("menuitem", "use script to build a context menu instead"),
    ("multicol", SharedAttributes.useCSS),
    ("nextid", "use GUIDs instead"),
    ("nobr", SharedAttributes.useCSS),
    ("noembed", "use the `object` element instead"),
    ("param", "use the `data` attribute of the `object` element to set the URL of the external resource"),
    ("plaintext", "use the \"text/plain\" MIME type instead"),
    ("spacer", SharedAttributes.useCSS),
    ("strike", "use the `del` or `s` element instead, or CSS"),
    ("tt", "use the `code`, `kbd`, `samp` or `var` element instead, or CSS"),
    ("xmp", "use the `pre` and `code` elements instead"),
  ]

  /// Those that stood between paragraphs.
  private static let obsoleteBlocks: [(String, String)] = [
    ("basefont", SharedAttributes.useCSS),
    ("center", SharedAttributes.useCSS),
    ("dir", "use the `ul` element instead"),
    ("noframes", frames),
  ]

  /// What replaces frames.
  private static let frames =
    "use the `iframe` element and CSS instead, or use server-side includes"

  private static func obsolete(
    _ name: String, is categories: Categories, _ advice: String, anchor: String = "non-conforming-features"
  ) -> ElementDefinition {
    .html(name, on: "obsolete", anchor: anchor, is: categories, contains: .anything, obsolete: advice)
  }
}
