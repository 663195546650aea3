/// Rules about image maps (HTML §4.8.13, §4.8.14).
enum AreaRules {
  /// Reports a `map` whose names differ.
  static func check(map: Int, of document: Document, into faults: inout [Fault]) {
    guard let id = document.attribute(.id, of: map), let name = document.value(.name, of: map),
      !id.value.elementsEqual(name)
    else { return }
    faults.append(
      Fault(
        .mapNames, "“map” has the name “\(name.text)” and another “id”: “\(id.value.text)”.",
        hint: "give both the same value, or remove “id”", at: id.valueOffset))
  }

  /// Reports what is wrong with an `area`.
  static func check(area: Int, inMap: Bool, of document: Document, into faults: inout [Fault]) {
    let offset = document.elements[area].offset
    if !inMap { faults.append(Fault(.areaOutsideMap, "“area” is in no “map”.", at: offset)) }
    if document.has(.href, on: area) {
      if !document.has(.alt, on: area) {
        faults.append(
          Fault(.areaAlternative, "“area” is a link without text: it has no “alt”.", at: offset))
      }
    } else {
      LinkedAttributes.check(area, of: document, into: &faults)
    }
    checkShape(area, of: document, into: &faults)
  }

  /// Reports coordinates that do not make the shape. Whether they are numbers is another's business.
  private static func checkShape(_ area: Int, of document: Document, into faults: inout [Fault]) {
    let shape = document.attribute(.shape, of: area)
    guard let coordinates = document.attribute(.coords, of: area) else {
      guard let shape, isKnown(shape.value), !isDefault(shape.value) else { return }
      faults.append(
        Fault(.areaShape, "“shape=\(shape.value.text)” is without “coords”.", at: shape.offset))
      return
    }
    let count = coordinates.value.reduce(1) { $0 &+ ($1 == UInt8(ascii: ",") ? 1 : 0) }
    guard let reason = reason(against: count, shape: shape?.value) else { return }
    faults.append(Fault(.areaShape, "“coords” has \(count) numbers; \(reason).", at: coordinates.valueOffset))
  }

  private static func reason(against count: Int, shape: Bytes?) -> String? {
    guard let shape else { return count == 4 ? nil : "a rectangle has 4" }
    if isDefault(shape) { return "“shape=default” is the whole image, and has none" }
    if shape.equalsIgnoringCase("rect") { return count == 4 ? nil : "a rectangle has 4" }
    if shape.equalsIgnoringCase("circle") { return count == 3 ? nil : "a circle has 3: x, y and radius" }
    guard shape.equalsIgnoringCase("poly") else { return nil }
    return count >= 6 && count.isMultiple(of: 2) ? nil : "a polygon has an x and a y for 3 points or more"
  }

  private static func isDefault(_ shape: Bytes) -> Bool { shape.equalsIgnoringCase("default") }

  private static func isKnown(_ shape: Bytes) -> Bool {
    isDefault(shape) || shape.equalsIgnoringCase("rect") || shape.equalsIgnoringCase("circle")
      || shape.equalsIgnoringCase("poly")
  }
}

/// Attributes of `a` and `area` that are about a link (HTML §4.6.2).
enum LinkedAttributes {
  /// Reports them on an element without `href`, which is no link.
  static func check(_ element: Int, of document: Document, into faults: inout [Fault]) {
    for index in document.elements[element].attributes {
      let attribute = document.attributes[index]
      switch attribute.name {
      case .download, .hreflang, .ping, .referrerpolicy, .rel, .target, .type:
        // Microdata asks for `href` by a rule of its own; RDFa uses `rel` without.
        if attribute.name == .rel, isRDFa(element, of: document) { continue }
        faults.append(
          Fault(
            .linkAttributesWithoutLink,
            "“\(attribute.spelling.text)” is about a link; this \(document.quotedName(of: element)) has no “href”.",
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
