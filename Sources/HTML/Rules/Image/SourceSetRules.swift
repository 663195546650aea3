/// Holds `srcset` against `sizes` beside it: sizes choose among widths only (HTML §4.8.4.2.1).
struct SourceSetRules {
  /// Reports image candidates without a width beside `sizes`.
  mutating func check(_ document: Document, into faults: FaultList) {
    for element in document.notableElements {
      switch document.elements[element].tag {
      case .img, .source: Self.check(.srcset, beside: .sizes, on: element, of: document, into: faults)
      case .link: Self.check(.imagesrcset, beside: .imagesizes, on: element, of: document, into: faults)
      default: break
      }
    }
  }

  private static func check(
    _ name: AttributeName, beside sizes: AttributeName, on element: Int, of document: Document,
    into faults: FaultList
  ) {
    guard document.has(sizes, on: element), let attribute = document.attribute(name, of: element),
      let fault = SourceSetValue.faultBesideSizes(in: attribute.value),
      // What cannot be read at all is told already.
      SourceSetValue.fault(in: attribute.value, url: { _ in nil }) == nil
    else { return }
    faults.append(
      Fault(
        fault.rule, "\(attribute.spelling.text)=\"\(attribute.value.text)\": \(fault.reason)",
        hint: fault.hint, at: attribute.valueOffset))
  }
}
