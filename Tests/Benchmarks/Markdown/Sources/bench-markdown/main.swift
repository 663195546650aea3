/// Prints what Markdown costs: ours, md4c's own renderer and cmark-gfm in turns over the same articles; then, with `--hostile`,
/// what hostile text of two sizes costs a byte. The articles are those of a folder that is named, or made here.

if CommandLine.arguments.contains("--hostile") {
  HostileTexts.measure()
} else {
  let folder = CommandLine.arguments.dropFirst().first
  let articles = try folder.map(Articles.all(in:)) ?? Articles.all(1000)
  let size = articles.reduce(0) { $0 + $1.count }
  let contenders = [Contender.vipera(), .md4c(), .cmarkGFM()]
  var best = contenders.map { _ in Double.infinity }
  for _ in 0..<15 {
    for (index, contender) in contenders.enumerated() {
      var written = 0
      let time = ContinuousClock().measure {
        for article in articles { written += contender.render(article) }
      }
      precondition(written > 0)
      best[index] = min(
        best[index], Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
    }
  }
  print("\(articles.count) articles, \(size / 1000) KB")
  for (contender, time) in zip(contenders, best) {
    let speed = Int(Double(size) / time / 1e6)
    let page = (time / Double(articles.count) * 1e7).rounded() / 10
    print(
      "\(contender.name): \(page) µs a page, \(speed) MB/s, \((time / best[1] * 100).rounded() / 100) x md4c-html"
    )
  }
}
