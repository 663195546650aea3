extension ElementDefinition {
  /// Fonts that are drawn in SVG (SVG 1.1 §20; SVG 2 dropped them).
  static let svgFonts: [ElementDefinition] = [
    .svg(
      "font", "SVG11/fonts.html#FontElement",
      contains: .elements(
        "desc", "font-face", "glyph", "hkern", "metadata", "missing-glyph", "title", "vkern"
      ),
      groups: [.core, .focus, .styling, .presentation, .glyphMetrics],
      attributes: ["horiz-origin-x": .text, "horiz-origin-y": .text],
      required: ["horiz-adv-x"]),
    .svg(
      "glyph", "SVG11/fonts.html#GlyphElement",
      contains: .svgGraphics,
      groups: [.core, .focus, .styling, .role, .presentation, .glyphMetrics],
      attributes: [
        "arabic-form": .text, "d": .pathData, "glyph-name": .text, "orientation": .text, "unicode": .text,
      ]),
    .svg(
      "missing-glyph", "SVG11/fonts.html#MissingGlyphElement",
      contains: .svgGraphics,
      groups: [.core, .focus, .styling, .presentation, .glyphMetrics],
      attributes: ["d": .pathData]),
    .svg(
      "hkern", "SVG11/fonts.html#HKernElement",
      groups: [.core, .focus, .kerningPair],
      required: ["k"]),
    .svg(
      "vkern", "SVG11/fonts.html#VKernElement",
      groups: [.core, .focus, .kerningPair],
      required: ["k"]),
    .svg(
      "font-face", "SVG11/fonts.html#FontFaceElement",
      contains: .elements("definition-src", "desc", "font-face-src", "metadata", "title"),
      groups: [.core, .focus],
      attributes: [
        "accent-height": .text, "alphabetic": .text, "ascent": .text, "bbox": .text, "cap-height": .text,
        "descent": .text, "font-family": .text, "font-size": .text, "font-stretch": .text,
        "font-style": .text, "font-variant": .text, "font-weight": .text, "hanging": .text,
        "ideographic": .text, "mathematical": .text, "overline-position": .text, "overline-thickness": .text,
        "panose-1": .text, "slope": .text, "stemh": .text, "stemv": .text, "strikethrough-position": .text,
        "strikethrough-thickness": .text, "underline-position": .text, "underline-thickness": .text,
        "unicode-range": .text, "units-per-em": .text, "v-alphabetic": .text, "v-hanging": .text,
        "v-ideographic": .text, "v-mathematical": .text, "widths": .text, "x-height": .text,
      ]),
    .svg(
      "font-face-src", "SVG11/fonts.html#FontFaceSrcElement",
      contains: .elements("font-face-name", "font-face-uri"),
      groups: [.core, .focus]),
    .svg(
      "font-face-uri", "SVG11/fonts.html#FontFaceURIElement",
      contains: .elements("font-face-format"),
      groups: [.core, .focus, .reference]),
    .svg(
      "font-face-format", "SVG11/fonts.html#FontFaceFormatElement",
      groups: [.core, .focus],
      attributes: ["string": .text]),
    .svg(
      "font-face-name", "SVG11/fonts.html#FontFaceNameElement",
      groups: [.core, .focus],
      attributes: ["name": .text]),
    .svg(
      "definition-src", "2003/REC-SVG11-20030114/fonts.html#DefinitionSrcElement",
      groups: [.core, .focus, .reference]),
  ]
}
