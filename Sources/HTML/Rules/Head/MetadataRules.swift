/// Rules about `meta` (HTML §4.2.5). It follows a walk in document order.
struct MetadataRules {
  private var charset = -1
  private var contentType = -1
  private var said: [(name: Int, scope: Bytes)] = []

  /// Names of which a page has one only, or one for each value of another attribute (HTML §4.2.5.1).
  private static let single: [(name: StaticString, scope: AttributeName?)] = [
    ("description", nil), ("color-scheme", nil), ("theme-color", .media), ("application-name", .lang),
  ]

  /// Reports what is wrong with a `meta`.
  mutating func check(meta: Int, inBody: Bool, of document: Document, into faults: FaultList) {
    let isProperty = document.has(.itemprop, on: meta) || document.has(.property, on: meta)
    if inBody, !isProperty {
      faults.append(
        Fault(
          .metadataInBody, "<meta> stands in the body", hint: "move it into <head>",
          at: document.elements[meta].offset))
    }
    checkAttributes(of: meta, isProperty, in: document, into: faults)
    checkEncoding(meta, of: document, into: faults)
    if let name = document.value(.name, of: meta) { check(meta, named: name, of: document, into: faults) }
    if let media = document.attribute(.media, of: meta), !document.has(.name, "theme-color", on: meta) {
      faults.append(
        Fault(.metadataMedia, "\"media\" is only for a <meta> with \"name=theme-color\"", at: media.offset))
    }
    MetadataContent.check(meta: meta, of: document, into: faults)
  }

  private func checkAttributes(
    of meta: Int, _ isProperty: Bool, in document: Document, into faults: FaultList
  ) {
    var kinds: [AttributeName] = []
    var isAnything = false
    for index in document.elements[meta].attributes {
      switch document.attributes[index].name {
      case .name, .httpEquiv, .charset, .itemprop: kinds.append(document.attributes[index].name)
      case .about, .property, .rel, .rev, .resource, .typeof: isAnything = true
      default: break
      }
    }
    let offset = document.elements[meta].offset
    if kinds.count > 1 {
      let words = kinds.map { "\"\($0.name)\"" }.joined(separator: " and ")
      faults.append(
        Fault(.metadataKind, "<meta> has \(words); each needs a <meta> of its own", at: offset))
    } else if kinds.isEmpty, !isAnything {
      faults.append(
        Fault(
          .metadataKind, "<meta> has no \"name\", \"http-equiv\", \"charset\" or \"itemprop\"", at: offset))
    }
    let content = document.attribute(.content, of: meta)
    if kinds == [.charset], !isProperty {
      if let content {
        faults.append(
          Fault(.metadataKind, "\"content\" is not for a <meta> with \"charset\"", at: content.offset))
      }
    } else if content == nil, !kinds.isEmpty, !isAnything {
      faults.append(Fault(.metadataKind, "<meta> has no \"content\"", at: offset))
    }
  }

  /// One declaration of the encoding, early enough for browsers to find it (HTML §4.2.5.4).
  private mutating func checkEncoding(_ meta: Int, of document: Document, into faults: FaultList) {
    let offset = document.elements[meta].offset
    if let attribute = document.attribute(.charset, of: meta) {
      if charset >= 0 || contentType >= 0 {
        faults.append(
          Fault(.encodingDeclaration, "the encoding of this page is declared already", at: offset))
      } else if attribute.valueOffset &+ attribute.value.count > 1024 {
        faults.append(
          Fault(
            .encodingDeclaration, "the encoding is declared after the first 1,024 bytes, where nobody looks",
            hint: "move \"meta charset\" to the start of <head>", at: offset))
      }
      charset = meta
    } else if document.has(.httpEquiv, "content-type", on: meta) {
      if charset >= 0 || contentType >= 0 {
        faults.append(
          Fault(
            .encodingDeclaration, "the encoding of this page is declared already",
            hint: "remove this <meta>",
            at: offset))
      }
      contentType = meta
    }
  }

  private mutating func check(
    _ meta: Int, named name: Bytes, of document: Document, into faults: FaultList
  ) {
    guard let index = Self.single.firstIndex(where: { name.equalsIgnoringCase($0.name) }),
      document.hasText(.content, on: meta)
    else { return }
    let attribute = Self.single[index].scope.flatMap { document.attribute($0, of: meta) }
    let scope = attribute?.value ?? .empty
    if said.contains(where: { $0.name == index && $0.scope.isSame(as: scope, ignoringCase: true) }) {
      let same = attribute.map { " and \"\($0.name.name)=\(scope.text)\"" } ?? ""
      faults.append(
        Fault(
          .repeatedMetadata, "this page has a <meta> with \"name=\(name.text)\"\(same) already",
          at: document.elements[meta].offset))
    }
    said.append((index, scope))
  }
}
