import Diagnostics

extension Rule {
  /// The rules of `LinkRules`.
  static let linkRules: [Rule] = [
    .linkWithoutType, .linkWithoutAddress, .linkInBody, .linkTypeOnWrongElement, .alternateStylesheetTitle,
    .linkAttribute, .preloadDestination, .preloadedImages, .shortcutIcon,
  ]

  /// A `link` says what it is: by `rel`, `itemprop` or `property`.
  static let linkWithoutType = Rule(
    "html/link-type", .error, "A `link` has a `rel` or an `itemprop` attribute.",
    advice: "Without one the element says nothing: browsers do not fetch what it points to.",
    wrong: #"<link href="a.css"/>"#, right: #"<link rel="stylesheet" href="a.css"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#the-link-element")

  /// `shortcut` is half of a name.
  static let shortcutIcon = Rule(
    "html/shortcut-icon", .error, "The word `shortcut` stands in `rel` as `shortcut icon` only.",
    advice: "It is there for the sake of old pages; `icon` alone says the same.",
    wrong: """
      <!DOCTYPE html><html lang="en"><head><title>t</title><link rel="icon shortcut" href="a.png"/></head></html>
      """,
    right: """
      <!DOCTYPE html><html lang="en"><head><title>t</title><link rel="icon" href="a.png"/></head></html>
      """,
    specification: "https://html.spec.whatwg.org/multipage/links.html#rel-icon")

  /// A `link` points somewhere.
  static let linkWithoutAddress = Rule(
    "html/link-address", .error, "A `link` has an `href` or an `imagesrcset` attribute.",
    advice: "Without an address there is nothing to link to; the element can go.",
    wrong: #"<link rel="stylesheet"/>"#, right: #"<link rel="stylesheet" href="a.css"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#attr-link-href")

  /// Only some link types may stand in the body.
  static let linkInBody = Rule(
    "html/link-in-body", .error, "A `link` in the body is of a type that may stand there.",
    advice: """
      In the body only stylesheets and hints about what to fetch (`preload`, `modulepreload`, `preconnect`, \
      `prefetch`, `dns-prefetch`, `pingback`) are allowed. Others belong in `head`.
      """,
    wrong: #"<link rel="canonical" href="https://example.com/"/>"#,
    right: #"<link rel="prefetch" href="https://example.com/"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/links.html#body-ok")

  /// Link types go with the elements they are defined for.
  static let linkTypeOnWrongElement = Rule(
    "html/link-type-element", .error, "A link type stands on an element it is defined for.",
    advice: "`stylesheet` or `icon` are for `link`, `nofollow` or `noopener` are for `a`, `area` and `form`.",
    wrong: #"<a rel="stylesheet" href="a">a</a>"#, right: #"<a rel="nofollow" href="a">a</a>"#,
    specification: "https://html.spec.whatwg.org/multipage/links.html#linkTypes")

  /// Alternate stylesheets have a title.
  static let alternateStylesheetTitle = Rule(
    "html/alternate-stylesheet-title", .error, "An alternate stylesheet has a title.",
    advice: "Readers choose an alternate stylesheet by its title; without one it can never be applied.",
    wrong: #"<link rel="alternate stylesheet" href="a.css"/>"#,
    right: #"<link rel="alternate stylesheet" href="a.css" title="Dark"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/links.html#the-link-is-an-alternative-stylesheet")

  /// Attributes of a link type are on links of that type.
  static let linkAttribute = Rule(
    "html/link-attribute", .error, "An attribute of `link` that is for one link type is used with that type.",
    advice: """
      `as` is for `preload` and `modulepreload`, `sizes` for icons, `color` for `mask-icon`, `blocking` and \
      `disabled` for stylesheets. With another type they do nothing.
      """,
    wrong: #"<link rel="stylesheet" href="a.css" sizes="16x16"/>"#,
    right: #"<link rel="stylesheet" href="a.css"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#the-link-element")

  /// `rel=preload` names its destination.
  static let preloadDestination = Rule(
    "html/preload-as", .error, "A preloading `link` says by `as` what it fetches.",
    advice: """
      Browsers need the kind of a resource to fetch it with the right priority and headers. `preload` \
      knows `fetch`, `font`, `image`, `script`, `style` and `track`; `modulepreload` scripts, workers, \
      `style` and `json`.
      """,
    wrong: #"<link rel="preload" href="a.js"/>"#, right: #"<link rel="preload" href="a.js" as="script"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#attr-link-as")

  /// `imagesrcset` and `imagesizes` go together, and with `as=image`.
  static let preloadedImages = Rule(
    "html/preload-images", .error,
    "`imagesrcset` and `imagesizes` are for preloaded images, and go together.",
    advice:
      "Give them the values of `srcset` and `sizes` of the `img` that is preloaded, and `as=\"image\"`.",
    wrong: #"<link rel="preload" as="image" imagesrcset="a.png 100w"/>"#,
    right: #"<link rel="preload" as="image" imagesrcset="a.png 100w" imagesizes="100vw"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#attr-link-imagesrcset")
}
