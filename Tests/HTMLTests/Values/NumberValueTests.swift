import Testing

@testable import HTML

@Suite struct NumberValueTests {
  @Test(arguments: ["0", "-0", "007", "-12", "99999999999999999999", "-99999999999999999999"])
  func anIntegerIsOfDigits(_ value: String) {
    #expect(fault(in: value) { NumberValue.faultOfInteger(in: $0) } == nil)
  }

  @Test(arguments: ["", "-", "+1", " 1", "1 ", "1.0", "1e3", "0x10", "1px", "١", "--1"])
  func nothingElseIsAnInteger(_ value: String) {
    #expect(fault(in: value) { NumberValue.faultOfInteger(in: $0) }?.rule == .badInteger)
  }

  @Test(arguments: [("1", true), ("5", true), ("0", false), ("6", false), ("-3", false)])
  func anIntegerCanHaveARange(_ value: String, _ conforms: Bool) {
    #expect(
      (fault(in: value) { NumberValue.faultOfInteger(in: $0, atLeast: 1, atMost: 5) } == nil) == conforms)
  }

  @Test func whatMayNotBeNegativeHasNoMinusSign() {
    #expect(fault(in: "-0") { NumberValue.faultOfInteger(in: $0, atLeast: 0) } != nil)
  }

  @Test(arguments: ["0", "-0.5", ".5", "-.5", "1e3", "1E-3", "1.5e+300", "1e999", "00.10"])
  func aNumberHasAFractionAndAnExponent(_ value: String) {
    #expect(fault(in: value, by: NumberValue.faultOfNumber) == nil)
  }

  @Test(arguments: [
    "", "-", ".", "1.", "+1", "1e", "1e+", "1,5", "1 000", "Infinity", "NaN", "0x1p3", "1.5.2",
  ])
  func nothingElseIsANumber(_ value: String) {
    #expect(fault(in: value, by: NumberValue.faultOfNumber)?.rule == .badNumber)
  }

  @Test(arguments: [
    ("0.1", true), ("1e-999", true), ("0", false), ("0.0e5", false), ("-1", false), ("any", false),
  ])
  func aPositiveNumberIsAboveZero(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: NumberValue.faultOfPositiveNumber) == nil) == conforms)
  }

  @Test func aStepIsAPositiveNumberOrAny() {
    #expect(fault(in: "aNy", by: NumberValue.faultOfStep) == nil)
    #expect(fault(in: "0.01", by: NumberValue.faultOfStep) == nil)
    #expect(fault(in: "0", by: NumberValue.faultOfStep) != nil)
  }

  @Test func aNegativeNumberIsNotNonNegative() {
    #expect(fault(in: "0", by: NumberValue.faultOfNonNegativeNumber) == nil)
    #expect(fault(in: "-0.1", by: NumberValue.faultOfNonNegativeNumber) != nil)
  }

  @Test(
    arguments: [("12", 12), ("-7", -7), ("99999999999999999999", Int.max), ("1x", nil)] as [(String, Int?)])
  func integersAreRead(_ value: String, _ expected: Int?) {
    #expect(withBytes(value) { NumberValue.integer($0) } == expected)
  }

  @Test(
    arguments: [
      ("12", 12), ("-.5", -0.5), ("1e3", 1000), ("0.1", 0.1), ("123456.789", 123456.789),
      ("0.12345678901234567", 0.12345678901234567), ("+1", nil),
    ] as [(String, Double?)])
  func numbersAreRead(_ value: String, _ expected: Double?) {
    #expect(withBytes(value) { NumberValue.number($0) } == expected)
  }

  @Test(arguments: [
    ("rect", "0,0,10,10"), ("rect", "-1,-1,.5,1e2"), ("circle", "10,10,0"), ("circle", "-1,-2,3"),
    ("poly", "0,0,1,1,2,2"), ("POLY", "0,0,1,1,2,2,3,3"), ("default", "anything"), ("unknown", ""),
  ])
  func coordinatesSuitTheirShape(_ shape: String, _ value: String) {
    #expect(
      withBytes(shape) { shape in fault(in: value) { CoordinatesValue.fault(in: $0, shape: shape) } } == nil)
  }

  @Test(arguments: [
    ("rect", "0,0,10"), ("rect", "10,0,10,10"), ("rect", "0,10,10,5"), ("rect", ""), ("circle", "1,2,-3"),
    ("circle", "1,2"), ("circle", "1,2,3,4"), ("poly", "0,0,1,1"), ("poly", "0,0,1,1,2,2,3"),
    ("poly", "0,0,1,1,2,"),
    ("rect", "0, 0, 10, 10"), ("rect", "0;0;10;10"),
  ])
  func otherCoordinatesDoNot(_ shape: String, _ value: String) {
    let found = withBytes(shape) { shape in fault(in: value) { CoordinatesValue.fault(in: $0, shape: shape) }
    }
    #expect(found?.rule == .badCoordinates)
  }

  @Test func withoutAShapeAnAreaIsARectangle() {
    #expect(fault(in: "0,0,1,1") { CoordinatesValue.fault(in: $0, shape: nil) } == nil)
    #expect(fault(in: "0,0,1") { CoordinatesValue.fault(in: $0, shape: nil) } != nil)
  }
}
