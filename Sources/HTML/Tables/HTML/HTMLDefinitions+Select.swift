extension ElementDefinition {
  /// `select` and what is in it, with the content of a `select` that CSS draws (HTML §4.10.7 to §4.10.10).
  static let selectDefinitions: [ElementDefinition] = [
    // One `button` at most, and first: a rule.
    .html(
      "select", on: "form-elements", is: [.flow, .phrasing, .interactive, .palpable],
      contains: .content(
        .scriptSupporting, and: ["button", "option", "optgroup", "hr", "div", "noscript"], text: false),
      attributes: SharedAttributes.control.and([
        "autocomplete": .autocomplete, "multiple": .boolean, "required": .boolean, "size": .positiveInteger,
      ]),
      obsoleteAttributes: SharedAttributes.dataBinding),
    .html(
      "datalist", on: "form-elements", is: [.flow, .phrasing],
      contains: .content([.phrasing, .scriptSupporting], and: ["option"])),
    // Its `label`, or a `legend` first: a rule.
    .html(
      "optgroup", on: "form-elements",
      contains: .content(.scriptSupporting, and: ["option", "legend", "div", "noscript"], text: false),
      attributes: ["disabled": .boolean, "label": .text]),
    .html(
      "option", on: "form-elements", contains: .content(.phrasing, and: ["div"]),
      without: Exclusion(.interactive, "datalist", "object", tabindex: true),
      attributes: ["disabled": .boolean, "label": .nonEmptyText, "selected": .boolean, "value": .text],
      obsoleteAttributes: [
        "dataformatas": SharedAttributes.useScript, "datasrc": SharedAttributes.useScript,
        "name": "use \"id\"",
      ]),
    .html("selectedcontent", on: "form-elements", is: [.flow, .phrasing]),
  ]
}
