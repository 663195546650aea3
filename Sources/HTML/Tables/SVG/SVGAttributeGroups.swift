extension AttributeGroup {
  /// What every element has (SVG 2 §5).
  static let core = AttributeGroup([
    "id": .xmlName, "lang": .languageOrEmpty, "xml:lang": .languageOrEmpty,
    "xml:space": .exactly(["default", "preserve"]), "xmlns": .exactly(["http://www.w3.org/2000/svg"]),
    "xmlns:xlink": .exactly(["http://www.w3.org/1999/xlink"]),
  ])
  /// Whether an element can be focused (SVG Tiny 1.2).
  static let focus = AttributeGroup(["focusable": .exactly(["false", "true"])])
  /// Classes and declarations (SVG 2 §6).
  static let styling = AttributeGroup(["class": .text, "style": .styleDeclarations])
  /// What an element is to assistive technology (SVG 2 §5); the values are checked as in HTML.
  static let role = AttributeGroup(["role": .text])
  /// When an element is rendered at all (SVG 2 §5).
  static let conditional = AttributeGroup([
    "requiredExtensions": .text, "requiredFeatures": .text, "systemLanguage": .text,
  ])
  /// Where an element is drawn (SVG 2 §8).
  static let transform = AttributeGroup(["transform": .text])
  /// The colour and how colours are mixed (SVG 2 §13).
  static let colour = AttributeGroup([
    "color": .text, "color-interpolation": .exactly(["auto", "inherit", "linearRGB", "sRGB"]),
    "color-rendering": .exactly(["auto", "inherit", "optimizeQuality", "optimizeSpeed"]),
  ])
  /// How shapes and text are painted (SVG 2 §13).
  static let fillAndStroke = AttributeGroup([
    "fill": .text, "fill-rule": .exactly(["evenodd", "inherit", "nonzero"]),
    "paint-order": .either(["normal"], .list(.exactly(["fill", "stroke", "markers"]))), "stroke": .text,
    "stroke-dasharray": .text, "stroke-dashoffset": .text,
    "stroke-linecap": .exactly(["butt", "inherit", "round", "square"]),
    "stroke-linejoin": .exactly(["arcs", "bevel", "inherit", "miter", "miter-clip", "round"]),
    "stroke-miterlimit": .text,
    "stroke-width": .text,
  ])
  /// Clipping, masking, opacity and visibility of whatever is drawn (SVG 2 §14, CSS Masking 1).
  static let rendering = AttributeGroup([
    "clip-path": .text, "clip-rule": .exactly(["evenodd", "inherit", "nonzero"]), "cursor": .text,
    "display": .exactly([
      "block", "compact", "inherit", "inline", "inline-table", "list-item", "marker", "none", "run-in",
      "table", "table-caption", "table-cell", "table-column", "table-column-group", "table-footer-group",
      "table-header-group", "table-row", "table-row-group",
    ]),
    "fill-opacity": .text, "filter": .text,
    "image-rendering": .exactly([
      "auto", "crisp-edges", "high-quality", "inherit", "optimizeQuality", "optimizeSpeed", "pixelated",
      "smooth",
    ]),
    "mask": .text, "mask-type": .exactly(["alpha", "inherit", "luminance"]), "opacity": .text,
    "pointer-events": .exactly([
      "all", "auto", "bounding-box", "fill", "inherit", "none", "painted", "stroke", "visible",
      "visibleFill", "visiblePainted", "visibleStroke",
    ]),
    "shape-rendering": .exactly(["auto", "crispEdges", "geometricPrecision", "inherit", "optimizeSpeed"]),
    "stroke-opacity": .text,
    "text-rendering": .exactly([
      "auto", "geometricPrecision", "inherit", "optimizeLegibility", "optimizeSpeed",
    ]),
    "transform-box": .exactly(["border-box", "content-box", "fill-box", "stroke-box", "view-box"]),
    "transform-origin": .text, "vector-effect": .exactly(["inherit", "non-scaling-stroke", "none"]),
    "visibility": .exactly(["collapse", "hidden", "inherit", "visible"]),
  ])
  /// The marks at the vertices of a line (SVG 2 §13).
  static let markers = AttributeGroup(["marker-end": .text, "marker-mid": .text, "marker-start": .text])
  /// The font of text (SVG 1.1 §10).
  static let font = AttributeGroup([
    "font-family": .text, "font-size": .text, "font-size-adjust": .text,
    "font-stretch": .exactly([
      "condensed", "expanded", "extra-condensed", "extra-expanded", "inherit", "narrower", "normal",
      "semi-condensed", "semi-expanded", "ultra-condensed", "ultra-expanded", "wider",
    ]),
    "font-style": .exactly(["inherit", "italic", "normal", "oblique"]),
    "font-variant": .exactly(["inherit", "normal", "small-caps"]),
    "font-weight": .exactly([
      "100", "200", "300", "400", "500", "600", "700", "800", "900", "bold", "bolder", "inherit", "lighter",
      "normal",
    ]),
  ])
  /// How text is laid out (SVG 1.1 §10).
  static let textLayout = AttributeGroup([
    "alignment-baseline": .exactly([
      "after-edge", "alphabetic", "auto", "baseline", "before-edge", "central", "hanging", "ideographic",
      "inherit", "mathematical", "middle", "text-after-edge", "text-before-edge",
    ]),
    "baseline-shift": .text, "direction": .exactly(["inherit", "ltr", "rtl"]),
    "dominant-baseline": .exactly([
      "alphabetic", "auto", "central", "hanging", "ideographic", "inherit", "mathematical", "middle",
      "no-change", "reset-size", "text-after-edge", "text-before-edge", "use-script",
    ]),
    "glyph-orientation-horizontal": .text, "glyph-orientation-vertical": .text, "kerning": .text,
    "letter-spacing": .text, "text-anchor": .exactly(["end", "inherit", "middle", "start"]),
    "text-decoration": .text, "text-overflow": .text,
    "unicode-bidi": .exactly([
      "bidi-override", "embed", "inherit", "isolate", "isolate-override", "normal", "plaintext",
    ]),
    "white-space": .text, "word-spacing": .text,
  ])
  /// The direction lines of text run in (SVG 2 §11).
  static let writingMode = AttributeGroup([
    "writing-mode": .exactly([
      "horizontal-tb", "inherit", "lr", "lr-tb", "rl", "rl-tb", "sideways-lr", "sideways-rl", "tb", "tb-rl",
      "vertical-lr", "vertical-rl",
    ])
  ])
  /// The colour of a gradient stop (SVG 2 §14).
  static let stops = AttributeGroup(["stop-color": .text, "stop-opacity": .text])
  /// The colour of a flood (Filter Effects 1).
  static let flood = AttributeGroup(["flood-color": .text, "flood-opacity": .text])
  /// The colour of a light (Filter Effects 1).
  static let lighting = AttributeGroup(["lighting-color": .text])
  /// The colour space of filters (Filter Effects 1).
  static let filterColour = AttributeGroup([
    "color-interpolation-filters": .exactly(["auto", "inherit", "linearRGB", "sRGB"])
  ])
  /// What is seen of an image or a viewport (SVG 1.1 §14, §12).
  static let viewport = AttributeGroup([
    "clip": .text, "color-profile": .text,
    "overflow": .exactly(["auto", "hidden", "inherit", "scroll", "visible"]),
  ])
  /// The image filters may read (SVG 1.1 §15).
  static let background = AttributeGroup(["enable-background": .text])
  /// All properties that may be written as attributes (SVG 2 §6): what containers pass on to their content.
  static let presentation = AttributeGroup(
    .colour, .fillAndStroke, .rendering, .markers, .font, .textLayout, .writingMode, .stops, .flood,
    .lighting, .filterColour, .viewport, .background
  )
  /// What all shapes have (SVG 2 §10); the properties of text on them are without effect (§6.6), and drawing programs write them.
  static let shape = AttributeGroup(
    .core, .focus, .styling, .role, .conditional, .transform, .colour, .fillAndStroke, .rendering, .markers,
    .font, .textLayout, .writingMode, .viewport, .background
  )
  /// What text and its parts have (SVG 2 §11).
  static let textContent = AttributeGroup(
    .core, .focus, .styling, .conditional, .colour, .fillAndStroke, .rendering, .font, .textLayout
  )
  /// A reference and what it is (SVG 2 §16, XLink 1.1).
  static let link = AttributeGroup([
    "href": .text, "xlink:arcrole": .text, "xlink:href": .text, "xlink:role": .text, "xlink:title": .text,
    "xlink:type": .exactly(["simple"]),
  ])
  /// A reference to something that is neither embedded nor followed (SVG 1.1 §5).
  static let reference = AttributeGroup(
    .link, and: ["xlink:actuate": .exactly(["onLoad"]), "xlink:show": .exactly(["other"])]
  )
  /// A reference to something that is shown in this place (SVG 1.1 §5).
  static let embedding = AttributeGroup(
    .link, and: ["xlink:actuate": .exactly(["onLoad"]), "xlink:show": .exactly(["embed"])]
  )
  /// A place.
  static let position = AttributeGroup(["x": .text, "y": .text])
  /// A size.
  static let size = AttributeGroup(["width": .text, "height": .text])
  /// How user units are fitted into a viewport (SVG 2 §8).
  static let viewBox = AttributeGroup(["viewBox": .text, "preserveAspectRatio": .preserveAspectRatio])
  /// The attribute that is animated (SVG 1.1 §19).
  static let animationTarget = AttributeGroup(["attributeName": .text, "attributeType": .text])
  /// When an animation runs (SVG 1.1 §19).
  static let animationTiming = AttributeGroup([
    "begin": .text, "dur": .text, "end": .text, "fill": .exactly(["freeze", "remove"]), "max": .text,
    "min": .text, "repeatCount": .text, "repeatDur": .text,
    "restart": .exactly(["always", "never", "whenNotActive"]),
  ])
  /// The values of an animation over time, and what they add to (SVG 1.1 §19).
  static let animationValues = AttributeGroup([
    "accumulate": .exactly(["none", "sum"]), "additive": .exactly(["replace", "sum"]), "by": .text,
    "calcMode": .exactly(["discrete", "linear", "paced", "spline"]), "from": .text, "keySplines": .text,
    "keyTimes": .text, "to": .text, "values": .text,
  ])
  /// What all steps of a filter have (Filter Effects 1).
  static let filterPrimitive = AttributeGroup(
    .core, .focus, .filterColour, .position, .size, and: ["result": .text]
  )
  /// The image a step works on (Filter Effects 1).
  static let filterInput = AttributeGroup(["in": .text])
  /// A transfer function (Filter Effects 1).
  static let transferFunction = AttributeGroup([
    "amplitude": .text, "exponent": .text, "intercept": .text, "offset": .text, "slope": .text,
    "tableValues": .text, "type": .exactly(["discrete", "gamma", "identity", "linear", "table"]),
  ])
  /// How wide text is to be (SVG 2 §11).
  static let textLength = AttributeGroup([
    "textLength": .text, "lengthAdjust": .exactly(["spacing", "spacingAndGlyphs"]),
  ])
  /// Where glyphs are moved to (SVG 2 §11).
  static let glyphPlacement = AttributeGroup([
    "dx": .text, "dy": .text, "rotate": .text, "x": .text, "y": .text,
  ])
  /// What both gradients have (SVG 2 §14).
  static let gradient = AttributeGroup([
    "gradientTransform": .text, "gradientUnits": .exactly(["objectBoundingBox", "userSpaceOnUse"]),
    "spreadMethod": .exactly(["pad", "reflect", "repeat"]),
  ])
  /// The metrics of glyphs (SVG 1.1 §20).
  static let glyphMetrics = AttributeGroup([
    "horiz-adv-x": .text, "vert-adv-y": .text, "vert-origin-x": .text, "vert-origin-y": .text,
  ])
  /// The glyphs of a pair, and the distance between them (SVG 1.1 §20).
  static let kerningPair = AttributeGroup(["g1": .text, "g2": .text, "k": .text, "u1": .text, "u2": .text])
}
