extension Document {
  /// The name of an element as its specification writes it, for messages.
  func name(of element: Int) -> String {
    let element = elements[element]
    if element.namespace == .html, element.tag != .unknown, element.tag != .custom { return element.tag.name }
    let name = element.name.shown
    return ForeignCase.svgElements[name] ?? name
  }

  /// The name of an attribute of an element as the element's specification writes it, for messages.
  func name(ofAttribute name: String, on element: Int) -> String {
    elements[element].namespace == .html ? name : ForeignCase.attributes[name] ?? name
  }

  /// Whether an element is interactive content as it stands (HTML §3.2.5.2.7).
  func isInteractive(_ element: Int) -> Bool {
    switch elements[element].tag {
    case .a: has(.href, on: element)
    case .audio, .video: has(.controls, on: element)
    case .img, .object: has(.usemap, on: element)
    case .input: !(value(.type, of: element)?.equalsIgnoringCase("hidden") ?? false)
    default: true
    }
  }

  /// Whether an attribute that no table lists may stand on an element all the same.
  func allowsUnlisted(_ attribute: Attribute, on element: Int) -> Bool {
    let name = attribute.spelling
    if name.startsIgnoringCase("data-") { return name.count > 5 }
    // What its plugin understands is not HTML's to say (HTML §4.8.6).
    if elements[element].tag == .embed { return attribute.hasNameOfXML }
    if elements[element].tag == .custom
      || elements[element].tag == .unknown && elements[element].namespace == .html
    {
      // What it understands is its own to say; words of ARIA are not.
      return attribute.name.isARIA || !name.startsIgnoringCase("aria-")
    }
    if elements[element].namespace == .html {
      // Without a meaning in HTML, but allowed there for pages that are XML as well (HTML §3.2.6, §13.1.2.3).
      return name.equals("xmlns") && attribute.value.equals("http://www.w3.org/1999/xhtml")
        || name.equals("xml:lang")
          && value(.lang, of: element).map { $0.isSame(as: attribute.value, ignoringCase: true) } ?? false
    }
    return attribute.name.isARIA || isEventHandler(name)
  }

  private func isEventHandler(_ name: Bytes) -> Bool { name.count > 3 && name[0] == 0x6F && name[1] == 0x6E }
}

extension Document.Attribute {
  /// Whether the name could be one in XML without a namespace, as those of `embed` have to be.
  fileprivate var hasNameOfXML: Bool {
    guard let first = spelling.first, first.isLetter || first == 0x5F || first >= 0x80 else { return false }
    return spelling.allSatisfy {
      $0.isLetter || $0.isDigit || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F || $0 >= 0x80
    }
  }

  /// Whether the attribute is for a framework: it starts with a letter or two and a hyphen as directives do, or has
  /// characters that names in XML cannot have: colons, at signs, brackets.
  var isOfFramework: Bool {
    if Self.directives.contains(where: spelling.startsIgnoringCase) { return true }
    if spelling.startsIgnoringCase("xml") || spelling.startsIgnoringCase("xlink:") { return false }
    return !spelling.allSatisfy {
      $0.isLetter || $0.isDigit || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F || $0 >= 0x80
    }
  }

  /// How the directives of Alpine, Vue, htmx and Angular start.
  private static let directives: [StaticString] = ["x-", "v-", "hx-", "ng-"]
}
