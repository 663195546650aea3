extension RandomAccessCollection where Self: Sendable, SubSequence: Sendable, Index == Int {
  /// What parts of `size` elements, at least 1, become: several at a time, the results in the order of the parts.
  package func mapParts<Result: Sendable>(
    of size: Int, _ transform: @escaping @Sendable (SubSequence) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (start: Int, result: Result).self) { group in
      for start in stride(from: startIndex, to: endIndex, by: size) {
        group.addTask { (start, transform(self[start..<Swift.min(start + size, endIndex)])) }
      }
      let results = await group.reduce(into: []) { $0.append($1) }
      return results.sorted { $0.start < $1.start }.map(\.result)
    }
  }

  /// The same in as many parts as tasks shall work at a time, at least 1.
  package func mapParts<Result: Sendable>(
    forJobs jobs: Int, _ transform: @escaping @Sendable (SubSequence) -> Result
  ) async -> [Result] {
    await mapParts(of: Swift.max(0, count - 1) / Swift.max(1, jobs) + 1, transform)
  }
}
