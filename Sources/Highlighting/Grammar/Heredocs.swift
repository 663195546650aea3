/// Strings that begin below the line that opens them, and end at a line with the delimiter named there.
struct Heredocs {
  /// Where and how they are opened; the text ends before the delimiter.
  let starts: [(text: String, place: Rule.Place)]
  /// Whether blanks may stand before the delimiter, and all quotes around it make the text raw.
  var areAsInShell = false
  let interpolations: [Quote.Interpolation]
  /// Rules for what else is special inside.
  let rules: [Rule]

  /// The rules that open one.
  func starts(_ prefix: String) -> [Rule] {
    starts.map { text, place in
      Rule(
        .texts([text]), .heredocStart(asInShell: areAsInShell), .string, at: place,
        then: .heredoc("\(prefix)heredoc head", quoted: "\(prefix)quoted heredoc head"))
    }
  }

  /// For strings with code and for those without: the rest of the line that opens one, and what follows.
  func states(_ prefix: String, code: [Rule]) -> [Grammar.State] {
    let end = Rule("\n", .heredocEnd, .string, then: .pop)
    let inside =
      interpolations.map { Rule(.texts([$0.start]), .text, .escape, then: .push(prefix + $0.bracket.state)) }
      + rules + [Rule("\\", .escape, .escape), end]
    return [
      head("\(prefix)heredoc", code), Grammar.State("\(prefix)heredoc", otherwise: .string, inside),
      head("\(prefix)quoted heredoc", code),
      Grammar.State("\(prefix)quoted heredoc", otherwise: .string, [end]),
    ]
  }

  private func head(_ body: String, _ code: [Rule]) -> Grammar.State {
    Grammar.State("\(body) head", [Rule("\n", .nothing, .plain, then: .become(body))] + code)
  }
}
