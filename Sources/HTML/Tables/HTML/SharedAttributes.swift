extension ValueKind {
  /// How much a request says about the page it comes from (Referrer Policy §3).
  static let referrerPolicy = ValueKind.keyword([
    "", "no-referrer", "no-referrer-when-downgrade", "origin", "origin-when-cross-origin", "same-origin",
    "strict-origin", "strict-origin-when-cross-origin", "unsafe-url",
  ])
  /// Whether a request to another site carries credentials (HTML §2.5.4).
  static let crossOrigin = ValueKind.keyword(["", "anonymous", "use-credentials"])
  /// When something is loaded (HTML §2.5.7).
  static let loading = ValueKind.keyword(["lazy", "eager"])
  /// What waits for a resource (HTML §2.5.8).
  static let blocking = ValueKind.keywords(["render"])
  /// How soon something is fetched (HTML §2.5.9).
  static let fetchPriority = ValueKind.keyword(["high", "low", "auto"])
}

/// Attributes and advice that several elements share.
enum SharedAttributes {
  /// What `audio` and `video` have in common (HTML §4.8.11).
  static let media: AttributeList<ValueKind> = [
    "src": .nonEmptyURL, "crossorigin": .crossOrigin, "preload": .keyword(["", "none", "metadata", "auto"]),
    "autoplay": .boolean, "loop": .boolean, "muted": .boolean, "controls": .boolean, "loading": .loading,
  ]
  /// Width and height in pixels (HTML §4.8.17).
  static let dimensions: AttributeList<ValueKind> = [
    "width": .nonNegativeInteger, "height": .nonNegativeInteger,
  ]
  /// What `input` and `button` say about the form they send (HTML §4.10.18.6).
  static let submission: AttributeList<ValueKind> = [
    "formaction": .nonEmptyURL,
    "formenctype": .keyword(["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"]),
    "formmethod": .keyword(["get", "post", "dialog"]), "formnovalidate": .boolean,
    "formtarget": .navigableNameOrKeyword, "popovertarget": .idReference,
    "popovertargetaction": .keyword(["toggle", "show", "hide"]),
  ]
  /// What the controls of a form have in common (HTML §4.10.18).
  static let control: AttributeList<ValueKind> = [
    "disabled": .boolean, "form": .idReference, "name": .nonEmptyText,
  ]

  /// What the data binding of an old browser used.
  static let dataBinding: AttributeList<String> = [
    "datafld": useScript, "dataformatas": useScript, "datasrc": useScript,
  ]
  /// How the cells of a table were aligned.
  static let cellAlignment: AttributeList<String> = [
    "align": useCSS, "char": useCSS, "charoff": useCSS, "valign": useCSS,
  ]
  /// How rows and groups of rows were drawn.
  static let rowAppearance: AttributeList<String> = cellAlignment.and([
    "background": useCSS, "height": useCSS,
  ])
  /// How embedded content stood in its text.
  static let embeddedAppearance: AttributeList<String> = [
    "align": useCSS, "hspace": useCSS, "vspace": useCSS,
  ]

  /// The advice about everything that is only for looks.
  static let useCSS = "say it in a style sheet"
  /// The advice about binding data to elements.
  static let useScript = "fill the page by script"
}
