import Testing

@testable import HTML

@Suite struct SourceSetValueTests {
  private func fault(_ value: String) -> ValueFault? {
    HTMLTests.fault(in: value) { SourceSetValue.fault(in: $0, url: { _ in nil }) }
  }

  @Test(arguments: [
    "a.png", "a.png 2x", "a.png 0.5x, b.png 1e0x", "a.png, b.png 2x", "a.png 100w,b.png 200w", "a,b.png 1x",
    " a.png\n1x ,\tb.png 3x , c.png 2x ", "a.png 99999999999999999999w",
  ])
  func candidatesMayBe(_ value: String) {
    #expect(fault(value) == nil)
  }

  @Test(arguments: [
    "", " ", ",", "a.png,", "a.png 1x,", ",a.png", "a.png 1x,, b.png 2x", "a.png 1q", "a.png x", "a.png 0x",
    "a.png -1x", "a.png 1.x", "a.png 1e", "a.png 1.0w", "a.png 1x 2x", "a.png 100w 50h",
    "a.png 1x, b.png 100w",
    "a.png 100w, b.png", "a.png calc(1x, 2x)",
  ])
  func candidatesMayNotBe(_ value: String) {
    #expect(fault(value)?.rule == .badSrcset)
  }

  @Test(arguments: ["a 1x, b 1.0x", "a, b 2x, c 1x", "a 3w, b 1w, c 03w", "a, b"])
  func noTwoImagesAreForTheSame(_ value: String) {
    #expect(fault(value)?.reason.hasPrefix("two images are for") == true)
  }

  @Test func aWrongURLIsToldWithItsPlace() {
    let found = HTMLTests.fault(in: "a 1x, b! 2x") {
      SourceSetValue.fault(
        in: $0, url: { $0.equals("b!") ? ValueFault(.badSizes, "it shouts", at: 1) : nil })
    }
    #expect(found == ValueFault(.badSrcset, "the URL \"b!\" is wrong: it shouts", at: 7))
  }

  @Test func widthsAskForSizesAndSizesForWidths() {
    withBytes("a 1w, b 2x") {
      #expect(SourceSetValue.hasWidths($0))
      #expect(!SourceSetValue.everyCandidateHasWidth($0))
      #expect(SourceSetValue.faultBesideSizes(in: $0)?.rule == .badSrcset)
    }
    withBytes("a 1w, b 2w") { #expect(SourceSetValue.faultBesideSizes(in: $0) == nil) }
    withBytes("a, b 2x") { #expect(!SourceSetValue.hasWidths($0)) }
  }
}
