extension Document {
  /// Whether an element has an attribute whose value is `lowercaseKeyword` in any letter case.
  func has(_ name: AttributeName, _ lowercaseKeyword: StaticString, on element: Int) -> Bool {
    value(name, of: element)?.equalsIgnoringCase(lowercaseKeyword) ?? false
  }

  /// Whether an element has an attribute that is not empty.
  func hasText(_ name: AttributeName, on element: Int) -> Bool {
    value(name, of: element).map { !$0.isEmpty } ?? false
  }

  /// The first child of an element that is of a kind.
  func child(_ tag: Tag, of element: Int) -> Int? {
    var index = element + 1
    while index < elements[element].end {
      if elements[index].tag == tag { return index }
      index = elements[index].end
    }
    return nil
  }

  /// Whether there is text inside an element that is more than whitespace.
  func hasText(in element: Int) -> Bool {
    for index in elements[element].texts where !texts[index].isBlank { return true }
    return false
  }

  /// Whether a text is code that is not shown.
  func isCode(_ text: Int) -> Bool {
    let tag = elements[texts[text].parent].tag
    return tag == .script || tag == .style || tag == .template
  }

  /// The tag of the parent of an element.
  func parentTag(of element: Int) -> Tag? {
    let parent = elements[element].parent
    return parent < 0 ? nil : elements[parent].tag
  }

  /// The name of an element in angle brackets, as messages have it.
  func tagName(of element: Int) -> String { "<\(name(of: element))>" }
}
