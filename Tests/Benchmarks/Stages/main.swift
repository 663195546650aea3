/// What each stage of a build costs a post, on one thread: `bench-stages ROOT [STAGE [ROUNDS]]`. One round of one stage is
/// there to count instructions.
let arguments = CommandLine.arguments.dropFirst()
guard let root = arguments.first else { throw Usage() }
let wanted = arguments.dropFirst().first.map { [$0] } ?? Stages.names
let rounds = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 21

let stages = try await Stages(root: root)
let clock = ContinuousClock()
for name in wanted {
  let stage = try stages.stage(name)
  var bytes = 0
  let durations = try (0..<rounds).map { _ in try clock.measure { bytes = try stage() } }.sorted()
  guard let least = durations.first else { continue }
  let median = durations[durations.count / 2]
  let tenths = Int(median / .nanoseconds(100)) / stages.count
  let megabytes = Double(bytes) / 1e6 / (median / .seconds(1))
  print(
    "\(name): \(tenths / 10).\(tenths % 10) µs a page, \(Int(megabytes)) MB/s "
      + "(median of \(rounds); least \(Int(least / .microseconds(1)) / stages.count) µs)")
}

/// Called without the root of a site.
struct Usage: Error {}
