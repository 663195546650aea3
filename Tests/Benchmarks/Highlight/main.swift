import Foundation
import Highlighting
import Markup

/// How fast one thread highlights each language: the samples of the tests, repeated, the fastest of many rounds in process,
/// in time of the processor, so that what else runs does not count.
let samples = CommandLine.arguments.dropFirst().first ?? "Tests/HighlightingTests/Samples"
/// A typical block, and as much as shows the speed.
let sizes = (block: 3_000, long: 300_000)

/// What a clock says, in nanoseconds.
func nanoseconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// `sample` over and over until it has `size` bytes.
func repeated(_ sample: [UInt8], to size: Int) -> [UInt8] {
  var code: [UInt8] = []
  while code.count < size { code += sample }
  return Array(code.prefix(size))
}

/// The shortest time of many, in nanoseconds.
func nanoseconds(_ highlighter: Highlighter, _ code: [UInt8], rounds: Int) -> Double {
  var page = MarkupWriter()
  var best = Double.infinity
  for _ in 0..<rounds {
    page.reset()
    let start = nanoseconds(CLOCK_THREAD_CPUTIME_ID)
    code.withUnsafeBufferPointer { highlighter.highlight($0, to: &page) }
    best = min(best, nanoseconds(CLOCK_THREAD_CPUTIME_ID) - start)
  }
  return best
}

if samples == "--hostile" {
  Hostile.run { nanoseconds($0, $1, rounds: 1) }
  exit(0)
}

print("language          MB/s    µs a block of 3 KB    first use, µs")
var slowest = Double.infinity
for file in try FileManager.default.contentsOfDirectory(atPath: samples).sorted() where file.hasSuffix(".txt")
{
  let name = String(file.dropLast(4))
  let sample = [UInt8](try Data(contentsOf: URL(filePath: "\(samples)/\(file)")))
  guard let highlighter = Highlighter(language: name), !sample.isEmpty else { continue }
  let first = nanoseconds(highlighter, repeated(sample, to: 10), rounds: 1)
  let block = nanoseconds(highlighter, repeated(sample, to: sizes.block), rounds: 300)
  let long = nanoseconds(highlighter, repeated(sample, to: sizes.long), rounds: 12)
  let speed = Double(sizes.long) / long * 1000
  slowest = min(slowest, speed)
  let columns = [speed, block / 1000, first / 1000].map { String(format: "%8.1f", $0) }.joined(
    separator: "      ")
  print(name.padding(toLength: 14, withPad: " ", startingAt: 0), columns)
}
print("slowest:", String(format: "%.1f MB/s", slowest))
