/// Rules about image maps (HTML §4.8.13, §4.8.14).
enum AreaRules {
  /// Reports a `map` whose names differ.
  static func check(map: Int, of document: Document, into faults: FaultList) {
    guard let id = document.attribute(.id, of: map), let name = document.value(.name, of: map),
      !id.value.elementsEqual(name)
    else { return }
    faults.append(
      Fault(
        .mapNames, "<map> has the name \"\(name.text)\" and another \"id\": \"\(id.value.text)\"",
        hint: "give both the same value, or remove \"id\"", at: id.valueOffset))
  }

  /// Reports what is wrong with an `area`.
  static func check(area: Int, inMap: Bool, of document: Document, into faults: FaultList) {
    let offset = document.elements[area].offset
    if !inMap { faults.append(Fault(.areaOutsideMap, "<area> is in no <map>", at: offset)) }
    if document.has(.href, on: area) {
      if !document.has(.alt, on: area) {
        faults.append(
          Fault(.areaAlternative, "<area> is a link without text: it has no \"alt\"", at: offset))
      }
    } else {
      LinkedAttributes.check(area, of: document, into: faults)
    }
    checkShape(area, of: document, into: faults)
  }

  /// Reports a shape without coordinates, and coordinates of the whole image. How many there are is a matter of their syntax.
  private static func checkShape(_ area: Int, of document: Document, into faults: FaultList) {
    if let coords = document.attribute(.coords, of: area), document.has(.shape, "default", on: area) {
      faults.append(Fault(.areaShape, "\"coords\" is not for \"shape=default\"", at: coords.offset))
    }
    guard let shape = document.attribute(.shape, of: area), isKnown(shape.value),
      !document.has(.coords, on: area)
    else { return }
    faults.append(Fault(.areaShape, "\"shape=\(shape.value.text)\" is without \"coords\"", at: shape.offset))
  }

  private static func isKnown(_ shape: Bytes) -> Bool {
    shape.equalsIgnoringCase("rect") || shape.equalsIgnoringCase("circle")
      || shape.equalsIgnoringCase("poly")
  }
}

/// Attributes of `a` and `area` that are about a link (HTML §4.6.2).
enum LinkedAttributes {
  /// Reports them on an element without `href`, which is no link.
  static func check(_ element: Int, of document: Document, into faults: FaultList) {
    for index in document.elements[element].attributes {
      let attribute = document.attributes[index]
      switch attribute.name {
      case .download, .hreflang, .ping, .referrerpolicy, .rel, .target, .type:
        // Microdata asks for `href` by a rule of its own; RDFa uses `rel` without.
        if attribute.name == .rel, isRDFa(element, of: document) { continue }
        faults.append(
          Fault(
            .linkAttributesWithoutLink,
            "\"\(attribute.spelling.text)\" is about a link; here is no \"href\"",
            at: attribute.offset))
      default: break
      }
    }
  }

  private static func isRDFa(_ element: Int, of document: Document) -> Bool {
    document.has(.resource, on: element) || document.has(.property, on: element)
      || document.has(.typeof, on: element) || document.has(.about, on: element)
  }
}
