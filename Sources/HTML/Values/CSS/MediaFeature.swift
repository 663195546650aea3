/// A media feature: what a media query asks about (Media Queries 5 §4–§14).
struct MediaFeature {
  /// What its value is.
  enum Value {
    case length, ratio, resolution, integer, zeroOrOne
    case keyword([StaticString])
  }

  /// Its name, in lower case.
  let name: StaticString
  /// What its value is.
  let value: Value
  /// Whether it can be compared, with `<`, `min-` and `max-`.
  let isRange: Bool
  /// Whether Media Queries 4 deprecates it.
  let isDeprecated: Bool

  private init(_ name: StaticString, _ value: Value, range: Bool = false, deprecated: Bool = false) {
    self.name = name
    self.value = value
    self.isRange = range
    self.isDeprecated = deprecated
  }

  private init(_ name: StaticString, _ keywords: StaticString...) {
    self.init(name, .keyword(keywords))
  }

  /// The features, the usual ones first.
  static let all: [MediaFeature] = [
    MediaFeature("width", .length, range: true),
    MediaFeature("prefers-color-scheme", "light", "dark"),
    MediaFeature("prefers-reduced-motion", "no-preference", "reduce"),
    MediaFeature("height", .length, range: true),
    MediaFeature("orientation", "portrait", "landscape"),
    MediaFeature("aspect-ratio", .ratio, range: true),
    MediaFeature("resolution", .resolution, range: true),
    MediaFeature("hover", "none", "hover"),
    MediaFeature("any-hover", "none", "hover"),
    MediaFeature("pointer", "none", "coarse", "fine"),
    MediaFeature("any-pointer", "none", "coarse", "fine"),
    MediaFeature("color", .integer, range: true),
    MediaFeature("color-index", .integer, range: true),
    MediaFeature("monochrome", .integer, range: true),
    MediaFeature("color-gamut", "srgb", "p3", "rec2020"),
    MediaFeature("grid", .zeroOrOne),
    MediaFeature("scan", "interlace", "progressive"),
    MediaFeature("update", "none", "slow", "fast"),
    MediaFeature("overflow-block", "none", "scroll", "paged", "optional-paged"),
    MediaFeature("overflow-inline", "none", "scroll"),
    MediaFeature(
      "display-mode", "fullscreen", "standalone", "minimal-ui", "browser", "picture-in-picture",
      "window-controls-overlay", "tabbed"),
    MediaFeature("dynamic-range", "standard", "high"),
    MediaFeature("video-dynamic-range", "standard", "high"),
    MediaFeature("video-color-gamut", "srgb", "p3", "rec2020"),
    MediaFeature("environment-blending", "opaque", "additive", "subtractive"),
    MediaFeature("forced-colors", "none", "active"),
    MediaFeature("inverted-colors", "none", "inverted"),
    MediaFeature("nav-controls", "none", "back"),
    MediaFeature("prefers-contrast", "no-preference", "less", "more", "custom"),
    MediaFeature("prefers-reduced-data", "no-preference", "reduce"),
    MediaFeature("prefers-reduced-transparency", "no-preference", "reduce"),
    MediaFeature("scripting", "none", "initial-only", "enabled"),
    MediaFeature("horizontal-viewport-segments", .integer, range: true),
    MediaFeature("vertical-viewport-segments", .integer, range: true),
    MediaFeature("device-posture", "continuous", "folded"),
    MediaFeature("device-width", .length, range: true, deprecated: true),
    MediaFeature("device-height", .length, range: true, deprecated: true),
    MediaFeature("device-aspect-ratio", .ratio, range: true, deprecated: true),
  ]

  /// The feature of a name, and whether the name has `min-` or `max-` in front.
  static func named(_ name: CSSName) -> (feature: MediaFeature, hasBound: Bool)? {
    let bytes = name.bytes
    let hasBound = bytes.startsIgnoringCase("min-") || bytes.startsIgnoringCase("max-")
    let plain = hasBound ? CSSName(bytes: bytes[4..<bytes.count]) : name
    for feature in all where plain.equals(feature.name) {
      return hasBound && !feature.isRange ? nil : (feature, hasBound)
    }
    return nil
  }
}
