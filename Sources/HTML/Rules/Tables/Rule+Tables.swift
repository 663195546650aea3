internal import Diagnostics

extension Rule {
  /// The rules that the tables of elements and attributes hold pages to.
  static let tableRules: [Rule] = [
    .unknownElement, .obsoleteElement, .elementNotAllowed, .descendantNotAllowed, .textNotAllowed,
    .unlistedAttribute, .removedAttribute, .obsoleteAttribute, .discouragedAttribute, .lackingAttribute,
    .emptyValue,
    .frameworkAttribute, .styleInBody,
  ]

  private static let html = "https://html.spec.whatwg.org/multipage"

  /// `<blonk>`
  static let unknownElement = Rule(
    "html/unknown-element", .error, "An element is one of HTML, SVG or MathML, or a custom element.",
    advice: "Names of custom elements have a hyphen in them.", wrong: "<sidebar>a</sidebar>",
    right: "<aside>a</aside>",
    specification: "\(html)/dom.html#elements-in-the-dom")

  /// `<center>`
  static let obsoleteElement = Rule(
    "html/obsolete-element", .error, "An element is not one that HTML gave up.",
    advice: "What it was for is said by other elements or by style sheets; the message names them.",
    wrong: "<center>a</center>", right: "<div>a</div>",
    specification: "\(html)/obsolete.html#non-conforming-features")

  /// `<ul><p>`
  static let elementNotAllowed = Rule(
    "html/element-not-allowed", .error, "An element stands where the element around it may have it.",
    advice: """
      Each element says what it may contain: phrasing content in paragraphs and headings, `li` in lists, rows in tables. \
      Browsers show the page all the same, and assistive technology is misled.
      """,
    wrong: "<ul><p>a</p></ul>", right: "<ul><li><p>a</p></li></ul>",
    specification: "\(html)/dom.html#content-models")

  /// `<a href><button>`
  static let descendantNotAllowed = Rule(
    "html/descendant-not-allowed", .error, "An element does not stand inside an element that excludes it.",
    advice:
      "Links and buttons in one another, forms in forms, headers in headers: nobody could say what a click means.",
    wrong: "<p><a href=\"/\"><label>b</label></a></p>", right: "<p><a href=\"/\">a</a> <label>b</label></p>",
    specification: "\(html)/dom.html#content-models")

  /// Text in a list.
  static let textNotAllowed = Rule(
    "html/text-not-allowed", .error, "Text stands in elements that may have text.",
    advice: "Put it into the element it belongs to: an `li`, a `dt`, an `option`.", wrong: "<ul>a</ul>",
    right: "<ul><li>a</li></ul>", specification: "\(html)/dom.html#content-models")

  /// `<p href>`
  static let unlistedAttribute = Rule(
    "html/attribute-not-allowed", .error, "An attribute is one that its element may have.",
    advice: "Browsers ignore others. For data of your own there are names that start with `data-`.",
    wrong: "<p href=\"/\">a</p>", right: "<p>a</p>", specification: "\(html)/dom.html#global-attributes")

  /// `<p contextmenu>`
  static let removedAttribute = Rule(
    "html/removed-attribute", .error, "An attribute is not one that browsers gave up.",
    advice: "It was in HTML once, and nothing reads it any more; the message names what took its place.",
    wrong: "<p contextmenu=\"a\">b</p>", right: "<p oncontextmenu=\"a()\">b</p>",
    specification: "\(html)/obsolete.html#non-conforming-features")

  /// `<p align>`
  static let obsoleteAttribute = Rule(
    "html/obsolete-attribute", .warning, "An attribute is not one that HTML gave up.",
    advice: """
      Browsers still act on it, and pages should say it another way: the message names what took its place, mostly a \
      style sheet.
      """, wrong: "<p align=\"right\">a</p>",
    right: "<p style=\"text-align: right\">a</p>",
    specification: "\(html)/obsolete.html#non-conforming-features")

  /// `<a name>`
  static let discouragedAttribute = Rule(
    "html/discouraged-attribute", .warning, "An attribute is not one that HTML only tolerates.",
    advice: "It still works and is allowed, and there is something better; the message names it.",
    wrong: "<p><a name=\"b\">a</a></p>", right: "<p><a id=\"b\">a</a></p>",
    specification: "\(html)/obsolete.html#obsolete-but-conforming-features")

  /// `<bdo>` without `dir`
  static let lackingAttribute = Rule(
    "html/missing-attribute", .error, "An element has the attributes that it cannot do without.",
    advice: "Without them the element means nothing.", wrong: "<p><bdo>a</bdo></p>",
    right: "<p><bdo dir=\"rtl\">a</bdo></p>", specification: "\(html)/dom.html#element-definitions")

  /// An empty value.
  static let emptyValue = Rule(
    "html/empty-value", .error, "A value that has to say something is not empty.",
    advice: "Leave the attribute out, or say what it is for.", wrong: "<form name=\"\"></form>",
    right: "<form name=\"a\"></form>", specification: "\(html)/common-microsyntaxes.html#common-parser-idioms"
  )

  /// `@click`
  static let frameworkAttribute = Rule(
    "html/attribute-name", .warning, "An attribute is not one that only a framework knows.",
    advice: """
      Names such as `@click`, `:key` and `x-show` belong to frameworks that replace them before a browser sees the page. Where they \
      reach it they are ignored.
      """,
    wrong: "<p @click=\"a\">b</p>", right: "<p data-click=\"a\">b</p>",
    specification: "\(html)/dom.html#embedding-custom-non-visible-data-with-the-data-*-attributes")

  /// `<body><style>`
  static let styleInBody = Rule(
    "html/style-in-body", .warning, "A style sheet stands in the head.",
    advice:
      "Browsers lay the page out again when they come upon it in the body, where HTML does not allow it.",
    wrong: "<style>p { margin: 0 }</style><p>a</p>", right: "<p style=\"margin: 0\">a</p>",
    specification: "\(html)/semantics.html#the-style-element")
}
