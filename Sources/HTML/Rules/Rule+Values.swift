import Diagnostics

extension Rule {
  /// Rules for names, words and other short values.
  static let valueRules: [Rule] = [
    .badLanguage, .deprecatedLanguage, .badMIMEType, .badAutocomplete, .badID, .badName,
    .badCustomElementName, .badItemProperty, .badColour, .badKeyword, .duplicateToken, .badSandbox,
    .weakSandbox, .badIntegrity, .badDigest, .badRefresh, .badAccessKey, .badEmail, .badIconSize,
    .badEncoding, .lineBreakInValue, .badPattern,
  ]

  /// A language is a language tag of BCP 47.
  static let badLanguage = Rule(
    "html/bad-language", .error,
    "A language is a language tag of BCP 47.",
    advice: """
      A language has two letters (`en`), or three if it has no two; a country may follow (`pt-BR`), or a \
      script (`sr-Latn`), after a hyphen. Screen readers choose their voice by it.
      """,
    wrong: #"<p lang="en-UK">Colour</p>"#,
    right: #"<p lang="en-GB">Colour</p>"#,
    specification: "https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes")

  /// A language tag is in use still.
  static let deprecatedLanguage = Rule(
    "html/deprecated-language", .warning,
    "A language tag is in use still.",
    advice: """
      Languages and countries change, and so do their codes. Use the new one: old ones are understood by \
      less and less software.
      """,
    wrong: #"<p lang="iw">shalom</p>"#,
    right: #"<p lang="he">shalom</p>"#,
    specification: "https://www.rfc-editor.org/rfc/rfc5646#section-3.1.6")

  /// A type is a MIME type.
  static let badMIMEType = Rule(
    "html/bad-mime-type", .error,
    "A type is a MIME type.",
    advice: """
      A type, a slash and a subtype, then parameters if there are any: `text/html; charset=utf-8`. No \
      spaces around it.
      """,
    wrong: #"<p><object type="html" data="a.html">A</object></p>"#,
    right: #"<p><object type="text/html" data="a.html">A</object></p>"#,
    specification: "https://mimesniff.spec.whatwg.org/#valid-mime-type")

  /// What a control is filled with is the name of a field that fits it.
  static let badAutocomplete = Rule(
    "html/bad-autocomplete", .error,
    "What a control is filled with is the name of a field that fits it.",
    advice: """
      The names are given: `email`, `given-name`, `street-address`, `cc-number`, … Before them can be a \
      section, `shipping` or `billing`, and for telephone numbers `home` or `work`, in this order. Or \
      switch filling `on` or `off`.
      """,
    wrong: #"<p><input autocomplete="e-mail"/></p>"#,
    right: #"<p><input autocomplete="email"/></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill")

  /// The name of an element is not empty, and has no whitespace.
  static let badID = Rule(
    "html/bad-id", .error,
    "The name of an element is not empty, and has no whitespace.",
    advice: "An `id` is one word: nothing can refer to one with a space in it.",
    wrong: #"<p id="two words">A</p>"#,
    right: #"<p id="two-words">A</p>"#,
    specification: "https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute")

  /// A name is not empty, and is not taken by a keyword.
  static let badName = Rule(
    "html/bad-name", .error,
    "A name is not empty, and is not taken by a keyword.",
    advice: """
      Names of frames and windows do not start with an underscore: `_blank` and its like are keywords. A \
      reference to a map is `#` and its name.
      """,
    wrong: #"<p><a href="a" target="_new">A</a></p>"#,
    right: #"<p><a href="a" target="_blank">A</a></p>"#,
    specification:
      "https://html.spec.whatwg.org/multipage/document-sequences.html#valid-navigable-target-name-or-keyword")

  /// The name of a custom element starts with a small letter and has a hyphen.
  static let badCustomElementName = Rule(
    "html/bad-custom-element-name", .error,
    "The name of a custom element starts with a small letter and has a hyphen.",
    advice: """
      The hyphen keeps it apart from the elements of HTML, now and later. Capitals cannot be: a parser \
      makes them small.
      """,
    wrong: #"<p><button is="fancy">A</button></p>"#,
    right: #"<p><button is="fancy-button">A</button></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name")

  /// The names of item properties are words, or absolute URLs.
  static let badItemProperty = Rule(
    "html/bad-item-property", .error,
    "The names of item properties are words, or absolute URLs.",
    advice: "A name with a colon or a full stop is taken for an absolute URL, and so has to be one.",
    wrong: #"<div itemscope=""><p itemprop="first.name">A</p></div>"#,
    right: #"<div itemscope=""><p itemprop="firstName">A</p></div>"#,
    specification: "https://html.spec.whatwg.org/multipage/microdata.html#names:-the-itemprop-attribute")

  /// A colour is written as its attribute asks.
  static let badColour = Rule(
    "html/bad-colour", .error,
    "A colour is written as its attribute asks.",
    advice: """
      A control for colours has a number sign and six hexadecimal digits: `#ff8800`. Names of colours and \
      three digits are for CSS.
      """,
    wrong: #"<p><input type="color" value="red"/></p>"#,
    right: ##"<p><input type="color" value="#ff0000"/></p>"##,
    specification: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#colours")

  /// A word is one of those its attribute knows.
  static let badKeyword = Rule(
    "html/bad-keyword", .error,
    "A word is one of those its attribute knows.",
    advice: "Browsers take any other word for the default, or for none at all.",
    wrong: #"<p dir="right">A</p>"#,
    right: #"<p dir="rtl">A</p>"#,
    specification:
      "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#keywords-and-enumerated-attributes")

  /// A word is in a set of words once.
  static let duplicateToken = Rule(
    "html/duplicate-token", .error,
    "A word is in a set of words once.",
    advice: "The second one says nothing; perhaps another word was meant.",
    wrong: #"""
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title><link rel="icon" \#
      href="a.png" sizes="32x32 32x32"/></head><body></body></html>
      """#,
    right: #"""
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title><link rel="icon" \#
      href="a.png" sizes="16x16 32x32"/></head><body></body></html>
      """#,
    specification:
      "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#set-of-space-separated-tokens")

  /// What a sandboxed frame is allowed is said by different, known keywords.
  static let badSandbox = Rule(
    "html/bad-sandbox", .error,
    "What a sandboxed frame is allowed is said by different, known keywords.",
    advice: "A keyword that is misspelled allows nothing.",
    wrong: #"<p><iframe src="a" title="A" sandbox="allow-script"></iframe></p>"#,
    right: #"<p><iframe src="a" title="A" sandbox="allow-scripts"></iframe></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox")

  /// A sandbox does not let its page out.
  static let weakSandbox = Rule(
    "html/weak-sandbox", .warning,
    "A sandbox does not let its page out.",
    advice: """
      A page of your own origin that may run scripts can remove the `sandbox` attribute of its own frame. \
      Serve it from another origin, or allow one of the two only.
      """,
    wrong: #"<p><iframe src="a" title="A" sandbox="allow-scripts allow-same-origin"></iframe></p>"#,
    right: #"<p><iframe src="a" title="A" sandbox="allow-scripts"></iframe></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox")

  /// Integrity metadata starts with an algorithm that browsers know.
  static let badIntegrity = Rule(
    "html/bad-integrity", .error,
    "Integrity metadata starts with an algorithm that browsers know.",
    advice: """
      Write `sha256-`, `sha384-` or `sha512-` and the digest in Base64. Browsers skip what they do not \
      know, and check nothing.
      """,
    wrong: #"<script src="a.js" integrity="md5-1B2M2Y8AsgTpgAmY7PhCfg=="></script>"#,
    right: #"<script src="a.js" integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="></script>"#,
    specification: "https://www.w3.org/TR/SRI/#the-integrity-attribute")

  /// The digest of integrity metadata is Base64.
  static let badDigest = Rule(
    "html/bad-digest", .warning,
    "The digest of integrity metadata is Base64.",
    advice: "No resource has a digest that cannot be one: browsers refuse to load it. Copy it again.",
    wrong: #"<script src="a.js" integrity="sha256-47DE(pj8"></script>"#,
    right: #"<script src="a.js" integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="></script>"#,
    specification: "https://www.w3.org/TR/SRI/#the-integrity-attribute")

  /// When a page moves on is said by seconds, and perhaps a semicolon, a space and “url=”.
  static let badRefresh = Rule(
    "html/bad-refresh", .error,
    "When a page moves on is said by seconds, and perhaps a semicolon, a space and `url=`.",
    advice: """
      Write `5; url=next.html`, without quotation marks around the address. Better: let the server \
      redirect.
      """,
    wrong: #"""
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta http-equiv="refresh" \#
      content="5;url=a"/><title>t</title></head><body></body></html>
      """#,
    right: #"""
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta http-equiv="refresh" content="5; \#
      url=a"/><title>t</title></head><body></body></html>
      """#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh")

  /// Access keys are different single characters, with spaces between.
  static let badAccessKey = Rule(
    "html/bad-access-key", .error,
    "Access keys are different single characters, with spaces between.",
    advice: "Each is a key of a keyboard; a browser takes the first that it has.",
    wrong: #"<p><a href="a" accesskey="home">A</a></p>"#,
    right: #"<p><a href="a" accesskey="h">A</a></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/interaction.html#the-accesskey-attribute")

  /// An e-mail address is a name, an “@” and a host.
  static let badEmail = Rule(
    "html/bad-email", .error,
    "An e-mail address is a name, an `@` and a host.",
    advice: "More than one address can be in a control with `multiple` only, with commas between.",
    wrong: #"<p><input type="email" value="me at example.org"/></p>"#,
    right: #"<p><input type="email" value="me@example.org"/></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address")

  /// The size of an icon is a width, an “x” and a height, or “any”.
  static let badIconSize = Rule(
    "html/bad-icon-size", .error,
    "The size of an icon is a width, an `x` and a height, or `any`.",
    advice: "No unit and no spaces in it: `32x32`.",
    wrong: #"""
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title><link rel="icon" \#
      href="a.png" sizes="32"/></head><body></body></html>
      """#,
    right: #"""
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title><link rel="icon" \#
      href="a.png" sizes="32x32"/></head><body></body></html>
      """#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#attr-link-sizes")

  /// The encoding of a page is UTF-8.
  static let badEncoding = Rule(
    "html/bad-encoding", .error,
    "The encoding of a page is UTF-8.",
    advice: #"""
      Save pages in UTF-8 and say so: `<meta charset="utf-8">`. There is no other encoding that HTML may \#
      have.
      """#,
    wrong: #"""
      <!DOCTYPE html><html lang="en"><head><meta \#
      charset="latin1"/><title>t</title></head><body></body></html>
      """#,
    right: #"""
      <!DOCTYPE html><html lang="en"><head><meta \#
      charset="utf-8"/><title>t</title></head><body></body></html>
      """#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#charset")

  /// A pattern is a regular expression.
  static let badPattern = Rule(
    "html/bad-pattern", .error,
    "A pattern is a regular expression of JavaScript.",
    advice: """
      Browsers compile a pattern with the flag `v`, and leave out one that they cannot compile: the control takes any \
      text then. In a class, `( ) [ ] { } / - |` are written with a backslash.
      """,
    wrong: #"<p><input pattern="[a-z"/></p>"#,
    right: #"<p><input pattern="[a-z]+"/></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute")

  /// Text of one line has no line break in it.
  static let lineBreakInValue = Rule(
    "html/line-break-in-value", .error,
    "Text of one line has no line break in it.",
    advice: "A control of one line drops the break, and glues the words before and after it together.",
    wrong: #"<p><input value="a\#nb"/></p>"#,
    right: #"<p><input value="a b"/></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/input.html#attr-input-placeholder")
}
