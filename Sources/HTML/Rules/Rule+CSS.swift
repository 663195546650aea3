import Diagnostics

extension Rule {
  /// Image candidates that are none.
  static let badSrcset = Rule(
    "html/bad-srcset", .error, "Image candidates are URLs with a width or a density each.",
    advice: """
      A browser skips a candidate it cannot read, and may show the wrong image or none. Write \
      `small.jpg 400w, large.jpg 800w` with `sizes`, or `image.jpg, image-2x.jpg 2x` without; all of one kind, \
      none twice, no comma at the ends.
      """,
    wrong: #"<img src="a.jpg" srcset="a.jpg 1x, b.jpg 2y" alt="A"/>"#,
    right: #"<img src="a.jpg" srcset="a.jpg 1x, b.jpg 2x" alt="A"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/images.html#srcset-attributes")

  /// Source sizes that are none.
  static let badSizes = Rule(
    "html/bad-sizes", .error, "Source sizes are CSS lengths with a media condition before all but the last.",
    advice: """
      A browser that cannot read them takes the image for as wide as the window and loads one that is too big. \
      Write `(min-width: 600px) 50vw, 100vw`.
      """,
    wrong: #"<img src="a.jpg" srcset="a.jpg 100w" sizes="100" alt="A"/>"#,
    right: #"<img src="a.jpg" srcset="a.jpg 100w" sizes="100px" alt="A"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/images.html#sizes-attributes")

  /// A media query that is none, or a deprecated one.
  static let badMediaQuery = Rule(
    "html/bad-media-query", .error, "A media query names media types and features that exist.",
    advice: """
      A query that a browser cannot read never applies. Types are `all`, `print`, `screen` and `speech`; \
      features stand in parentheses: `screen and (min-width: 40em)`.
      """,
    wrong: #"<picture><source srcset="a.jpg" media="(min-width: 400)"/><img src="b.jpg" alt="B"/></picture>"#,
    right:
      #"<picture><source srcset="a.jpg" media="(min-width: 400px)"/><img src="b.jpg" alt="B"/></picture>"#,
    specification: "https://www.w3.org/TR/mediaqueries-4/#mq-syntax")

  /// A colour that CSS does not know.
  static let badCSSColour = Rule(
    "html/bad-css-colour", .error, "A colour is written as CSS writes it.",
    advice:
      "A browser ignores a colour it cannot read. Write a name, `#rrggbb`, or a function such as `rgb(0 0 0)`.",
    wrong: """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title>\
      <meta name="theme-color" content="#12345"/></head><body></body></html>
      """,
    right: """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title>\
      <meta name="theme-color" content="#123456"/></head><body></body></html>
      """,
    specification: "https://www.w3.org/TR/css-color-4/#color-syntax")

  /// Style that breaks the syntax of CSS.
  static let badStyle = Rule(
    "html/bad-style", .error, "Style keeps to the syntax of CSS.",
    advice: """
      After a syntax error a browser drops declarations up to the next place it can make sense of: more than the \
      one that is wrong. Close strings and brackets, and separate a property from its value with a colon.
      """,
    wrong: #"<p style="color red">A</p>"#, right: #"<p style="color: red">A</p>"#,
    specification: "https://www.w3.org/TR/css-syntax-3/#parsing")

  /// A property that is a known one misspelt.
  static let misspeltProperty = Rule(
    "html/misspelt-css-property", .error, "A property of CSS is spelt as the specifications spell it.",
    advice: "A browser ignores a declaration whose property it does not know.",
    wrong: #"<p style="colr: red">A</p>"#, right: #"<p style="color: red">A</p>"#,
    specification: "https://www.w3.org/TR/css/#properties")

  /// The rules for CSS in attributes and in `style`.
  static let cssRules: [Rule] = [
    .badSrcset, .badSizes, .badMediaQuery, .badCSSColour, .badStyle, .misspeltProperty,
  ]
}
