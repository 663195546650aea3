/// Relations between numbers in the attributes of one element (HTML §4.10.13, §4.10.14, §4.10.18.3).
///
/// Values that are no numbers are another's business and leave a relation out.
enum NumberRelations {
  private typealias Bound = (name: AttributeName, number: Double, value: Bytes?)

  /// Reports values of a `meter` that are not in order: `min` ≤ `low` ≤ `high` ≤ `max`, and `value` and
  /// `optimum` between `min` and `max`.
  static func check(meter: Int, of document: Document, into faults: FaultList) {
    guard let min = bound(.min, of: meter, in: document, or: 0),
      let max = bound(.max, of: meter, in: document, or: 1)
    else { return }
    let high = bound(.high, of: meter, in: document)
    report(min, above: max, rule: .meterRange, of: meter, in: document, into: faults)
    for name in [AttributeName.value, .low, .high, .optimum] {
      guard let value = bound(name, of: meter, in: document) else { continue }
      report(min, above: value, rule: .meterRange, of: meter, in: document, into: faults)
      report(value, above: max, rule: .meterRange, of: meter, in: document, into: faults)
      if name == .low, let high {
        report(value, above: high, rule: .meterRange, of: meter, in: document, into: faults)
      }
    }
  }

  /// Reports a `value` of a `progress` above its `max`.
  static func check(progress: Int, of document: Document, into faults: FaultList) {
    guard let value = bound(.value, of: progress, in: document),
      let max = bound(.max, of: progress, in: document, or: 1)
    else { return }
    report(value, above: max, rule: .progressRange, of: progress, in: document, into: faults)
  }

  /// Reports a `minlength` above the `maxlength`.
  static func checkLengths(of control: Int, in document: Document, into faults: FaultList) {
    guard let least = document.attribute(.minlength, of: control),
      let most = document.value(.maxlength, of: control),
      let minimum = NumberValue.integer(least.value), let maximum = NumberValue.integer(most),
      minimum > maximum
    else { return }
    faults.append(
      Fault(
        .reversedRange,
        "\"minlength\" (\(least.value.text)) is above \"maxlength\" (\(most.text)): no value fits",
        at: least.valueOffset))
  }

  /// The number an attribute says, or the one it stands for if it is not there.
  private static func bound(
    _ name: AttributeName, of element: Int, in document: Document, or implied: Double? = nil
  ) -> Bound? {
    guard let value = document.value(name, of: element) else {
      return implied.map { (name, $0, nil) }
    }
    return NumberValue.number(value).map { (name, $0, value) }
  }

  private static func report(
    _ lower: Bound, above upper: Bound, rule: Rule, of element: Int, in document: Document,
    into faults: FaultList
  ) {
    guard lower.number > upper.number, lower.value != nil || upper.value != nil else { return }
    faults.append(
      Fault(rule, "\(words(lower)) is above \(words(upper))", at: document.elements[element].offset))
  }

  private static func words(_ bound: Bound) -> String {
    if let value = bound.value { return "\"\(bound.name.name)\" (\(value.text))" }
    return "\"\(bound.name.name)\" (\(Int(bound.number)) where it is not given)"
  }
}
