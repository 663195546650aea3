import Testing

@testable import HTML

@Suite struct ForeignValueTests {
  @Test(arguments: ["none", "xMinYMax", "xMidYMid meet", "defer xMaxYMin slice", " xMidYMid  slice "])
  func aspectRatiosMayBe(_ value: String) {
    #expect(fault(in: value, by: PreserveAspectRatioValue.fault) == nil)
  }

  @Test(arguments: [
    "", "defer", "meet", "XMidYMid", "xmidymid", "xMidYMid fit", "xMidYMid meet slice", "xMidYMad",
  ])
  func aspectRatiosMayNotBe(_ value: String) {
    #expect(fault(in: value, by: PreserveAspectRatioValue.fault)?.rule == .badPreserveAspectRatio)
  }

  @Test(arguments: [
    "0", "2", "1.5em", " -1px ", "50%", "5.", "mediummathspace", "veryverythinmathspace", "calc(1em + 1px)",
    "negativeverythickmathspace",
  ])
  func lengthsMayBe(_ value: String) {
    #expect(fault(in: value, by: MathValue.faultOfLength) == nil)
    #expect(fault(in: value, by: MathValue.faultOfPaddedLength) == nil)
  }

  @Test(arguments: [
    "", "em", "1foo", "1 em", "wide", "mathspace", "veryveryverythinmathspace", "1em 2em", "calc(",
  ])
  func lengthsMayNotBe(_ value: String) {
    #expect(fault(in: value, by: MathValue.faultOfLength)?.rule == .badMathLength)
  }

  @Test(arguments: ["+10%", "-0.5width", "150% height", "+1em", "2 depth", "100%width"])
  func changesOfALengthMayBe(_ value: String) {
    #expect(fault(in: value, by: MathValue.faultOfPaddedLength) == nil)
  }

  @Test(arguments: ["+", "10% wide", "width", "1em width", "+1foo"])
  func changesOfALengthMayNotBe(_ value: String) {
    #expect(fault(in: value, by: MathValue.faultOfPaddedLength)?.rule == .badMathLength)
  }
}
