extension Document {
  /// How many columns or rows an element spans: 1 where its attribute is not there or is no such number,
  /// which the value of the attribute is reported for. A span above `limit` is reported here and counts as 1
  /// as well.
  func span(
    _ name: AttributeName, of element: Int, upTo limit: Int, orZero: Bool = false, into faults: FaultList
  ) -> Int {
    guard let attribute = attribute(name, of: element) else { return 1 }
    guard let span = NumberValue.integer(attribute.value), span > 0 || orZero else { return 1 }
    guard span > limit else { return span }
    faults.append(
      Fault(
        .tableSpanLimit, "\"\(attribute.spelling.text)\" is \(limit) at most", at: attribute.valueOffset))
    return 1
  }
}

extension Document.Element {
  /// Whether it is this element of HTML.
  @inline(__always)
  func isHTML(_ tag: Tag) -> Bool { self.tag == tag && namespace == .html }
}
