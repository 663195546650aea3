/// Attributes that depend on the element, its parent or another attribute in a way tables do not say.
enum AttributePlaces {
  /// Reports an attribute that is out of place; `index` is one in the attributes of the page.
  static func check(_ index: Int, of element: Int, in document: Document, into faults: inout [Fault]) {
    let attribute = document.attributes[index]
    switch (attribute.name, document.elements[element].tag) {
    case (.is, .custom):
      faults.append(
        Fault(
          .customElementIs, "“is” is for elements of HTML; this is a custom element already.",
          hint: "remove it", at: attribute.offset))
    case (.tabindex, .dialog):
      faults.append(
        Fault(
          .dialogTabindex, "“tabindex” is not for “dialog”, which is never focused by itself.",
          hint: "remove it", at: attribute.offset))
    case (.value, .li):
      guard let parent = document.parentTag(of: element), parent == .ul || parent == .menu else { return }
      faults.append(
        Fault(
          .itemValue, "“value” numbers an “li” of “ol”; this one is in “\(parent.name)”.", hint: "remove it",
          at: attribute.offset))
    case (.unknown, _): checkLanguage(attribute, of: element, in: document, into: &faults)
    default: break
    }
  }

  /// In HTML `xml:lang` has no effect; it may only repeat `lang` (HTML §3.2.6.2).
  private static func checkLanguage(
    _ attribute: Document.Attribute, of element: Int, in document: Document, into faults: inout [Fault]
  ) {
    guard attribute.spelling.equals("xml:lang"), document.elements[element].namespace == .html else { return }
    let language = document.value(.lang, of: element)
    // `xml:lang` without `lang` is an attribute that is not allowed.
    guard let language, !language.equalsIgnoringCase(attribute.value) else { return }
    faults.append(
      Fault(
        .xmlLanguage, "“xml:lang” is “\(attribute.value.text)” and “lang” is “\(language.text)”.",
        hint: "give “lang” that value and remove “xml:lang”", at: attribute.offset))
  }
}

extension Bytes {
  /// Whether two runs of bytes are the same but for the case of ASCII letters.
  func equalsIgnoringCase(_ other: Bytes) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.lowercase == $1.lowercase }
  }
}
