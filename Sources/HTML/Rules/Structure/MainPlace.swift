/// Where `main` may stand: nowhere in what is only a part of the page (HTML §4.4.14).
enum MainPlace {
  /// Reports a `main` in an element that cannot be around it.
  static func check(main: Int, of document: Document, into faults: FaultList) {
    for ancestor in document.ancestors(of: main) {
      switch document.elements[ancestor].tag {
      // What is in a template may come to stand anywhere.
      case .template: return
      case .a, .address, .article, .aside, .audio, .blockquote, .canvas, .caption, .dd, .del, .details,
        .dialog,
        .dt, .fieldset, .figure, .footer, .header, .ins, .li, .main, .map, .nav, .noscript, .object, .section,
        .slot, .td, .th, .video:
        faults.append(
          Fault(
            .descendantNotAllowed,
            "<main> may not stand inside \(document.tagName(of: ancestor)), at any depth",
            at: document.elements[main].offset))
        return
      default: break
      }
    }
  }
}
