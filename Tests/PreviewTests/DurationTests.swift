import Testing

@testable import Preview

@Suite struct DurationTests {
  @Test(
    arguments: [
      (0, "0 µs"), (999, "999 µs"), (1_000, "1.0 ms"), (1_259, "1.2 ms"), (10_900, "10 ms"),
      (12_000_000, "12000 ms"),
    ])
  func shortTimesAreToldInFinerUnits(microseconds: Int, text: String) {
    #expect(Duration.microseconds(microseconds).told == text)
  }
}
