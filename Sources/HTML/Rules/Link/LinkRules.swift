/// Rules about `link` and about `rel`: what goes with which link type (HTML §4.2.4, §4.6.7).
struct LinkRules {
  /// Reports what is wrong with the links of a page.
  mutating func check(_ document: Document, into faults: FaultList) {
    var bodyEnd = 0
    for element in document.notableElements {
      switch document.elements[element].tag {
      case .body: bodyEnd = document.elements[element].end
      case .link: check(link: element, inBody: element < bodyEnd, of: document, into: faults)
      case .a, .area, .form: Self.checkTypes(of: element, in: document, into: faults)
      default: break
      }
    }
  }

  private func check(link: Int, inBody: Bool, of document: Document, into faults: FaultList) {
    let rel = document.attribute(.rel, of: link)
    let types = rel.map { LinkTypes(in: $0.value) } ?? []
    let offset = document.elements[link].offset
    if rel == nil, !document.has(.itemprop, on: link), !document.has(.property, on: link) {
      faults.append(
        Fault(
          .linkWithoutType, "<link> has neither \"rel\" nor \"itemprop\": nobody knows what it links to",
          at: offset))
    }
    // RDFa names a resource by an attribute of its own.
    if !document.has(.href, on: link), !document.has(.imagesrcset, on: link),
      !document.has(.resource, on: link)
    {
      faults.append(Fault(.linkWithoutAddress, "<link> has neither \"href\" nor \"imagesrcset\"", at: offset))
    }
    if let rel, inBody, !types.isAllowedInBody, !document.has(.itemprop, on: link),
      !document.has(.property, on: link)
    {
      faults.append(
        Fault(
          .linkInBody, "<link> stands in the body, where \"rel=\(rel.value.text)\" is not allowed",
          hint: "move it into <head>", at: offset))
    }
    if let rel, types.contains(.shortcut), !rel.value.equalsIgnoringCase("shortcut icon") {
      faults.append(
        Fault(
          .shortcutIcon, "\"shortcut\" stands in a \"rel\" that is not \"shortcut icon\"",
          hint: "write \"icon\"",
          at: rel.valueOffset))
    }
    Self.checkTypes(of: link, in: document, into: faults)
    checkAlternateStylesheet(link, types, of: document, into: faults)
    LinkAttributes(document: document, link: link, types: types).check(into: faults)
  }

  private func checkAlternateStylesheet(
    _ link: Int, _ types: LinkTypes, of document: Document, into faults: FaultList
  ) {
    guard types.contains([.alternate, .stylesheet]), !document.hasText(.title, on: link) else { return }
    faults.append(
      Fault(
        .alternateStylesheetTitle, "an alternate stylesheet has no title to be chosen by",
        hint: "add a \"title\" attribute that is not empty", at: document.elements[link].offset))
  }

  /// Link types of HTML that are not for this element. Types of the registry, and those nobody knows, are
  /// fine.
  private static func checkTypes(of element: Int, in document: Document, into faults: FaultList) {
    guard let rel = document.attribute(.rel, of: element) else { return }
    let tag = document.elements[element].tag
    if let fault = TokenValue.fault(in: rel.value, ignoringCase: true) {
      faults.append(
        Fault(fault.rule, "rel=\"\(rel.value.text)\": \(fault.reason)", at: rel.valueOffset + fault.offset))
    }
    rel.value.forEachToken { token, offset in
      guard forbidden(on: tag).contains(where: { token.equalsIgnoringCase($0) }) else { return }
      faults.append(
        Fault(
          .linkTypeOnWrongElement, "the link type \"\(token.text)\" is not for <\(tag.name)>",
          at: rel.valueOffset + offset))
    }
  }

  private static func forbidden(on tag: Tag) -> [StaticString] {
    switch tag {
    case .link: forbiddenOnLink
    case .form: forbiddenOnForm
    default: forbiddenOnAnchor
    }
  }

  private static let forbiddenOnLink: [StaticString] = [
    "bookmark", "external", "nofollow", "noopener", "noreferrer", "opener", "tag",
  ]
  private static let forbiddenOnAnchor: [StaticString] = [
    "canonical", "dns-prefetch", "expect", "icon", "manifest", "modulepreload", "pingback", "preconnect",
    "prefetch", "preload", "stylesheet",
  ]
  private static let forbiddenOnForm: [StaticString] =
    forbiddenOnAnchor + ["alternate", "author", "bookmark", "tag"]
}
