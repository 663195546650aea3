import Highlighting

/// Text that opens something over and over: much of it shows whether time grows with more than the length.
enum Hostile {
  static let pieces = [
    "\"\\(", "/*", "{", "`", "[", "<a ", "<a>", "${", "\"${", "#{", "\"#{", "$(", "\"$(", "<<A\n", "<<~A\n",
    "(", "\\", "'", "/",
    "r#\"", "[=", "|\n", "- |\n ", "a: ", "{a: ", "```\n", "````", "<!--", "<?", "{{", "#", "# ", "  #", "\n",
    " ", "a", "A ", "1",
    "1.", "$", "@", "\t", "f\"{", "%w[", "<script>", "<b a=\"", "*", "**", "_", "](", "key:\n", "\\\n",
    "RUN \\\n", "\t\\\n", "-",
    "$a", "a:", ":", "'a", "\"", "\"\n", "'\\", "`\\", "x/", "x /", "= /[", "é", "--[", "$$", "<<", "<", "&",
    "def ", "]]>", "?>", "<?php",
    "def", "a =", "[a", "- [", "a\n", ".5", "--", "R\"(", "[[", "=>", "<>", "{/*", "key: |\n", "  a: >\n",
    "`a", "``a", "~~~\n", "|", "((", "$((", "<<A <<B\n", "<< 'A' ", "- - |\n", "$a$\n", "RUN \\\n#\n",
    "RUN <<A\n",
    "#/", "= /", "@\"", "url(", "a{b:", "$a:", "{#if ", "<a {", "<!DOCTYPE [", "- (", "= !", "get ", "f\"{a:",
  ]

  private static let size = 40_000

  /// Prints what takes longest in each language, in nanoseconds a byte.
  static func run(_ time: (Highlighter, [UInt8]) -> Double) {
    for name in Set(Highlighter.names.compactMap { Highlighter(language: $0)?.name }).sorted() {
      guard let highlighter = Highlighter(language: name) else { continue }
      var slowest = (piece: "", time: 0.0)
      for piece in pieces {
        let code = Array(repeatElement(Array(piece.utf8), count: size / piece.utf8.count).joined())
        let time = time(highlighter, code) / Double(size)
        if time > slowest.time { slowest = (piece, time) }
      }
      print(name, slowest.piece.debugDescription, Int(slowest.time), "ns a byte")
    }
  }
}
