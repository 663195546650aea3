import Diagnostics

extension Rule {
  /// The rules of `ScriptRules`.
  static let scriptRules: [Rule] = [
    .inlineScriptAttribute, .moduleAttribute, .dataBlockAttribute, .scriptLanguage, .unnecessaryScriptType,
    .styleType, .unnecessaryStyleType,
  ]

  /// What only matters for fetching is not on scripts that are not fetched.
  static let inlineScriptAttribute = Rule(
    "html/inline-script-attribute", .error,
    "A script without `src` has no attributes about fetching a script.",
    advice: """
      `defer`, `integrity`, `fetchpriority` and the like say how a file is fetched; a script in the page \
      is there already and runs at once. Add `src` or remove the attribute.
      """,
    wrong: "<script defer>f()</script>", right: #"<script defer src="f.js"></script>"#,
    specification: "https://html.spec.whatwg.org/multipage/scripting.html#attr-script-async")

  /// Modules are deferred anyway, and unknown to who heeds `nomodule`.
  static let moduleAttribute = Rule(
    "html/module-attribute", .error, "A module script has neither `defer` nor `nomodule`.",
    advice:
      "Modules are deferred anyway, and `nomodule` is for the classic script that stands in for a module.",
    wrong: #"<script type="module" src="a.js" defer></script>"#,
    right: #"<script type="module" src="a.js"></script>"#,
    specification: "https://html.spec.whatwg.org/multipage/scripting.html#attr-script-defer")

  /// Data in the page is not fetched and does not run.
  static let dataBlockAttribute = Rule(
    "html/data-block-attribute", .error,
    "Import maps, speculation rules and data blocks have no attributes of scripts that run.",
    advice: """
      A `script` whose `type` is neither empty nor JavaScript nor `module` is data inside the page: it is \
      never fetched by `src` and never runs.
      """,
    wrong: #"<script type="application/json" src="a.json"></script>"#,
    right: #"<script type="application/json">{}</script>"#,
    specification: "https://html.spec.whatwg.org/multipage/scripting.html#data-block")

  /// `language` and `type` agree.
  static let scriptLanguage = Rule(
    "html/script-language", .error, "`language` and `type` of a script do not contradict each other.",
    advice: "`language` is obsolete; remove it and keep `type`, or neither for JavaScript.",
    wrong: #"<script language="javascript" type="text/plain">a</script>"#,
    right: #"<script type="text/plain">a</script>"#,
    specification: "https://html.spec.whatwg.org/multipage/obsolete.html#attr-script-language")

  /// Scripts are JavaScript unless told otherwise.
  static let unnecessaryScriptType = Rule(
    "html/unnecessary-script-type", .warning, "A JavaScript has no `type`.",
    advice: "JavaScript is what a script is without a `type`.",
    wrong: #"<script type="text/javascript">f()</script>"#, right: "<script>f()</script>",
    specification: "https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type")

  /// A `style` is CSS.
  static let styleType = Rule(
    "html/style-type", .error, "A `style` is of no other type than `text/css`.",
    advice: "Browsers leave a `style` of another type out. Remove `type`.",
    wrong:
      #"<!DOCTYPE html><html lang="en"><head><title>t</title><style type="text/less"></style></head></html>"#,
    right: #"<!DOCTYPE html><html lang="en"><head><title>t</title><style></style></head></html>"#,
    specification: "https://html.spec.whatwg.org/multipage/obsolete.html#attr-style-type")

  /// A `style` is CSS without saying so.
  static let unnecessaryStyleType = Rule(
    "html/unnecessary-style-type", .warning, "A `style` has no `type`.",
    advice: "CSS is what a `style` is without a `type`.",
    wrong:
      #"<!DOCTYPE html><html lang="en"><head><title>t</title><style type="text/css"></style></head></html>"#,
    right: #"<!DOCTYPE html><html lang="en"><head><title>t</title><style></style></head></html>"#,
    specification: "https://html.spec.whatwg.org/multipage/obsolete.html#attr-style-type")
}
