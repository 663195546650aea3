/// HTML with code in braces, as Svelte and Vue have it, and scripts in TypeScript.
enum ComponentCode: Language {
  static let names = ["svelte", "vue"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var script = TypeScriptCode.syntax(hasJSX: false)
    script.brackets += [Bracket("{", "}"), Bracket("{{", "}}")]
    var page = HTMLCode.states(scriptsIn: "ts")
    for index in page.indices {
      switch page[index].name {
      case "text", "tag", "\"value", "'value":
        page[index].rules.insert(contentsOf: code(then: Rule.Action.push), at: 0)
      case "value": page[index].rules.insert(contentsOf: code(then: Rule.Action.become), at: 0)
      default: break
      }
    }
    return Grammar(states: page + script.grammar.states, words: script.words)
  }

  /// What opens code: as text of an element, as an attribute, as a value and in one.
  private static func code(then action: (String) -> Rule.Action) -> [Rule] {
    [
      Rule(["{#", "{:", "{/", "{@"], .some(.letters), .keyword, then: action("code {")),
      Rule("{{", .text, .escape, then: action("code {{")),
      Rule("{", .text, .escape, then: action("code {")),
    ]
  }
}
