/// Rules about `ruby`: text with its annotations, and parentheses around these (HTML §4.5.10).
enum RubyRules {
  /// Reports a `ruby` without annotation, and an `rp` that is not beside an `rt`.
  static func check(ruby: Int, of document: Document, into faults: FaultList) {
    var hasAnnotation = false
    var previous: Tag?
    var pending = -1
    for child in document.children(of: ruby) {
      let tag = document.elements[child].tag
      if pending >= 0, tag != .rt, tag != .rtc { report(pending, of: document, into: faults) }
      pending = -1
      switch tag {
      case .rt, .rtc: hasAnnotation = true
      case .rp where previous != .rt && previous != .rtc: pending = child
      default: break
      }
      previous = tag
    }
    if pending >= 0 { report(pending, of: document, into: faults) }
    guard !hasAnnotation else { return }
    faults.append(
      Fault(.rubyAnnotation, "<ruby> has no <rt>: nothing is annotated", at: document.elements[ruby].offset))
  }

  private static func report(_ parenthesis: Int, of document: Document, into faults: FaultList) {
    faults.append(
      Fault(.rubyAnnotation, "<rp> is not beside an <rt>", at: document.elements[parenthesis].offset))
  }
}
