internal import Diagnostics

extension Rule {
  /// The rules that tree construction finds broken.
  static let treeRules: [Rule] = [
    .missingDoctype, .obsoleteDoctype, .strayDoctype, .strayStartTag, .strayEndTag, .unclosedElement,
    .misnestedEndTag, .misplacedElement, .misplacedInTable, .nestedAnchor, .nestedHeading,
    .selfClosingNonVoid,
    .contentAfterBody, .tooDeep, .tooLarge, .moreFaults,
  ]

  private static let parsing = "https://html.spec.whatwg.org/multipage/parsing.html"
  private static let syntax = "https://html.spec.whatwg.org/multipage/syntax.html"

  /// The doctype is missing.
  static let missingDoctype = Rule(
    "html/missing-doctype", .error, "A page starts with a doctype.",
    advice: "Without it browsers fall back to the layout bugs of the nineties, which is called quirks mode.",
    wrong: "<html lang=\"en\"><head><title>t</title></head><body></body></html>",
    right: "<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body></body></html>",
    specification: "\(syntax)#the-doctype")

  /// The doctype is another.
  static let obsoleteDoctype = Rule(
    "html/obsolete-doctype", .error, "The doctype is `<!DOCTYPE html>` and no other.",
    advice: "Public and system identifiers belong to HTML 4 and older; some of them switch quirks mode on.",
    wrong: """
      <!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html lang="en"><head><title>t</title></head>\
      <body></body></html>
      """,
    right: "<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body></body></html>",
    specification: "\(syntax)#the-doctype")

  /// A doctype that is not the first thing.
  static let strayDoctype = Rule(
    "html/stray-doctype", .error, "A doctype stands at the start of a page and nowhere else.",
    advice: "A template or a piece of raw HTML brought one of its own: remove it there.",
    wrong: "<p>a</p><!DOCTYPE html>", right: "<p>a</p>", specification: "\(syntax)#the-doctype")

  /// A start tag that browsers drop.
  static let strayStartTag = Rule(
    "html/stray-start-tag", .error, "A start tag stands where its element can start.",
    advice: """
      Browsers ignore the tag or close other elements for it: a second `body`, a `tr` outside of a table, a form in a \
      form, HTML inside SVG.
      """,
    wrong: "<div><td>1</div>", right: "<table><tr><td>1</td></tr></table>",
    specification: "\(parsing)#parsing-main-inbody")

  /// An end tag without a start tag.
  static let strayEndTag = Rule(
    "html/stray-end-tag", .error, "An end tag closes an element that is open.",
    advice: """
      Often the element was closed already, by a rule of HTML: a `div` in a `p` ends the paragraph, and the `</p>` behind \
      it closes nothing.
      """,
    wrong: "<p>a</p></em>", right: "<p>a</p>", specification: "\(parsing)#parsing-main-inbody")

  /// An element without an end tag.
  static let unclosedElement = Rule(
    "html/unclosed-element", .error, "An element is closed before the element around it is.",
    advice: "Browsers close it somewhere, mostly not where you meant.",
    wrong: "<div><p><em>a</p></div>", right: "<div><p><em>a</em></p></div>",
    specification: "\(syntax)#optional-tags")

  /// Tags that cross.
  static let misnestedEndTag = Rule(
    "html/misnested-end-tag", .error, "Elements lie in one another; their tags do not cross.",
    advice: "Browsers close and reopen elements to make sense of it, each time another way than you would.",
    wrong: "<p><b>a<i>b</b>c</p>", right: "<p><b>a<i>b</i></b>c</p>",
    specification: "\(parsing)#adoption-agency-algorithm")

  /// An element in a place of another.
  static let misplacedElement = Rule(
    "html/misplaced-element", .error, "An element stands where the parser expects it.",
    advice: "Browsers move it, or close what is around it.",
    wrong: "<select><option>a</option><input/>", right: "<select><option>a</option></select><input/>",
    specification: "\(parsing)#parsing-main-afterhead")

  /// Content of a table outside its cells.
  static let misplacedInTable = Rule(
    "html/misplaced-in-table", .error, "What stands in a table stands in its cells or its caption.",
    advice: "Browsers show it in front of the table.",
    wrong: "<table><td>a</td></table>", right: "<table><tr><td>a</td></tr></table>",
    specification: "\(parsing)#foster-parent")

  /// A link in a link.
  static let nestedAnchor = Rule(
    "html/nested-anchor", .error, "A link does not stand in a link, nor a button in a button.",
    advice: "Browsers close the outer one where the inner one starts.",
    wrong: "<p><a href=\"/\">a<a href=\"/b\">b</a></p>",
    right: "<p><a href=\"/\">a</a><a href=\"/b\">b</a></p>",
    specification: "\(parsing)#parsing-main-inbody")

  /// A heading in a heading.
  static let nestedHeading = Rule(
    "html/nested-heading", .error, "A heading does not stand in a heading.",
    advice: "Browsers close the outer one where the inner one starts.",
    wrong: "<h1>a<h2>b</h2>", right: "<h1>a</h1><h2>b</h2>", specification: "\(parsing)#parsing-main-inbody")

  /// `<div/>`.
  static let selfClosingNonVoid = Rule(
    "html/self-closing-non-void", .error, "Only elements without content may be written as `<name/>`.",
    advice: "HTML ignores the slash: the element goes on and takes in what follows.",
    wrong: "<div/>a</div>", right: "<div></div>a", specification: "\(syntax)#start-tags")

  /// Something behind the body.
  static let contentAfterBody = Rule(
    "html/content-after-body", .error, "Nothing but comments stands behind the end of the body.",
    advice: "Browsers move it into the body.",
    wrong: "<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body></body></html><p>a</p>",
    right: "<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body><p>a</p></body></html>",
    specification: "\(parsing)#parsing-main-afterbody")

  /// Too many elements in one another.
  static let tooDeep = Rule(
    "html/too-deep", .error, "Elements lie no more than 512 deep.",
    advice: "Browsers have a limit of that size too, beyond which they put elements next to each other.",
    wrong: String(repeating: "<div>", count: 520) + String(repeating: "</div>", count: 520),
    right: "<div></div>", specification: "\(parsing)#parsing")

  /// The page is larger than the checker reads.
  static let tooLarge = Rule(
    "html/too-large", .error, "A page is no larger than 1 GiB.",
    advice: "No browser shows such a page. It was not checked, so nothing is known of it.",
    wrong: "", right: "", specification: "\(parsing)#the-input-byte-stream")

  /// More than is told.
  static let moreFaults = Rule(
    "html/more-faults", .hint, "Of a page a thousand faults are told, errors before warnings.",
    advice: "Put right what is told, and check again.",
    wrong: String(repeating: "</b>", count: 1_010), right: "<p>a</p>",
    specification: "\(parsing)#parse-errors")
}
