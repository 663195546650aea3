extension ElementDefinition {
  /// The elements of HTML (HTML §4 and §16.2), each once.
  static let htmlDefinitions: [ElementDefinition] = [
    documentDefinitions, metadataDefinitions, sectionDefinitions, groupingDefinitions, textLevelDefinitions,
    editDefinitions, embeddedDefinitions, tableDefinitions, formDefinitions, interactiveDefinitions,
    scriptingDefinitions, obsoleteDefinitions,
  ].flatMap(\.self)

  /// An element of HTML, with its section on a page of the HTML Standard: `the-…-element` unless `anchor` says otherwise.
  @inline(never)
  static func html(
    _ name: String, on page: String, anchor: String? = nil, is categories: Categories = [],
    contains content: ContentModel = .nothing, without: Exclusion = Exclusion(),
    attributes: AttributeList<ValueKind> = [:], required: [String] = [],
    removedAttributes: AttributeList<String> = [:], obsoleteAttributes: AttributeList<String> = [:],
    discouragedAttributes: AttributeList<String> = [:], obsolete: String? = nil
  ) -> ElementDefinition {
    ElementDefinition(
      name, "https://html.spec.whatwg.org/multipage/\(page).html#\(anchor ?? "the-\(name)-element")",
      is: categories, contains: content, without: without, attributes: attributes, required: required,
      removedAttributes: removedAttributes, obsoleteAttributes: obsoleteAttributes,
      discouragedAttributes: discouragedAttributes, obsolete: obsolete)
  }
}
