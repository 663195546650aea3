import Testing

@testable import HTML

@Suite struct PathDataValueTests {
  @Test(arguments: [
    "", " ", "none", "M0 0", "m1-2.5.5.5z", "M 1,2 , 3,4 L5 6 7 8Z m1 1", "M0 0h1 2v-1e-2H+5",
    "M0 0a1 1 0 01.5.5", "M0 0A1,1,0,1,0,5,5 1 1 0 00 1 1",
    "M0,0C1 2 3 4 5 6 1 2 3 4 5 6S1 2 3 4Q1 2 3 4T1 2",
    "\n M 1. 2 z z",
  ])
  func pathsMayBe(_ value: String) {
    #expect(fault(in: value, by: PathDataValue.fault) == nil)
  }

  @Test(arguments: [
    "L0 0", "0 0", "M", "M 0", "M0 0 L", "M0 0 L1", "M0 0 1", "M0 0,", "M0 0, L1 1", "M0,,0", "M0 0 X1",
    "M0 0 A1 1 0 2 0 5 5", "M0 0 z 1", "M0 0;", "M- 0", "M0 0 C1 2 3 4 5", "M0 0 h1e", "M,0 0",
  ])
  func pathsMayNotBe(_ value: String) {
    #expect(fault(in: value, by: PathDataValue.fault)?.rule == .badPathData)
  }

  @Test func theFaultIsWhereItShows() {
    #expect(fault(in: "M0 0 L1 x", by: PathDataValue.fault)?.offset == 8)
  }
}
