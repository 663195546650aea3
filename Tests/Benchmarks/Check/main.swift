import HTML

/// How long one thread takes to check a page of 15 KB, as a blog has them: the median of many rounds, in process.
/// An argument says of how many; one is enough to count instructions.
let typical = TypicalPage.bytes
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 41
let pagesOfRound = 200

var checker = Checker()
let faults = checker.faults(in: typical)
var durations: [Duration] = []
let clock = ContinuousClock()
for _ in 0..<rounds {
  durations.append(clock.measure { for _ in 0..<pagesOfRound { _ = checker.faults(in: typical) } })
}
durations.sort()

func microseconds(_ duration: Duration) -> String {
  let tenths = Int(duration / .nanoseconds(100)) / pagesOfRound
  return "\(tenths / 10).\(tenths % 10)"
}
print(
  """
  \(typical.count) bytes, \(faults.count) faults: \(microseconds(durations[rounds / 2])) µs a page \
  (median of \(rounds) rounds of \(pagesOfRound); fastest \(microseconds(durations[0])) µs)
  """)
