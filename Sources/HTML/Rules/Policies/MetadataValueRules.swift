/// Holds `content` of `meta` against what `http-equiv` or `name` make of it (HTML §4.2.5).
struct MetadataValueRules {
  /// Reports policies, colours and colour schemes that are none.
  mutating func check(_ document: Document, into faults: FaultList) {
    for element in document.notableElements where document.elements[element].tag == .meta {
      guard let content = document.attribute(.content, of: element),
        let fault = Self.fault(in: content.value, of: element, document)
      else { continue }
      let value = content.value.text
      let shown = value.count > 80 ? "\(value.prefix(80))…" : value
      faults.append(
        Fault(
          fault.rule, "content=\"\(shown)\" on <meta>: \(fault.reason)", hint: fault.hint,
          at: content.valueOffset + min(fault.offset, content.value.count)))
    }
  }

  private static func fault(
    in value: Bytes, of element: Int, _ document: Document
  ) -> ValueFault? {
    if document.has(.httpEquiv, "content-security-policy", on: element) {
      return ContentSecurityPolicyValue.fault(in: value)
    }
    if document.has(.name, "theme-color", on: element) { return ColourValue.fault(in: value) }
    return document.has(.name, "color-scheme", on: element) ? ColourSchemeValue.fault(in: value) : nil
  }
}
