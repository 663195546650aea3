/// Where `main` may stand: nowhere in what is only a part of the page (HTML §4.4.14).
enum MainPlace {
  /// Reports a `main` in an element that cannot be around it.
  static func check(main: Int, of document: Document, into faults: FaultList) {
    for ancestor in document.ancestors(of: main) {
      switch document.elements[ancestor].tag {
      // What is in a template may come to stand anywhere.
      case .template: return
      // A form without a name is nothing but a way around its controls.
      case .form where !hasName(ancestor, in: document): break
      case .a, .address, .article, .aside, .audio, .blockquote, .canvas, .caption, .dd, .del, .details,
        .dialog,
        .dt, .fieldset, .figure, .footer, .form, .header, .ins, .li, .main, .map, .nav, .noscript, .object,
        .section,
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

  /// Whether an element has a name of its own for assistive technology.
  private static func hasName(_ element: Int, in document: Document) -> Bool {
    document.hasText(.ariaLabel, on: element) || document.hasText(.ariaLabelledby, on: element)
      || document.hasText(.title, on: element)
  }
}
