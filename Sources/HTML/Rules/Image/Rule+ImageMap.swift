import Diagnostics

extension Rule {
  /// The rules of `ImageRules` about image maps.
  static let imageMapRules: [Rule] = [
    .serverSideMap, .imageMapReference, .mapNames, .sameMaps, .areaOutsideMap, .areaAlternative, .areaShape,
    .linkAttributesWithoutLink,
  ]

  /// Clicks go where a link leads.
  static let serverSideMap = Rule(
    "html/ismap", .error, "An `img` with `ismap` is inside a link.",
    advice: "`ismap` adds the place of the click to the address of the link around the image.",
    wrong: #"<img src="a.png" alt="A" ismap/>"#, right: #"<a href="a"><img src="a.png" alt="A" ismap/></a>"#,
    specification: "https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-ismap")

  /// Image maps exist.
  static let imageMapReference = Rule(
    "html/usemap", .error, "`usemap` names a `map` of the page.",
    advice: "The value is a number sign and the `name` of a `map` element; letter case counts.",
    wrong: ##"<img src="a.png" alt="A" usemap="#a"/>"##,
    right: ##"<img src="a.png" alt="A" usemap="#a"/><map name="a"></map>"##,
    specification: "https://html.spec.whatwg.org/multipage/image-maps.html#attr-hyperlink-usemap")

  /// A map has one name.
  static let mapNames = Rule(
    "html/map-id", .error, "The `id` of a `map` is its `name`.",
    advice: "Both name the map; with different values, references by one of them miss it in some browsers.",
    wrong: #"<map name="a" id="b"></map>"#, right: #"<map name="a" id="a"></map>"#,
    specification: "https://html.spec.whatwg.org/multipage/image-maps.html#attr-map-name")

  /// A name is that of one map.
  static let sameMaps = Rule(
    "html/same-maps", .warning, "No two `map` elements have the same `name`.",
    advice: "`usemap` finds the first of them only.",
    wrong: #"<map name="a"></map><map name="a"></map>"#, right: #"<map name="a"></map><map name="b"></map>"#,
    specification: "https://html.spec.whatwg.org/multipage/image-maps.html#attr-map-name")

  /// Areas are parts of a map.
  static let areaOutsideMap = Rule(
    "html/area-outside-map", .error, "An `area` is inside a `map`.",
    advice: "An area without a map belongs to no image and cannot be clicked.",
    wrong: #"<p><area href="a" alt="A"/></p>"#, right: #"<map name="a"><area href="a" alt="A"/></map>"#,
    specification: "https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element")

  /// Areas that are links have a text.
  static let areaAlternative = Rule(
    "html/area-alt", .error, "An `area` that is a link has an `alt` attribute.",
    advice: "The text is what the link says to people who do not see the image.",
    wrong: #"<map name="a"><area href="a"/></map>"#,
    right: #"<map name="a"><area href="a" alt="A"/></map>"#,
    specification: "https://html.spec.whatwg.org/multipage/image-maps.html#attr-area-alt")

  /// Shapes have coordinates.
  static let areaShape = Rule(
    "html/area-shape", .error, "An `area` with a `shape` has `coords`, unless it is the whole image.",
    advice: "Without coordinates an area has no place. Only the default shape, the whole image, needs none.",
    wrong: #"<map name="a"><area href="a" alt="A" shape="circle"/></map>"#,
    right: #"<map name="a"><area href="a" alt="A" shape="circle" coords="1,2,3"/></map>"#,
    specification: "https://html.spec.whatwg.org/multipage/image-maps.html#attr-area-coords")

  /// What is about a link stands on a link.
  static let linkAttributesWithoutLink = Rule(
    "html/link-attributes-without-href", .error,
    "`target`, `download`, `rel` and the like stand on an `a` or `area` with `href`.",
    advice: "They say how a link is followed; an element without `href` is no link.",
    wrong: #"<a download>a</a>"#, right: #"<a href="a" download>a</a>"#,
    specification: "https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element")
}
