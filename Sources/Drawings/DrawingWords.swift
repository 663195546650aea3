/// What a drawing in a page may consist of (SVG 2), and nothing that runs, loads or leads away.
enum DrawingWords {
  /// The elements that stay.
  static let elements: Set<String> = words(
    """
    animate animateMotion animateTransform circle clipPath defs ellipse feBlend feColorMatrix feComponentTransfer
    feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
    feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
    feTile feTurbulence filter g image line linearGradient marker mask mpath path pattern polygon polyline
    radialGradient rect set stop style svg switch symbol text textPath tspan use view
    """)

  /// Elements that are left out because nobody sees them, or because the drawing has a name of its own.
  static let silent: Set<String> = ["title", "desc", "metadata"]

  /// Whether an attribute of the file as a whole means nothing in a page, or what the page says itself.
  static func isMeaningless(_ name: String) -> Bool {
    ["version", "baseProfile", "x", "y", "role", "focusable", "tabindex"].contains(name)
      || name.hasPrefix("aria-")
  }

  /// Attributes whose values are names of elements.
  static let references: Set<String> = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns"]

  /// What an image in a drawing may hold in itself.
  static let data = ["data:image/png;base64,", "data:image/jpeg;base64,", "data:image/webp;base64,"]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
