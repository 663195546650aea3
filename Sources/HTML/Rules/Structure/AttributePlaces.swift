/// Attributes that depend on the element, its parent or another attribute in a way tables do not say.
enum AttributePlaces {
  /// Reports an attribute that is out of place; `index` is one in the attributes of the page.
  static func check(_ index: Int, of element: Int, in document: Document, into faults: FaultList) {
    let attribute = document.attributes[index]
    switch (attribute.name, document.elements[element].tag) {
    case (.is, .custom):
      faults.append(
        Fault(
          .customElementIs, "\"is\" is for elements of HTML; this is a custom element already",
          hint: "remove it", at: attribute.offset))
    case (.tabindex, .dialog):
      faults.append(
        Fault(
          .dialogTabindex, "\"tabindex\" is not for <dialog>, which is never focused by itself",
          hint: "remove it", at: attribute.offset))
    case (.value, .li):
      guard let parent = document.parentTag(of: element), parent == .ul || parent == .menu else { return }
      faults.append(
        Fault(
          .itemValue, "\"value\" numbers an <li> of <ol>; this one is in <\(parent.name)>", hint: "remove it",
          at: attribute.offset))
    case (.dir, .bdo) where attribute.value.equalsIgnoringCase("auto"):
      faults.append(
        Fault(
          .overrideDirection, "<bdo> says the direction of its text; \"auto\" does not",
          hint: "write \"ltr\" or \"rtl\", or use <bdi>", at: attribute.valueOffset))
    default: break
    }
  }
}
