extension ElementDefinition {
  /// Links, views, scripts, style sheets and cursors (SVG 2 §6, §15, §16; `cursor` is of SVG 1.1 §16).
  static let svgInteraction: [ElementDefinition] = [
    .svg(
      "a", "SVG2/linking.html#AElement",
      contains: .svgGraphicsAndText,
      without: Exclusion([], "a"),
      groups: [.core, .focus, .styling, .role, .conditional, .transform, .presentation, .link],
      attributes: [
        "download": .text, "hreflang": .languageOrEmpty, "ping": .pingURLs,
        "referrerpolicy": .referrerPolicy, "rel": .text, "target": .navigableNameOrKeyword,
        "type": .mimeType, "xlink:actuate": .exactly(["onRequest"]),
        "xlink:show": .exactly(["new", "replace"]),
      ]),
    .svg(
      "view", "SVG2/linking.html#ViewElement",
      contains: .svgDescriptions,
      groups: [.core, .focus, .viewBox],
      attributes: ["viewTarget": .text, "zoomAndPan": .exactly(["disable", "magnify"])]),
    .svg(
      "script", "SVG2/interact.html#ScriptElement",
      contains: .text,
      groups: [.core, .focus, .reference],
      attributes: ["crossorigin": .crossOrigin, "type": .text]),
    .svg(
      "style", "SVG2/styling.html#StyleElement",
      contains: .text,
      groups: [.core],
      attributes: ["media": .text, "title": .text, "type": .text, "xml:space": .exactly(["preserve"])]),
    .svg(
      "cursor", "SVG11/interact.html#CursorElement",
      contains: .svgDescriptions,
      groups: [.core, .focus, .conditional, .reference, .position]),
  ]
}
