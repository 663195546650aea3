/// HTML with style sheets and scripts in it.
enum HTMLCode: Language {
  static let names = ["html", "htm", "xhtml", "html5"]
  static let tables = Tables(grammar)
  static var grammar: Grammar { Grammar(states: states) }

  /// Text, tags, values of attributes, and elements whose content is in another language.
  static var states: [Grammar.State] { states(scriptsIn: "js") }

  static func states(scriptsIn language: String) -> [Grammar.State] {
    let raw = ["script", "style"].map { name in
      Rule(
        .texts(["<\(name)", "<\(name.uppercased())"]), .text, .tag, then: .push("\(name) tag"),
        before: " \t\r\n/>")
    }
    return [Grammar.State("text", raw + text), tag("tag", then: .pop)] + values
      + rawText("script", in: language) + rawText("style", in: "css")
  }

  /// Text with tags, as XML has it too.
  static let text = [
    Rule("<!--", .through("-->"), .comment),
    Rule("<![CDATA[", .through("]]>"), .preprocessor),
    Rule("<!", .through(">"), .preprocessor),
    Rule("<?", .through("?>"), .preprocessor),
    smallerThan,
    Rule(["</", "<"], .some(tagName), .tag, then: .push("tag")),
    entity,
  ]

  /// What looks like a tag and is none.
  static let smallerThan = Rule(.texts((0...9).map { "<\($0)" }), .text, .plain)
  static let tagName = ByteSet.name + "-:."
  static let entity = Rule("&", .some(.letters + .digits + "#", end: ";"), .escape)

  /// The inside of a tag; `action` is what its end leads to.
  static func tag(_ name: String, then action: Rule.Action) -> Grammar.State {
    Grammar.State(
      name,
      [
        Rule(["/>", "?>"], .text, .tag, then: .pop), Rule(">", .text, .tag, then: action),
        Rule("=", .text, .operator, then: .push("value")),
        Rule(.bytes(.nameStart + "@:#*v.[("), .run(tagName + "@#[]()"), .attribute),
        Rule("<", .nothing, .plain, then: .pop),
      ])
  }

  /// The values of attributes.
  static let values = [
    Grammar.State(
      "value",
      [
        Rule("\"", .text, .string, then: .become("\"value")),
        Rule("'", .text, .string, then: .become("'value")),
        Rule(.bytes(.spaces), .run(.spaces), .plain), Rule(">", .nothing, .plain, then: .pop),
        Rule("", .some(ByteSet.all - .spaces - "\"'>`"), .string, then: .pop),
        Rule("`", .text, .plain, then: .pop),
      ]),
    Grammar.State("\"value", otherwise: .string, [Rule("\"", .text, .string, then: .pop), entity]),
    Grammar.State("'value", otherwise: .string, [Rule("'", .text, .string, then: .pop), entity]),
  ]

  private static func rawText(_ name: String, in language: String) -> [Grammar.State] {
    [
      tag("\(name) tag", then: .become(name)),
      Grammar.State(
        name,
        [
          Rule("</", .some(.letters), .tag, then: .become("tag")),
          Rule("", .before("</\(name)"), .plain, then: .embed(language)),
        ]),
    ]
  }
}

enum XMLCode: Language {
  static let names = [
    "xml", "svg", "rss", "atom", "plist", "xsl", "xslt", "xsd", "storyboard", "xib", "mathml", "rng",
  ]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    let documentType = Rule("<!DOCTYPE", .text, .preprocessor, then: .push("document type"))
    return Grammar(
      states: [Grammar.State("text", [documentType] + HTMLCode.text), HTMLCode.tag("tag", then: .pop)]
        + HTMLCode.values + [declarations("document type", ">"), declarations("subset", "]")])
  }

  /// A document type, and what it declares between brackets.
  private static func declarations(_ name: String, _ close: String) -> Grammar.State {
    Grammar.State(
      name, otherwise: .preprocessor,
      [
        Rule(.texts([close]), .text, .preprocessor, then: .pop), Rule("<!--", .through("-->"), .comment),
        Rule("[", .text, .preprocessor, then: .push("subset")), Rule("\"", .quoted, .string),
        Rule("'", .quoted, .string),
      ])
  }
}

/// Mustache and Handlebars in HTML.
enum MustacheCode: Language {
  static let names = ["mustache", "html+mustache", "handlebars", "hbs", "html+handlebars"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    Grammar(states: HTMLCode.states).with(
      everywhere: [
        Rule("{{!--", .through("--}}"), .comment), Rule("{{!", .through("}}"), .comment),
        Rule(["{{{", "{{"], .text, .preprocessor, then: .push("mustache")),
      ],
      states: [
        Grammar.State(
          "mustache",
          [
            Rule(["}}}", "}}"], .text, .preprocessor, then: .pop),
            Rule(["#", "^", "/", "<", ">", "$", "&", "="], .text, .operator),
            Rule("\"", .quoted, .string), Rule("'", .quoted, .string),
            Rule(["else", "this"], .text, .keyword, before: " }"),
            Rule(.bytes(.nameStart + "@"), .run(.name + "-./"), .variable),
            Rule(.bytes(.digits), .number(.digits), .number),
          ])
      ])
  }
}
