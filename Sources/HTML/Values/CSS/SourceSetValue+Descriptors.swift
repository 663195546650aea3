extension SourceSetValue {
  /// The descriptors of a value so far: all of one kind, none twice.
  struct Descriptors {
    private var count = 0
    private var areWidths = false
    private var last = 0.0
    private var isAscending = true
    private var isDescending = true

    /// Takes the descriptor of the next candidate, and says what is wrong with it.
    mutating func add(_ candidate: Candidate) -> ValueFault? {
      guard let value = SourceSetValue.value(of: candidate) else {
        return SourceSetValue.faultOfDescriptor(candidate)
      }
      let isWidth = candidate.hasWidth
      if count > 0, isWidth != areWidths {
        return ValueFault(
          .badSrcset, "some images say how wide they are and others do not", at: candidate.offset)
      }
      if count > 0 {
        isAscending = isAscending && value > last
        isDescending = isDescending && value < last
      }
      areWidths = isWidth
      last = value
      count += 1
      return nil
    }

    /// A descriptor that occurs twice. Descriptors in order, the usual case, are known to differ.
    func faultOfOrder(in value: Bytes) -> ValueFault? {
      if isAscending || isDescending { return nil }
      var seen: Set<Double> = []
      var index = 0
      while index <= value.count {
        let candidate = SourceSetValue.next(in: value, &index)
        guard let number = SourceSetValue.value(of: candidate) else { continue }
        if !seen.insert(number).inserted {
          let text = candidate.descriptor.isEmpty ? "1x" : candidate.descriptor.text
          return ValueFault(.badSrcset, "two images are for \"\(text)\"", at: candidate.offset)
        }
      }
      return nil
    }
  }

  /// The number of a descriptor: 1 if there is none, nothing if it is wrong.
  private static func value(of candidate: Candidate) -> Double? {
    let descriptor = candidate.descriptor
    guard let kind = descriptor.last else { return 1 }
    let digits = descriptor[0..<descriptor.count - 1]
    let value: Double? =
      switch kind {
      case UInt8(ascii: "w") where digits.allSatisfy(\.isDigit): NumberValue.number(digits)
      case UInt8(ascii: "x"): NumberValue.number(digits)
      default: nil
      }
    guard let value, value > 0 else { return nil }
    return value
  }

  private static func faultOfDescriptor(_ candidate: Candidate) -> ValueFault {
    ValueFault(
      .badSrcset,
      "\"\(candidate.descriptor.text)\" is neither a width like \"800w\" nor a density like \"2x\"",
      at: candidate.descriptorOffset)
  }
}
