internal import Diagnostics

/// The text of a `time` without `datetime` (HTML §4.5.14).
enum TimeText {
  /// Reports a text that is no date and no time.
  static func check(time: Int, of document: Document, into faults: FaultList) {
    if document.has(.datetime, on: time) { return }
    if document.elements[time].end > time + 1 {
      faults.append(
        Fault(
          .timeText, "this <time> has no \"datetime\", and elements in it", hint: "add \"datetime\"",
          at: document.elements[time].offset))
      return
    }
    let texts = document.elements[time].texts
    guard let fault = fault(in: texts, of: document) else { return }
    if fault.rule.severity == .warning {
      return faults.append(
        Fault(fault.rule, "in <time>: \(fault.reason)", hint: fault.hint, at: document.elements[time].offset))
    }
    faults.append(
      Fault(
        .timeText, "this <time> has no \"datetime\", and its text is none: \(fault.reason)",
        hint: "add \"datetime\"", at: document.elements[time].offset))
  }

  /// Text is in one run as a rule. Whitespace around it does no harm.
  private static func fault(in texts: Range<Int>, of document: Document) -> ValueFault? {
    guard texts.count > 1 else {
      let text = texts.first.map { document.texts[$0].bytes.trimmed } ?? .empty
      return DateValue.faultOfTimeElement(in: text)
    }
    let joined = texts.flatMap { Array(document.texts[$0].bytes) }
    return joined.withUnsafeBufferPointer { DateValue.faultOfTimeElement(in: Bytes($0).trimmed) }
  }
}
