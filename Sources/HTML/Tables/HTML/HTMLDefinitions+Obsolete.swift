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
    ("acronym", "use <abbr>"),
    ("applet", "use <embed> or <object>"),
    ("bgsound", "use <audio>"),
    ("big", SharedAttributes.useCSS),
    ("blink", SharedAttributes.useCSS),
    ("fencedframe", "use <iframe>"),
    ("font", SharedAttributes.useCSS),
    ("geolocation", "ask for the place by script, from a <button>"),
    ("image", "use <img>"),
    ("isindex", "use a <form> with an <input>"),
    ("keygen", "make keys by script"),
    ("listing", "use <pre> with <code> inside"),
    ("marquee", SharedAttributes.useCSS),
    ("menuitem", "build context menus by script"),
    ("multicol", SharedAttributes.useCSS),
    ("nextid", "write ids of your own"),
    ("nobr", SharedAttributes.useCSS),
    ("noembed", "put what is shown instead into <object>"),
    ("param", "write the address into \"data\" of the <object>"),
    ("plaintext", "link to a file of plain text, or use <pre>"),
    ("spacer", SharedAttributes.useCSS),
    ("strike", "use <del> for edits, <s> for what no longer holds, or a style sheet"),
    ("tt", "use <code>, <kbd>, <samp> or <var>, or a style sheet"),
    ("xmp", "use <pre> with <code> inside"),
  ]

  /// Those that stood between paragraphs.
  private static let obsoleteBlocks: [(String, String)] = [
    ("basefont", SharedAttributes.useCSS),
    ("center", SharedAttributes.useCSS),
    ("dir", "use <ul>"),
    ("noframes", frames),
  ]

  /// What replaces frames.
  private static let frames =
    "join the pages when the site is built, or use <iframe>"

  private static func obsolete(
    _ name: String, is categories: Categories, _ advice: String, anchor: String = "non-conforming-features"
  ) -> ElementDefinition {
    .html(name, on: "obsolete", anchor: anchor, is: categories, contains: .anything, obsolete: advice)
  }
}
