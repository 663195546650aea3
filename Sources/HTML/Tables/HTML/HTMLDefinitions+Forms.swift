extension ElementDefinition {
  /// Forms (HTML §4.10).
  static let formDefinitions: [ElementDefinition] =
    [
      .html(
        "form", on: "forms", is: [.flow, .palpable], contains: .flow, without: Exclusion([], "form"),
        attributes: [
          "accept-charset": .encodingLabel, "action": .nonEmptyURL,
          "autocomplete": .keyword(["on", "off"]),
          "enctype": .keyword(["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"]),
          "method": .keyword(["get", "post", "dialog"]), "name": .nonEmptyText, "novalidate": .boolean,
          "rel": .linkTypes, "target": .navigableNameOrKeyword,
        ],
        obsoleteAttributes: ["accept": "put it on each <input> for files"]
      ),
      // One labelable descendant only: a rule.
      .html(
        "label", on: "forms", is: [.flow, .phrasing, .interactive, .palpable], contains: .phrasing,
        without: Exclusion([], "label"), attributes: ["for": .idReference],
        obsoleteAttributes: SharedAttributes.dataBinding),
      input,
      .html(
        "button", on: "form-elements", is: [.flow, .phrasing, .interactive, .palpable], contains: .phrasing,
        without: Exclusion(.interactive, "dialog", tabindex: true),
        attributes: SharedAttributes.control.and(SharedAttributes.submission).and([
          "command": .command, "commandfor": .idReference, "type": .keyword(["submit", "reset", "button"]),
          "value": .text,
        ]),
        obsoleteAttributes: SharedAttributes.dataBinding),
      .html(
        "textarea", on: "form-elements", is: [.flow, .phrasing, .interactive, .palpable], contains: .text,
        attributes: SharedAttributes.control.and([
          "autocomplete": .autocomplete, "cols": .positiveInteger, "dirname": .nonEmptyText,
          "maxlength": .nonNegativeInteger, "minlength": .nonNegativeInteger, "placeholder": .text,
          "readonly": .boolean, "required": .boolean, "rows": .positiveInteger,
          "wrap": .keyword(["soft", "hard"]),
        ]),
        obsoleteAttributes: ["datafld": SharedAttributes.useScript, "datasrc": SharedAttributes.useScript]),
      .html(
        "output", on: "form-elements", is: [.flow, .phrasing, .palpable], contains: .phrasing,
        attributes: ["for": .idReferences, "form": .idReference, "name": .nonEmptyText]),
      .html(
        "progress", on: "form-elements", is: [.flow, .phrasing, .palpable], contains: .phrasing,
        without: Exclusion([], "progress"),
        attributes: ["value": .nonNegativeNumber, "max": .positiveNumber]),
      .html(
        "meter", on: "form-elements", is: [.flow, .phrasing, .palpable], contains: .phrasing,
        without: Exclusion([], "meter"),
        attributes: [
          "value": .number, "min": .number, "max": .number, "low": .number, "high": .number,
          "optimum": .number,
        ], required: ["value"]),
      .html(
        "fieldset", on: "form-elements", is: [.flow, .palpable], contains: .content(.flow, and: ["legend"]),
        attributes: SharedAttributes.control,
        obsoleteAttributes: ["datafld": SharedAttributes.useScript]),
      .html(
        "legend", on: "form-elements",
        contains: .content([.phrasing, .heading]),
        obsoleteAttributes: SharedAttributes.dataBinding.and(["align": SharedAttributes.useCSS])),
    ] + selectDefinitions

  /// An input (HTML §4.10.5). Which attributes go with which `type`, and what `value`, `min`, `max` and `step` hold
  /// then, are rules.
  private static let input: ElementDefinition = .html(
    "input", on: "input", is: [.flow, .phrasing, .interactive, .palpable],
    attributes: SharedAttributes.control.and(SharedAttributes.submission).and(SharedAttributes.dimensions)
      .and([
        "accept": .acceptList, "alpha": .boolean, "alt": .nonEmptyText, "autocomplete": .autocomplete,
        "capture": .keyword(["user", "environment"]), "checked": .boolean,
        "colorspace": .keyword(["limited-srgb", "display-p3"]), "dirname": .nonEmptyText,
        "list": .idReference,
        "max": .inputValue, "maxlength": .nonNegativeInteger, "min": .inputValue,
        "minlength": .nonNegativeInteger,
        "multiple": .boolean, "pattern": .pattern, "placeholder": .oneLine, "readonly": .boolean,
        "required": .boolean, "size": .positiveInteger, "src": .nonEmptyURL, "step": .inputValue,
        "type": .keyword([
          "hidden", "text", "search", "tel", "url", "email", "password", "date", "month", "week", "time",
          "datetime-local", "number", "range", "color", "checkbox", "radio", "file", "submit", "image",
          "reset",
          "button",
        ]),
        "value": .inputValue,
      ]),
    obsoleteAttributes: SharedAttributes.dataBinding.and(SharedAttributes.embeddedAppearance).and([
      "border": SharedAttributes.useCSS, "ismap": "leave it out",
      "usemap": "put image maps on <img>",
    ]))
}
