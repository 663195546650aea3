import Markup

/// Formulas of which a program makes what is shown.
extension RichTextRenderer {
  /// Writes a formula; the result is where its events go on: behind it, or, where nothing was made of it, inside.
  mutating func writeFormula(startingAt start: Int, to writer: inout MarkupWriter) -> Int {
    let isDisplayed = document.events[start] == .begin(.displayMath, 0)
    let slices = document.events[(start + 1)...].prefix { !$0.endsFormula }
    let offset = slices.compactMap { sourceSlice($0) }.first.map { Int($0.start) } ?? 0
    switch text.formulas[start] {
    case .made(let markup):
      document.mark(offset, to: &writer)
      // A wide formula is moved in its frame, by keys, too.
      writer.write(
        isDisplayed
          ? "<span class=\"math display\" translate=\"no\" tabindex=\"0\">"
          : "<span class=\"math\" translate=\"no\">")
      writer.write(markup)
      writer.write("</span>")
      return slices.endIndex + 1
    case .refused(let message, .byte(let byte)):
      let offset = place(of: byte, in: slices) ?? offset
      formulaFaults.append(CodeFault(.formula, refused: message, offset: offset))
    case .refused(let message, _):
      formulaFaults.append(CodeFault(.formula, refused: message, offset: offset))
    case .missing(let program, let advice):
      // Once for all formulas of the text.
      if formulaFaults.isEmpty {
        formulaFaults.append(
          CodeFault(missing: program, advice: advice, result: "formulas stay TeX", offset: offset))
      }
    case .awaited, nil: break
    }
    beginExtension(isDisplayed ? .displayMath : .math, 0, to: &writer)
    return start + 1
  }

  private func sourceSlice(_ event: Event) -> Slice? {
    switch event {
    case .code(let slice): document.isInSource(slice) ? slice : nil
    default: nil
    }
  }

  /// Where a byte of a formula's code stands in the source, if it does.
  private func place(of byte: Int, in events: ArraySlice<Event>) -> Int? {
    var rest = byte
    // What stands nowhere in the source is told behind what stands before it.
    var end: Int?
    for event in events {
      let count = document.formulaCode(event).count
      let slice = sourceSlice(event)
      if rest < count { return slice.map { Int($0.start) + rest } ?? end }
      if let slice { end = Int(slice.end) }
      rest -= count
    }
    return rest == 0 ? end : nil
  }
}
