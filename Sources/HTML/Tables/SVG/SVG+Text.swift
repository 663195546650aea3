extension ElementDefinition {
  /// Text and its parts (SVG 2 §11), and what SVG 1.1 §10 had besides.
  static let svgText: [ElementDefinition] = [
    .svg(
      "text", "SVG2/text.html#TextElement",
      contains: .elements(
        "a", "altGlyph", "animate", "animateColor", "animateMotion", "animateTransform", "desc", "metadata",
        "set", "textPath", "title", "tref", "tspan", text: true
      ),
      groups: [.shape, .glyphPlacement, .textLength]),
    .svg(
      "tspan", "SVG2/text.html#TextElement",
      contains: .svgTextChildren,
      groups: [.textContent, .role, .glyphPlacement, .textLength]),
    .svg(
      "textPath", "SVG2/text.html#TextPathElement",
      contains: .svgTextChildren,
      groups: [.textContent, .reference, .textLength],
      attributes: [
        "method": .exactly(["align", "stretch"]), "path": .pathData, "side": .exactly(["left", "right"]),
        "spacing": .exactly(["auto", "exact"]), "startOffset": .text,
      ]),
    .svg(
      "tref", "SVG11/text.html#TRefElement",
      contains: .elements("animate", "animateColor", "desc", "metadata", "set", "title"),
      groups: [.textContent, .reference, .glyphPlacement, .textLength]),
    .svg(
      "altGlyph", "SVG11/text.html#AltGlyphElement",
      contains: .text,
      groups: [.textContent, .role, .reference, .glyphPlacement],
      attributes: ["format": .text, "glyphRef": .text]),
    .svg(
      "altGlyphDef", "SVG11/text.html#AltGlyphDefElement",
      contains: .elements("altGlyphItem", "glyphRef"),
      groups: [.core, .focus]),
    .svg(
      "altGlyphItem", "SVG11/text.html#AltGlyphItemElement",
      contains: .elements("glyphRef"),
      groups: [.core, .focus]),
    .svg(
      "glyphRef", "SVG11/text.html#GlyphRefElement",
      groups: [.core, .focus, .styling, .role, .font, .reference, .position],
      attributes: ["dx": .text, "dy": .text, "format": .text, "glyphRef": .text]),
  ]
}
