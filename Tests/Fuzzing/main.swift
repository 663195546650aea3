import Foundation
import HTML

/// Damages pages and has them checked, until the time is up: `fuzz SECONDS SEED FOLDER…`. It is built with sanitizers, which
/// stop it where memory is misused; what it was doing then is named by the seed and the number of the last page told.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3, let seconds = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
  print("use: fuzz SECONDS SEED FOLDER…")
  exit(2)
}
let samples = SamplePages.read(below: arguments.dropFirst(2))
guard !samples.isEmpty else {
  print("there are no pages in these folders")
  exit(2)
}

var checker = Checker()
var rewriter = LinkRewriter()
let links = LinkTally()
var faultCount = 0
var number: UInt64 = 0
let end = ContinuousClock.now + .seconds(seconds)
while ContinuousClock.now < end {
  if number % 10_000 == 0 {
    FileHandle.standardError.write(Data("from page \(number) of seed \(seed)\n".utf8))
  }
  var damage = Damage(seed: seed, number: number)
  let page = damage.page(of: samples)
  faultCount += checker.faults(in: page, links: links).count
  Checker.readXML(page, links: links)
  _ = Checker.readStyleSheet(page, links: links)
  faultCount += Checker.faults(inSitemap: page).count
  faultCount += Checker.faults(inJSONFeed: page, links: links).count
  if let text = rewriter.rewritten(page, by: links) { _ = text.original(of: text.bytes.count / 2) }
  _ = StyleSheet.rewritten(page, by: links)
  number += 1
}
print("\(number) pages from \(samples.count), \(faultCount) faults, \(links.count) links, no crash")
