extension ElementDefinition {
  /// Links, views, scripts, style sheets and cursors (SVG 2 §6, §15, §16; `cursor` is of SVG 1.1 §16).
  static let svgInteraction: [ElementDefinition] = [
    .svg(
      "a", "SVG2/linking.html#AElement",
      contains: .elements(
        "a", "altGlyphDef", "animate", "animateColor", "animateMotion", "animateTransform", "circle",
        "clipPath", "color-profile", "cursor", "defs", "desc", "ellipse", "filter", "font", "font-face",
        "foreignObject", "g", "image", "line", "linearGradient", "marker", "mask", "metadata", "path",
        "pattern", "polygon", "polyline", "radialGradient", "rect", "script", "set", "style", "svg", "switch",
        "symbol", "text", "title", "use", "view", text: true
      ),
      groups: [.core, .focus, .styling, .role, .conditional, .transform, .presentation, .link],
      attributes: [
        "rel": .text, "target": .navigableNameOrKeyword, "xlink:actuate": .exactly(["onRequest"]),
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
      attributes: ["type": .text]),
    .svg(
      "style", "SVG2/styling.html#StyleElement",
      contains: .text,
      groups: [],
      attributes: [
        "id": .xmlName, "lang": .languageOrEmpty, "media": .text, "title": .text, "type": .text,
        "xml:lang": .languageOrEmpty, "xml:space": .exactly(["preserve"]),
        "xmlns": .exactly(["http://www.w3.org/2000/svg"]),
        "xmlns:xlink": .exactly(["http://www.w3.org/1999/xlink"]),
      ]),
    .svg(
      "cursor", "SVG11/interact.html#CursorElement",
      contains: .svgDescriptions,
      groups: [.core, .focus, .conditional, .reference, .position]),
  ]
}
