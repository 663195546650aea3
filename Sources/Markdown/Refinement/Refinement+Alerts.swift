import Diagnostics

/// Alerts.
extension Refinement {
  private static let alerts = ["note", "tip", "important", "warning", "caution"]

  /// A quote that begins with `[!NOTE]` on a line of its own is a callout.
  mutating func readAlerts() {
    for index in notes.quotes {
      guard let (kind, slice, isLine) = alertSign(ofQuote: index) else { continue }
      let isKnown = Self.alerts.contains(kind)
      guard isLine else {
        if isKnown {
          remark(
            "[!\(kind.uppercased())] has text behind it: this is a plain quote", at: slice,
            hint: "write the text on the next line of the quote")
        }
        continue
      }
      let isAlone = events[index + 3] == .end(.paragraph)
      // As for GitHub, there is no alert that says nothing.
      if isAlone, index + 4 < events.count, events[index + 4] == .end(.quote) { continue }
      guard isKnown else {
        if kind.utf8.allSatisfy(\.isASCIIAlphanumeric) {
          remark(
            "[!\(kind.uppercased())] is no known alert", at: slice,
            hint: NearMiss.question(kind.uppercased(), among: Self.alerts.map { $0.uppercased() })
              ?? "known are NOTE, TIP, IMPORTANT, WARNING and CAUTION")
        }
        continue
      }
      makeAlert(index, kind, slice)
      events[index + 2] = .text(.empty)
      events[index + 3] = .text(.empty)
      if isAlone { events[index + 1] = .text(.empty) }
    }
    for index in notes.innerQuotes {
      guard let (kind, slice, _) = alertSign(ofQuote: index), Self.alerts.contains(kind) else { continue }
      remark(
        "[!\(kind.uppercased())] stands in a list or another quote: this is a plain quote", at: slice,
        hint: "let the quote begin at the margin; @Callout(kind: \(kind)) may stand in a list")
    }
  }

  /// What a quote begins with in brackets, the text that begins with it, and whether nothing else stands in its line.
  private func alertSign(ofQuote index: Int) -> (kind: String, slice: Slice, isLine: Bool)? {
    guard index + 3 < events.count, events[index + 1] == .begin(.paragraph, 0),
      case .text(let slice) = events[index + 2], !slice.startsEscaped(in: bytes)
    else { return nil }
    let text = bytes[slice.range]
    guard text.starts(with: "[!".utf8), let close = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let kind = String(decoding: text[..<close].dropFirst(2), as: UTF8.self).lowercased()
    let isLine =
      switch events[index + 3] {
      case .softBreak, .hardBreak, .end(.paragraph): close == text.endIndex - 1
      default: false
      }
    return (kind, slice, isLine)
  }

  private mutating func remark(_ message: String, at slice: Slice, hint: String) {
    remarks.append(
      Remark(rule: "markdown/unknown-alert", message, at: origins[Int(slice.start)], hint: hint))
  }

  private mutating func makeAlert(_ start: Int, _ kind: String, _ slice: Slice) {
    let offset = Int(slice.start)
    var directive = Directive(name: "Callout", hasBody: true, offset: origins[offset])
    directive.arguments = [
      DirectiveArgument(
        name: "kind", value: .word(kind), offset: directive.offset, valueOffset: directive.offset)
    ]
    var depth = 0
    for index in start..<events.count {
      switch events[index] {
      case .begin: depth += 1
      case .end: depth -= 1
      default: break
      }
      if depth == 0 {
        events[start] = .begin(.directive, Int32(directives.count))
        events[index] = .end(.directive)
        directives.append(directive)
        return
      }
    }
  }
}
