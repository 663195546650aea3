import Diagnostics

extension Rule {
  /// A script that has to be JSON and is not.
  static let badScriptJSON = Rule(
    "html/bad-script-json", .error,
    "A script whose type says JSON is JSON, as are an import map and speculation rules.",
    advice: """
      Who reads it ignores the whole script if one character is wrong: JSON has no comments, no comma behind the \
      last member, and strings and keys only in double quotes.
      """,
    wrong: #"<script type="speculationrules">{"prefetch": [],}</script>"#,
    right: #"<script type="speculationrules">{"prefetch": []}</script>"#,
    specification:
      "https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements")

  /// An import map of the wrong shape.
  static let badImportMap = Rule(
    "html/bad-import-map", .error,
    "An import map is an object of `imports`, `scopes` and `integrity`, with URLs that start like URLs.",
    advice: """
      A browser ignores an entry it cannot use, and the `import` fails later. URLs start with `/`, `./`, `../` or \
      a scheme; a specifier that ends with `/` needs a URL that does.
      """,
    wrong: #"<script type="importmap">{"imports": {"app": "app.js"}}</script>"#,
    right: #"<script type="importmap">{"imports": {"app": "./app.js"}}</script>"#,
    specification: "https://html.spec.whatwg.org/multipage/webappapis.html#import-maps")

  /// Speculation rules of the wrong shape.
  static let badSpeculationRules = Rule(
    "html/bad-speculation-rules", .error,
    "Speculation rules are lists `prefetch` and `prerender` of rules with either `urls` or `where`.",
    advice: """
      A browser ignores a rule it cannot read. A rule lists `urls`, or says with `where` which links of the page \
      it is for; `eagerness` is `immediate`, `eager`, `moderate` or `conservative`.
      """,
    wrong: #"<script type="speculationrules">{"prefetch": [{"urls": []}]}</script>"#,
    right: #"<script type="speculationrules">{"prefetch": [{"urls": ["/a"]}]}</script>"#,
    specification: "https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rules")

  /// A script inside a script that is fetched.
  static let scriptDocumentation = Rule(
    "html/script-beside-src", .error, "A `script` with `src` holds comments and nothing else.",
    advice:
      "A browser runs the file and leaves out what stands in the page; each script needs an element of its own.",
    wrong: #"<script src="a.js">f()</script>"#, right: #"<script src="a.js"></script><script>f()</script>"#,
    specification:
      "https://html.spec.whatwg.org/multipage/scripting.html#inline-documentation-for-external-scripts")

  /// The rules for scripts that hold data.
  static let scriptDataRules: [Rule] = [
    .badScriptJSON, .badImportMap, .badSpeculationRules, .scriptDocumentation,
  ]
}
