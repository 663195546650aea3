import Diagnostics

@testable import HTML

/// The page of a rule in the documentation, as JSON of `Content/rules/`.
struct RuleRecord {
  let rule: Rule
  let group: RuleGroup

  var json: String {
    """
      {
        "title": \(quoted(rule.id)),
        "slug": \(quoted(rule.id.replacing("/", with: "-"))),
        "summary": \(quoted(summary)),
        "group": \(quoted(group.title)),
        "weight": \(group.weight),
        "facts": [
          {
            "name": "Severity",
            "value": \(quoted(rule.severity.rawValue))
          },
          {
            "name": "Where",
            "value": "The markup of pages"
          }
        ],
        "references": [
          {
            "title": \(quoted(Specification.title(of: rule.specification))),
            "to": \(quoted(rule.specification))
          },
          {
            "title": "What is checked",
            "to": "/guide/checking/"
          }
        ],
        "body": \(quoted(body))
      }
    """
  }

  /// Summaries are text, in which code stands in quotation marks.
  private var summary: String {
    rule.summary.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.isMultiple(of: 2) ? String($1) : "“\($1)”" }.joined()
  }

  private var body: String {
    var parts = [rule.advice]
    if !rule.wrong.isEmpty {
      let wrong = RuleExample(rule.wrong)
      parts += ["## Example", "Wrong:", wrong.fenced]
      parts += wrong.signs.map { "`\($0)` stands for the one character of that number." }
      parts += ["Right:", RuleExample(rule.right).fenced]
    }
    return (parts + ["## Accept it", acceptance]).joined(separator: "\n\n") + "\n"
  }

  /// A comment about comments would help nobody, and what is wrong with bytes comes before comments are read.
  private static let beyondComments = Rule.ignoreRules + [.notUTF8]

  /// How a site says that it does not mind.
  private var acceptance: String {
    let everywhere = """
      [Settings](@/guide/settings.md#rules) of the site change the severity of the rule or switch it off, for all pages or \
      some.
      """
    if Self.beyondComments.contains(rule) { return everywhere }
    return """
      \(everywhere) A comment in front of an element [accepts one place](@/guide/checking.md#accept-one-place):

      ```html
      <!-- vipera-ignore-next \(rule.id): why -->
      ```
      """
  }
}

/// Text as JSON writes it.
private func quoted(_ text: String) -> String {
  let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"]
  return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
}

/// What the documents are called that rules are taken from.
enum Specification {
  private static let titles = [
    ("https://html.spec.whatwg.org/", "HTML Standard"),
    ("https://url.spec.whatwg.org/", "URL Standard"),
    ("https://mimesniff.spec.whatwg.org/", "MIME Sniffing Standard"),
    ("https://w3c.github.io/html-aria/", "ARIA in HTML"),
    ("https://w3c.github.io/aria/", "WAI-ARIA"),
    ("https://www.w3.org/TR/CSP3", "Content Security Policy"),
    ("https://www.w3.org/TR/permissions-policy", "Permissions Policy"),
    ("https://www.w3.org/TR/SRI", "Subresource Integrity"),
    ("https://www.w3.org/TR/SVG2", "SVG 2"),
    ("https://www.w3.org/TR/MathML3", "MathML 3"),
    ("https://www.w3.org/TR/mediaqueries", "Media Queries"),
    ("https://www.w3.org/TR/css", "CSS"),
    ("https://www.w3.org/TR/rdfa-core", "RDFa Core"),
    ("https://www.w3.org/WAI/WCAG22", "Understanding WCAG"),
    ("https://www.rfc-editor.org/rfc/rfc5646", "RFC 5646"),
    ("https://www.rfc-editor.org/rfc/rfc2397", "RFC 2397"),
  ]

  /// The title of the document at an address.
  static func title(of address: String) -> String {
    titles.first { address.hasPrefix($0.0) }?.1 ?? "Specification"
  }
}
