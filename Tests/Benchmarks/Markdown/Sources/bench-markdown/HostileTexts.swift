/// Texts that nobody writes, in two sizes: what a byte costs should not grow.
enum HostileTexts {
  private static let parts = [
    "[", "*a **b ", "> ", "- ", "`a ", "[^a] ", "[^a]: b\n\n", "@A(b: c)\n", "@A {\n", "@A(", "}\n",
    "[a](b){.c} ",
    "# a {#b}\n", "> [!NOTE]\n> a\n\n", "a\n: b\n", "*[A]: b\n", "A ", "|a|\n|-|\n|b||\n", "[a][b] ",
    "![](b 'c')\n\n",
    "<div>\n", "word ",
  ]

  static func measure() {
    let vipera = Contender.vipera()
    for part in parts {
      let costs = [1_000_000, 4_000_000].map { size in
        let text = Array(String(repeating: part, count: size / part.utf8.count).utf8)
        let time = ContinuousClock().measure { _ = vipera.render(text) }
        return (Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9)
          / Double(text.count)
      }
      let name = part.replacing("\n", with: "\\n")
      print("\(name): \(costs.map { "\(($0 * 10).rounded() / 10) ns" }.joined(separator: ", ")) a byte")
    }
    let paragraph = Array(String(repeating: "word *and* `code`, ", count: 10_000_000 / 19).utf8)
    let time = ContinuousClock().measure { _ = vipera.render(paragraph) }
    print("a paragraph of 10 MB: \(time)")
  }
}
