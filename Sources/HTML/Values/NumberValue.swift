/// Numbers (HTML §2.3.4).
enum NumberValue {
  /// What is wrong with an integer: a minus sign where one is allowed, and digits.
  static func faultOfInteger(in value: Bytes, atLeast: Int? = nil, atMost: Int? = nil) -> ValueFault? {
    guard let number = integer(value) else {
      return ValueFault(.badInteger, value.isEmpty ? "it is empty" : "it is no integer: digits only")
    }
    if let atLeast, number < atLeast || atLeast >= 0 && value.first == UInt8(ascii: "-") {
      return ValueFault(.badInteger, "it has to be \(atLeast) or more")
    }
    if let atMost, number > atMost {
      return ValueFault(.badInteger, "it has to be \(atMost) or less")
    }
    return nil
  }

  /// What is wrong with a floating-point number: `-`, digits, a fraction, an exponent.
  static func faultOfNumber(in value: Bytes) -> ValueFault? {
    guard let offset = endOfNumber(value) else { return nil }
    return ValueFault(
      .badNumber, value.isEmpty ? "it is empty" : "it is no number",
      hint: value.contains(UInt8(ascii: ",")) ? "write the decimal point as \".\"" : nil, at: offset)
  }

  /// What is wrong with a floating-point number of 0 or more.
  static func faultOfNonNegativeNumber(in value: Bytes) -> ValueFault? {
    if let fault = faultOfNumber(in: value) { return fault }
    return hasDigitAboveZero(value) && value.first == UInt8(ascii: "-")
      ? ValueFault(.badNumber, "it has to be 0 or more") : nil
  }

  /// What is wrong with a floating-point number above 0.
  static func faultOfPositiveNumber(in value: Bytes) -> ValueFault? {
    if let fault = faultOfNumber(in: value) { return fault }
    return hasDigitAboveZero(value) && value.first != UInt8(ascii: "-")
      ? nil : ValueFault(.badNumber, "it has to be above 0")
  }

  /// What is wrong with a step: a floating-point number above 0, or `any` (HTML §4.10.5.3.8).
  static func faultOfStep(in value: Bytes) -> ValueFault? {
    value.equalsIgnoringCase("any") ? nil : faultOfPositiveNumber(in: value)
  }

  /// The integer that a value is; one that is too great or too small is the greatest or smallest there is.
  static func integer(_ value: Bytes) -> Int? {
    var cursor = ByteCursor(value)
    let isNegative = cursor.take("-")
    let (count, magnitude) = cursor.digits()
    guard count > 0, cursor.isAtEnd else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  /// The number that a value is, if it is written as HTML asks.
  static func number(_ value: Bytes) -> Double? {
    if endOfNumber(value) != nil { return nil }
    var cursor = ByteCursor(value)
    let sign: Double = cursor.take("-") ? -1 : 1
    let whole = cursor.digits()
    let fraction = cursor.take(".") ? cursor.digits() : (count: 0, value: 0)
    // Up to 15 digits, and the powers of ten for them, are exact, and so their quotient is as near as can be.
    guard cursor.isAtEnd, whole.count + fraction.count <= 15 else { return Double(value.text) }
    let scale = powersOfTen[fraction.count]
    return sign * (Double(whole.value) * scale + Double(fraction.value)) / scale
  }

  /// The powers of ten from 0 to 15.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The place where the value stops to be a floating-point number; nothing if it is one.
  private static func endOfNumber(_ value: Bytes) -> Int? {
    var cursor = ByteCursor(value)
    _ = cursor.take("-")
    let whole = cursor.skip(while: \.isDigit)
    if cursor.take(".") {
      guard cursor.skip(while: \.isDigit) > 0 else { return cursor.position }
    } else if whole == 0 {
      return cursor.position
    }
    if cursor.take("e") || cursor.take("E") {
      if !cursor.take("-") { _ = cursor.take("+") }
      guard cursor.skip(while: \.isDigit) > 0 else { return cursor.position }
    }
    return cursor.isAtEnd ? nil : cursor.position
  }

  /// Whether a digit before the exponent is not 0: a very small number is above 0 though a `Double` is not.
  private static func hasDigitAboveZero(_ value: Bytes) -> Bool {
    for byte in value {
      if byte.lowercase == UInt8(ascii: "e") { return false }
      if byte.isDigit, byte != UInt8(ascii: "0") { return true }
    }
    return false
  }
}
