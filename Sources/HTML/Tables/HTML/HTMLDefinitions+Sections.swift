extension ElementDefinition {
  /// Sections (HTML §4.3).
  static let sectionDefinitions: [ElementDefinition] = [
    .html(
      "body", on: "sections", contains: .flow,
      attributes: AttributeList(windowEventHandlerAttributes, all: .text),
      obsoleteAttributes: [
        "alink": SharedAttributes.useCSS, "background": SharedAttributes.useCSS,
        "bgcolor": SharedAttributes.useCSS, "bottommargin": SharedAttributes.useCSS,
        "leftmargin": SharedAttributes.useCSS, "link": SharedAttributes.useCSS,
        "marginheight": SharedAttributes.useCSS, "marginwidth": SharedAttributes.useCSS,
        "rightmargin": SharedAttributes.useCSS, "text": SharedAttributes.useCSS,
        "topmargin": SharedAttributes.useCSS, "vlink": SharedAttributes.useCSS,
      ]),
    .html(
      "article", on: "sections", is: [.flow, .sectioning, .palpable], contains: .flow),
    .html("section", on: "sections", is: [.flow, .sectioning, .palpable], contains: .flow),
    .html(
      "nav", on: "sections", is: [.flow, .sectioning, .palpable], contains: .flow),
    .html(
      "aside", on: "sections", is: [.flow, .sectioning, .palpable], contains: .flow),
    heading("h1"), heading("h2"), heading("h3"), heading("h4"), heading("h5"), heading("h6"),
    .html(
      "hgroup", on: "sections", is: [.flow, .heading, .palpable],
      contains: .content(.scriptSupporting, and: ["p", "h1", "h2", "h3", "h4", "h5", "h6"], text: false)),
    .html(
      "header", on: "sections", is: [.flow, .palpable], contains: .flow,
      without: Exclusion([], "header", "footer")),
    .html(
      "footer", on: "sections", is: [.flow, .palpable], contains: .flow,
      without: Exclusion([], "header", "footer")),
    .html(
      "address", on: "sections", is: [.flow, .palpable], contains: .flow,
      without: Exclusion([.heading, .sectioning], "header", "footer", "address")),
  ]

  /// A heading (HTML §4.3.6).
  private static func heading(_ name: String) -> ElementDefinition {
    .html(
      name, on: "sections", anchor: "the-h1,-h2,-h3,-h4,-h5,-and-h6-elements",
      is: [.flow, .heading, .palpable], contains: .phrasing,
      obsoleteAttributes: ["align": SharedAttributes.useCSS])
  }
}
