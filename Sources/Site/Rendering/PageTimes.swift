public import Viper

/// How long pages took.
public struct PageTimes: Sendable {
  /// A page, and how long it took.
  public struct Page: Sendable {
    /// Its output path.
    public let path: String
    /// How long all its steps took.
    public let duration: Duration
  }

  private static let limit = 5

  /// Starts with no page.
  public init() {}

  /// How long each step took, over all pages that were made.
  public internal(set) var laps = Laps()
  /// The pages that took longest, the slowest first.
  public private(set) var slowest: [Page] = []

  mutating func add(_ page: Page) {
    if slowest.count == Self.limit, let last = slowest.last, page.duration <= last.duration { return }
    slowest.insert(page, at: slowest.firstIndex { $0.duration < page.duration } ?? slowest.count)
    if slowest.count > Self.limit { slowest.removeLast() }
  }

  mutating func add(_ other: PageTimes) {
    laps.add(other.laps)
    for page in other.slowest { add(page) }
  }
}
