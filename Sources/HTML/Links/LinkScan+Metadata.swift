extension LinkScan {
  /// What `href` of a `link` names; nothing where only a connection is opened.
  func kindOfLink(_ element: Int) -> LinkKind? {
    guard let rel = document.value(.rel, of: element) else { return .relation }
    var kind: LinkKind? = .relation
    rel.forEachToken { token, _ in
      switch token.first?.lowercase {
      case UInt8(ascii: "c") where token.equalsIgnoringCase("canonical"): kind = .canonical
      case UInt8(ascii: "s") where token.equalsIgnoringCase("stylesheet"): kind = .styleSheet
      case UInt8(ascii: "d") where token.equalsIgnoringCase("dns-prefetch"): kind = nil
      case UInt8(ascii: "p"):
        if token.equalsIgnoringCase("preconnect") {
          kind = nil
        } else if token.equalsIgnoringCase("preload") {
          kind = .resource
        }
      case UInt8(ascii: "m"):
        if ["manifest", "modulepreload", "mask-icon"].contains(where: token.equalsIgnoringCase) {
          kind = .resource
        }
      case UInt8(ascii: "i") where token.equalsIgnoringCase("icon"): kind = .resource
      case UInt8(ascii: "a") where token.startsIgnoringCase("apple-touch-"): kind = .resource
      default: break
      }
    }
    return kind
  }

  /// A `content` that is a URL or the description of the page; nearly all are neither.
  func readMetadata(_ index: Int, of element: Int) {
    let attribute = document.attributes[index]
    if let header = document.value(.httpEquiv, of: element) {
      if header.equalsIgnoringCase("refresh"), let refresh = RefreshValue.url(in: attribute.value) {
        link(refresh.url, .refresh, at: attribute.valueOffset + refresh.offset)
      }
      return
    }
    guard let name = document.value(.property, of: element) ?? document.value(.name, of: element) else {
      return
    }
    if name.equalsIgnoringCase("description") {
      let text = attribute.value.trimmed
      if !text.isEmpty { sink.statement(text.view, .description, at: attribute.valueOffset) }
    } else if let kind = Self.kindOfProperty(name) {
      link(attribute.value, kind, at: attribute.valueOffset)
    }
  }

  /// The kind of URL that a property of Open Graph or Twitter has; nothing for others.
  private static func kindOfProperty(_ name: Bytes) -> LinkKind? {
    if name.startsIgnoringCase("og:") {
      if name.equalsIgnoringCase("og:url") { return .canonical }
      if isURL(of: "og:image", name) { return .image }
      return isURL(of: "og:video", name) || isURL(of: "og:audio", name) ? .media : nil
    }
    guard name.startsIgnoringCase("twitter:") else { return nil }
    if name.equalsIgnoringCase("twitter:image") || name.equalsIgnoringCase("twitter:image:src") {
      return .image
    }
    return name.equalsIgnoringCase("twitter:player") ? .frame : nil
  }

  /// Whether a property is the URL of a structured one: the property itself, `:url` or `:secure_url`.
  private static func isURL(of property: StaticString, _ name: Bytes) -> Bool {
    guard name.startsIgnoringCase(property) else { return false }
    let rest = name[property.utf8CodeUnitCount..<name.count]
    return rest.isEmpty || rest.equalsIgnoringCase(":url") || rest.equalsIgnoringCase(":secure_url")
  }
}
