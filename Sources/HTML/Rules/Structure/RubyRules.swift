/// Rules about `ruby`: text with its annotations, and parentheses around these (HTML §4.5.10).
enum RubyRules {
  /// How far the annotations behind a base are: one `rt` behind another, or each between two `rp`.
  private enum State {
    case base, plain, open, inside, closed, either
  }

  /// Reports a `ruby` without annotation, and an `rp` that is not one of two around an `rt`.
  static func check(ruby: Int, of document: Document, into faults: FaultList) {
    var hasAnnotation = false
    var state = State.base
    var parenthesis = -1
    var misplaced = -1
    func close() {
      if misplaced < 0, state == .open || state == .inside { misplaced = parenthesis }
    }
    for child in document.children(of: ruby) {
      switch document.elements[child].tag {
      case .rt, .rtc:
        hasAnnotation = true
        if state == .inside { close() }
        switch state {
        case .open: state = .inside
        // Text in between, which is not looked at, may be the next base.
        case .closed, .either: state = .either
        case .base, .plain, .inside: state = .plain
        }
      case .rp:
        if state == .open { close() }
        state = state == .inside || state == .either ? .closed : .open
        parenthesis = child
      case .script, .template: continue
      default:
        close()
        state = .base
      }
    }
    close()
    if misplaced >= 0 { report(misplaced, of: document, into: faults) }
    guard !hasAnnotation else { return }
    faults.append(
      Fault(.rubyAnnotation, "<ruby> has no <rt>: nothing is annotated", at: document.elements[ruby].offset))
  }

  private static func report(_ parenthesis: Int, of document: Document, into faults: FaultList) {
    faults.append(
      Fault(
        .rubyAnnotation, "<rp> is not one of two around an <rt>",
        hint: "write <rp>(</rp><rt>…</rt><rp>)</rp>",
        at: document.elements[parenthesis].offset))
  }
}
