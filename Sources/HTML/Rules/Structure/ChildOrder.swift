/// Rules about children that come once, and first or last.
enum ChildOrder {
  /// Reports a child that is not where it has to be, or there a second time.
  static func check(_ parent: Int, of document: Document, into faults: FaultList) {
    switch document.elements[parent].tag {
    case .fieldset, .optgroup: checkFirst(.legend, in: parent, of: document, into: faults)
    case .details: checkFirst(.summary, in: parent, of: document, into: faults)
    case .select:
      checkFirst(.button, in: parent, of: document, into: faults)
      checkListBox(parent, of: document, into: faults)
    case .figure: checkCaption(of: parent, in: document, into: faults)
    case .picture: checkPicture(parent, of: document, into: faults)
    case .audio, .video: checkMedia(parent, of: document, into: faults)
    default: break
    }
  }

  private static func report(
    _ child: Int, _ reason: String, in document: Document, into faults: FaultList
  ) {
    let name = document.tagName(of: child)
    faults.append(Fault(.childOrder, "\(name) \(reason)", at: document.elements[child].offset))
  }

  /// Scripts and templates may stand between anything.
  private static func isTransparent(_ child: Int, in document: Document) -> Bool {
    document.elements[child].tag == .script || document.elements[child].tag == .template
  }

  private static func checkFirst(
    _ tag: Tag, in parent: Int, of document: Document, into faults: FaultList
  ) {
    var isFirst = true
    for child in document.children(of: parent) {
      if document.elements[child].tag == tag, !isFirst {
        let parent = document.tagName(of: parent)
        report(child, "comes once, and as the first child of \(parent)", in: document, into: faults)
      }
      isFirst = false
    }
  }

  /// A `select` that shows several rows has no button to open it (HTML §4.10.7).
  private static func checkListBox(_ select: Int, of document: Document, into faults: FaultList) {
    guard let button = document.child(.button, of: select) else { return }
    let rows = document.value(.size, of: select).flatMap { NumberValue.integer($0) }
    guard rows.map({ $0 > 1 }) ?? document.has(.multiple, on: select) else { return }
    report(button, "is not for a <select> that shows several rows", in: document, into: faults)
  }

  private static func checkCaption(of figure: Int, in document: Document, into faults: FaultList) {
    var caption = -1
    var first = -1
    var last = -1
    for child in document.children(of: figure) where !isTransparent(child, in: document) {
      if first < 0 { first = child }
      last = child
      guard document.elements[child].tag == .figcaption else { continue }
      if caption >= 0 {
        report(child, "comes once in a <figure>; there is one already", in: document, into: faults)
      } else {
        caption = child
      }
    }
    guard caption >= 0, caption != first, caption != last,
      document.elements[last].tag != .figcaption
    else { return }
    report(caption, "is the first or the last child of <figure>", in: document, into: faults)
  }

  private static func checkPicture(_ picture: Int, of document: Document, into faults: FaultList) {
    var image = -1
    for child in document.children(of: picture) {
      switch document.elements[child].tag {
      case .img where image >= 0:
        report(child, "comes once in a <picture>; there is one already", in: document, into: faults)
      case .img: image = child
      case .source where image >= 0:
        report(child, "comes before the <img> of a <picture>", in: document, into: faults)
      default: break
      }
    }
  }

  private static func firstText(of media: Int, in document: Document) -> Int? {
    document.elements[media].texts.first { document.texts[$0].parent == media && !document.texts[$0].isBlank }
  }

  /// Sources, if there is no `src`; then tracks; then anything else.
  private static func checkMedia(_ media: Int, of document: Document, into faults: FaultList) {
    let name = document.tagName(of: media)
    let hasAddress = document.has(.src, on: media)
    var hasOthers = false
    var hasTracks = false
    let text = firstText(of: media, in: document)
    for child in document.children(of: media) {
      if let text, document.texts[text].offset < document.elements[child].offset { hasOthers = true }
      switch document.elements[child].tag {
      case .source where hasAddress:
        report(child, "is not for \(name) with \"src\"", in: document, into: faults)
      case .source where hasTracks || hasOthers:
        report(child, "comes before other children of \(name)", in: document, into: faults)
      case .source: break
      case .track where hasOthers:
        report(child, "comes before other children of \(name) than <source>", in: document, into: faults)
      case .track: hasTracks = true
      case .script, .template: break
      default: hasOthers = true
      }
    }
  }
}
