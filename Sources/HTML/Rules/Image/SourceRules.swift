/// Rules about `source`, `srcset` and `sizes` (HTML §4.8.2, §4.8.4.2).
enum SourceRules {
  /// Reports what is wrong with a `source`; what it may have depends on its parent.
  static func check(source: Int, of document: Document, into faults: FaultList) {
    switch document.parentTag(of: source) {
    case .picture:
      report(.src, unlike: .srcset, of: source, in: document, into: faults)
      if document.has(.srcset, on: source) {
        let isLazy = isImageLazy(besides: source, in: document)
        checkSizes(of: source, isLazy: isLazy, in: document, into: faults)
      }
      checkChoice(source, of: document, into: faults)
    case .audio, .video:
      report(.srcset, unlike: .src, of: source, in: document, into: faults)
      for name in [AttributeName.sizes, .width, .height] {
        if let attribute = document.attribute(name, of: source) {
          faults.append(
            Fault(
              .sourceAttribute, "\"\(name.name)\" is only for a <source> in <picture>", at: attribute.offset))
        }
      }
    default: break
    }
  }

  /// Reports `sizes` that nothing uses, that is lacking, or that is `auto` for an image which does not wait.
  static func checkSizes(
    of element: Int, isLazy: Bool, in document: Document, into faults: FaultList
  ) {
    let sourceSet = document.attribute(.srcset, of: element)
    if let sizes = document.attribute(.sizes, of: element) {
      if sourceSet == nil {
        faults.append(Fault(.sizesWithoutSources, "\"sizes\" is without \"srcset\"", at: sizes.offset))
      }
      if !isLazy, isAutomatic(sizes.value) {
        faults.append(
          Fault(
            .automaticSizes, "\"sizes=auto\" is for images that are loaded lazily",
            hint: "add \"loading=lazy\" to the <img>, or say the sizes", at: sizes.valueOffset))
      }
    } else if let sourceSet, !isLazy, SourceSetValue.hasWidths(sourceSet.value) {
      faults.append(
        Fault(
          .widthsWithoutSizes, "\"srcset\" has widths, and there is no \"sizes\" to choose by",
          hint: "add \"sizes\", such as \"100vw\"", at: sourceSet.offset))
    }
  }

  private static func isAutomatic(_ sizes: Bytes) -> Bool {
    let sizes = sizes.trimmed
    guard sizes.startsIgnoringCase("auto") else { return false }
    return sizes.count == 4 || sizes[4] == UInt8(ascii: ",") || sizes[4].isWhitespace
  }

  private static func isImageLazy(besides source: Int, in document: Document) -> Bool {
    let parent = document.elements[source].parent
    guard parent >= 0, let image = document.child(.img, of: parent) else { return false }
    return document.has(.loading, "lazy", on: image)
  }

  /// Reports an attribute that is for the other kind of parent, and the lack of the one that is for this
  /// kind.
  private static func report(
    _ wrong: AttributeName, unlike right: AttributeName, of source: Int, in document: Document,
    into faults: FaultList
  ) {
    let parent = document.tagName(of: document.elements[source].parent)
    if let attribute = document.attribute(wrong, of: source) {
      faults.append(
        Fault(
          .sourceAttribute, "\"\(wrong.name)\" is not for a <source> in \(parent)",
          hint: "use \"\(right.name)\"", at: attribute.offset))
    } else if !document.has(right, on: source) {
      faults.append(
        Fault(
          .sourceAttribute, "<source> in \(parent) has no \"\(right.name)\"",
          at: document.elements[source].offset))
    }
  }

  /// Reports a source that is always taken although others follow (HTML §4.8.2).
  private static func checkChoice(_ source: Int, of document: Document, into faults: FaultList) {
    if document.has(.type, on: source) { return }
    let media = document.value(.media, of: source)?.trimmed
    if let media, !media.isEmpty, !media.equalsIgnoringCase("all") { return }
    var following = document.elements[source].end
    let end = document.elements[document.elements[source].parent].end
    while following < end {
      let tag = document.elements[following].tag
      if tag == .source || tag == .img && document.has(.srcset, on: following) {
        faults.append(
          Fault(
            .sourceAlwaysTaken, "this <source> is always taken; those behind it never are",
            hint: "say by \"media\" or \"type\" when it is for, or put it last",
            at: document.elements[source].offset))
        return
      }
      if tag == .img { return }
      following = document.elements[following].end
    }
  }
}
