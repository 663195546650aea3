import Testing

@testable import Preview

@Suite struct RangeRequestTests {
  @Test(arguments: [
    ("bytes=0-0", RangeRequest.part(0..<1)), ("bytes=0-9", .part(0..<10)), ("bytes=5-", .part(5..<10)),
    ("bytes=-3", .part(7..<10)), ("bytes=-30", .part(0..<10)),
    ("bytes=8-99999999999999999999", .part(8..<10)),
    ("bytes=10-", .unsatisfiable), ("bytes=99999999999999999999-", .unsatisfiable),
    ("bytes=-0", .unsatisfiable),
    ("bytes=4-2", .whole), ("bytes=-", .whole), ("bytes=a-b", .whole), ("bytes=0-1,3-4", .whole),
    ("bytes=--1", .whole), ("bytes=+1-2", .whole), ("lines=1-2", .whole), ("", .whole),
  ])
  func aPartOfTenBytesIsFound(field: String, range: RangeRequest) {
    #expect(RangeRequest(field, count: 10) == range)
  }

  @Test func nothingHasNoParts() {
    #expect(RangeRequest("bytes=0-", count: 0) == .unsatisfiable)
    #expect(RangeRequest("bytes=-1", count: 0) == .unsatisfiable)
    #expect(RangeRequest(nil, count: 0) == .whole)
  }
}
