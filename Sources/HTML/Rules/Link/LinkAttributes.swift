/// The attributes of a `link` that only some link types have (HTML §4.2.4).
struct LinkAttributes {
  let document: Document
  let link: Int
  let types: LinkTypes

  /// Reports attributes without the link type they are for, and what `preload` lacks.
  func check(into faults: FaultList) {
    for index in document.elements[link].attributes {
      let attribute = document.attributes[index]
      if let asked = asked(for: attribute.name), types.isDisjoint(with: asked.types) {
        faults.append(
          Fault(
            .linkAttribute,
            "\"\(attribute.spelling.text)\" is only for a <link> whose \"rel\" names \(asked.words)",
            at: attribute.offset))
      }
    }
    checkDestination(into: faults)
    checkImages(into: faults)
  }

  /// The link types one of which an attribute asks for.
  private func asked(for name: AttributeName) -> (types: LinkTypes, words: String)? {
    switch name {
    case .as: ([.preload, .modulepreload], "\"preload\" or \"modulepreload\"")
    case .blocking: ([.stylesheet, .expect], "\"stylesheet\" or \"expect\"")
    case .color: (.maskIcon, "\"mask-icon\"")
    case .disabled: (.stylesheet, "\"stylesheet\"")
    case .imagesizes, .imagesrcset: (.preload, "\"preload\"")
    case .integrity:
      ([.stylesheet, .preload, .modulepreload], "\"stylesheet\", \"preload\" or \"modulepreload\"")
    case .sizes: ([.icon, .touchIcon], "\"icon\" or \"apple-touch-icon\"")
    default: nil
    }
  }

  private func checkDestination(into faults: FaultList) {
    guard let destination = document.attribute(.as, of: link) else {
      guard types.contains(.preload) else { return }
      let offset = document.elements[link].offset
      faults.append(
        Fault(
          .preloadDestination, "\"rel=preload\" does not say what kind of resource it is",
          hint: "add \"as\": \"fetch\", \"font\", \"image\", \"script\", \"style\" or \"track\"", at: offset))
      return
    }
    let allowed: [StaticString]
    if types.contains(.preload) {
      allowed = ["fetch", "font", "image", "script", "style", "track"]
    } else if types.contains(.modulepreload) {
      allowed = [
        "", "audioworklet", "json", "paintworklet", "script", "serviceworker", "sharedworker", "style",
        "text",
        "worker",
      ]
    } else {
      return
    }
    guard !allowed.contains(where: { destination.value.equalsIgnoringCase($0) }) else { return }
    let type = types.contains(.preload) ? "preload" : "modulepreload"
    faults.append(
      Fault(
        .preloadDestination, "\"as=\(destination.value.text)\" is nothing that \"rel=\(type)\" can fetch",
        at: destination.valueOffset))
  }

  private func checkImages(into faults: FaultList) {
    let images = document.attribute(.imagesrcset, of: link)
    let sizes = document.attribute(.imagesizes, of: link)
    guard let offset = (images ?? sizes)?.offset else { return }
    if !document.has(.as, "image", on: link) {
      faults.append(
        Fault(
          .preloadedImages, "\"imagesrcset\" and \"imagesizes\" are for a <link> with \"as=image\"",
          at: offset))
    }
    if images == nil {
      faults.append(Fault(.preloadedImages, "\"imagesizes\" is without \"imagesrcset\"", at: offset))
    }
    if sizes == nil, let images, SourceSetValue.hasWidths(images.value) {
      faults.append(
        Fault(
          .preloadedImages, "\"imagesrcset\" has widths, and there is no \"imagesizes\" to choose by",
          at: offset
        ))
    }
  }
}
