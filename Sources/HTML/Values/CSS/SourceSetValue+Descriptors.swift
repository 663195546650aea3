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
          return ValueFault(.badSrcset, "two images are for “\(text)”", at: candidate.offset)
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
      case UInt8(ascii: "w") where digits.allSatisfy(\.isDigit): digits.floatingPointNumber
      case UInt8(ascii: "x"): digits.floatingPointNumber
      default: nil
      }
    guard let value, value > 0 else { return nil }
    return value
  }

  private static func faultOfDescriptor(_ candidate: Candidate) -> ValueFault {
    ValueFault(
      .badSrcset, "“\(candidate.descriptor.text)” is neither a width like “800w” nor a density like “2x”",
      at: candidate.descriptorOffset)
  }
}

extension Bytes {
  /// The value of a valid floating-point number (HTML §2.3.4.3); nothing if it is none. Good for comparing, not for arithmetic:
  /// the last digits are not rounded with care.
  var floatingPointNumber: Double? {
    var index = first == UInt8(ascii: "-") ? 1 : 0
    var mantissa = 0.0
    var scale = 0
    let integerEnd = self[index..<count].firstIndex { !$0.isDigit }.map { $0 + index } ?? count
    for byte in self[index..<integerEnd] { mantissa = mantissa * 10 + Double(byte & 0x0F) }
    var hasDigits = integerEnd > index
    index = integerEnd
    if index < count, self[index] == UInt8(ascii: ".") {
      index += 1
      guard index < count, self[index].isDigit else { return nil }
      while index < count, self[index].isDigit {
        mantissa = mantissa * 10 + Double(self[index] & 0x0F)
        scale -= 1
        index += 1
      }
      hasDigits = true
    }
    guard hasDigits, let exponent = exponent(at: index) else { return nil }
    let value = mantissa * Bytes.powerOfTen(exponent + scale)
    return first == UInt8(ascii: "-") ? -value : value
  }

  /// The exponent that the bytes end in; 0 if they end here, nothing if something else stands here.
  private func exponent(at start: Int) -> Int? {
    guard start < count else { return 0 }
    guard self[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var index = start + 1
    let isNegative = index < count && self[index] == UInt8(ascii: "-")
    if isNegative || index < count && self[index] == UInt8(ascii: "+") { index += 1 }
    guard index < count else { return nil }
    var value = 0
    while index < count {
      guard self[index].isDigit else { return nil }
      value = Swift.min(value * 10 + Int(self[index] & 0x0F), 10_000)
      index += 1
    }
    return isNegative ? -value : value
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    if exponent < 0 { return 1 / powerOfTen(-exponent) }
    var power = 1.0
    var base = 10.0
    var rest = Swift.min(exponent, 400)
    while rest > 0 {
      if rest & 1 == 1 { power *= base }
      base *= base
      rest >>= 1
    }
    return power
  }
}
