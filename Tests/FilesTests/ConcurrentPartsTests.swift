import Testing

@testable import Files

@Suite struct ConcurrentPartsTests {
  @Test(arguments: [
    (0, 3, []), (1, 3, ["0"]), (6, 3, ["0,1,2", "3,4,5"]), (7, 3, ["0,1,2", "3,4,5", "6"]),
  ])
  func thePartsAreInOrder(count: Int, size: Int, parts: [String]) async {
    let results = await (0..<count).mapParts(of: size) { $0.map(String.init).joined(separator: ",") }
    #expect(results == parts)
  }

  @Test(arguments: [(5, 2, [3, 2]), (4, 2, [2, 2]), (1, 8, [1]), (0, 2, []), (3, 0, [3])])
  func thereIsAPartForEachJob(count: Int, jobs: Int, sizes: [Int]) async {
    #expect(await Array(repeating: 0, count: count).mapParts(forJobs: jobs) { $0.count } == sizes)
  }

  @Test func aSliceKeepsItsIndices() async {
    #expect(await [1, 2, 3, 4, 5][2...].mapParts(of: 2) { Array($0) } == [[3, 4], [5]])
  }
}
