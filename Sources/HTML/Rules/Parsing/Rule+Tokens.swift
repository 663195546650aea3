internal import Diagnostics

extension Rule {
  /// The rules that the tokenizer finds broken.
  static let tokenRules: [Rule] = [
    .malformedComment, .unclosedComment, .malformedDoctype, .malformedReference, .unknownReference,
    .unterminatedReference, .forbiddenReference, .cdataInHTML, .forbiddenCharacter, .nullCharacter,
    .duplicateAttribute, .malformedEndTag, .unfinishedTag, .malformedTag, .malformedAttribute, .unquotedValue,
    .missingWhitespace, .misplacedSlash, .unfinishedScript, .notUTF8,
  ]

  private static let syntax = "https://html.spec.whatwg.org/multipage/syntax.html"
  private static let parsing = "https://html.spec.whatwg.org/multipage/parsing.html"

  /// A comment with marks in wrong places.
  static let malformedComment = Rule(
    "html/malformed-comment", .error,
    "A comment starts with `<!--`, ends with `-->` and has neither of them inside.",
    advice: "Browsers end such a comment where they think best, and may show half of it.",
    wrong: "<p>a</p><!-- b <!-- c -->", right: "<p>a</p><!-- b c -->", specification: "\(syntax)#comments")

  /// A comment without an end.
  static let unclosedComment = Rule(
    "html/unclosed-comment", .error, "A comment ends before the page does.",
    advice: "Everything behind its start is missing from the page.", wrong: "<p>a</p><!-- b",
    right: "<p>a</p><!-- b -->", specification: "\(syntax)#comments")

  /// A doctype that cannot be read.
  static let malformedDoctype = Rule(
    "html/malformed-doctype", .error, "The doctype is written as HTML asks.",
    advice: "Write `<!DOCTYPE html>`.",
    wrong: "<!DOCTYPEhtml><html lang=\"en\"><head><title>t</title></head><body></body></html>",
    right: "<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body></body></html>",
    specification: "\(syntax)#the-doctype")

  /// `&#;`
  static let malformedReference = Rule(
    "html/malformed-character-reference", .error, "A numeric character reference has digits.",
    advice: "Write `&amp;#` where an ampersand is meant.", wrong: "<p>&#;</p>", right: "<p>&#169;</p>",
    specification: "\(syntax)#character-references")

  /// `&nosuch;`
  static let unknownReference = Rule(
    "html/unknown-character-reference", .error, "A named character reference is one of those HTML knows.",
    advice: "Names are case-sensitive. Where an ampersand is meant, write `&amp;`.", wrong: "<p>&nosuch;</p>",
    right: "<p>&amp;nosuch;</p>", specification: "\(syntax)#character-references")

  /// `&copy 2026`
  static let unterminatedReference = Rule(
    "html/unterminated-character-reference", .error, "A character reference ends with a semicolon.",
    advice: "Old names are read without it too, which makes characters of what was meant as text.",
    wrong: "<p>&copy 2026</p>", right: "<p>&copy; 2026</p>", specification: "\(syntax)#character-references")

  /// `&#0;`
  static let forbiddenReference = Rule(
    "html/forbidden-character-reference", .error,
    "A character reference stands for a character that a page may hold.",
    advice:
      "Control characters, halves of surrogate pairs, noncharacters and numbers beyond Unicode are none.",
    wrong: "<p>&#1;</p>", right: "<p>&#9;</p>", specification: "\(syntax)#character-references")

  /// `<![CDATA[`
  static let cdataInHTML = Rule(
    "html/cdata-in-html", .error, "CDATA sections stand in SVG and MathML only.",
    advice: "In HTML they are comments: what they hold is not shown.", wrong: "<p><![CDATA[a]]></p>",
    right: "<p>a</p>", specification: "\(syntax)#cdata-sections")

  /// A control character.
  static let forbiddenCharacter = Rule(
    "html/forbidden-character", .error, "A page holds no control characters, surrogates or noncharacters.",
    advice:
      "They come with text pasted from elsewhere, and are invisible: the place is named by line and column.",
    wrong: "<p>a\u{1}b</p>", right: "<p>ab</p>",
    specification: "\(parsing)#preprocessing-the-input-stream")

  /// NUL.
  static let nullCharacter = Rule(
    "html/null-character", .error, "A page holds no NUL.", advice: "Browsers drop it or show U+FFFD for it.",
    wrong: "<p>a\u{0}b</p>", right: "<p>ab</p>",
    specification: "\(parsing)#parse-error-unexpected-null-character")

  /// Two attributes of a name.
  static let duplicateAttribute = Rule(
    "html/duplicate-attribute", .error, "An element has an attribute once.",
    advice: "Browsers take the first and drop the second.",
    wrong: "<p id=\"a\" id=\"b\">c</p>", right: "<p id=\"a\">c</p>", specification: "\(syntax)#attributes-2")

  /// `</p class>`
  static let malformedEndTag = Rule(
    "html/malformed-end-tag", .error, "An end tag has a name and nothing else.",
    advice: "Attributes and slashes in end tags are dropped; `</>` is nothing at all.",
    wrong: "<p>a</p class=\"b\">",
    right: "<p class=\"b\">a</p>", specification: "\(syntax)#end-tags")

  /// A tag without `>`.
  static let unfinishedTag = Rule(
    "html/unfinished-tag", .error, "A tag ends before the page does.",
    advice: "The tag is dropped. Mostly a quote before it was not closed.", wrong: "<p>a</p><p id=\"b",
    right: "<p>a</p><p id=\"b\"></p>", specification: "\(syntax)#elements-2")

  /// `<1`
  static let malformedTag = Rule(
    "html/malformed-tag", .error, "What starts with `<` is a tag, a comment or a doctype.",
    advice: "Write `&lt;` where the character is meant.", wrong: "<p>1 <2</p>", right: "<p>1 &lt;2</p>",
    specification: "\(syntax)#elements-2")

  /// `<p a"b>`
  static let malformedAttribute = Rule(
    "html/malformed-attribute", .error, "An attribute is written as name, equals sign and value in quotes.",
    advice: "A quote, `<` or `=` in a name mostly means that a quote is missing before it.",
    wrong: "<p class=>a</p>", right: "<p class=\"\">a</p>", specification: "\(syntax)#attributes-2")

  /// A value without quotes that needs them.
  static let unquotedValue = Rule(
    "html/unquoted-value", .error, "A value with quotes, `<`, `=` or a backtick in it stands in quotes.",
    advice: "Put every value into quotes.", wrong: "<p title=a=b>c</p>", right: "<p title=\"a=b\">c</p>",
    specification: "\(syntax)#attributes-2")

  /// `a="b"c="d"`
  static let missingWhitespace = Rule(
    "html/missing-whitespace", .error, "Attributes are divided by whitespace.",
    advice: "Put a space between them.", wrong: "<p class=\"a\"id=\"b\">c</p>",
    right: "<p class=\"a\" id=\"b\">c</p>",
    specification: "\(syntax)#attributes-2")

  /// `<p / id>`
  static let misplacedSlash = Rule(
    "html/misplaced-slash", .error, "A slash in a tag stands in front of its end.",
    advice: "Browsers ignore it; mostly a quote is missing around an address.", wrong: "<p / id=\"a\">b</p>",
    right: "<p id=\"a\">b</p>", specification: "\(syntax)#start-tags")

  /// A script whose end tag a comment hides.
  static let unfinishedScript = Rule(
    "html/unfinished-script", .error, "A script with `<!--` in it has `-->` in it too.",
    advice: "Old rules let a comment inside a script hide its end tag.",
    wrong: "<script><!-- <script> </script>", right: "<script>1</script>",
    specification:
      "https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements")

  /// Bytes that are no UTF-8.
  static let notUTF8 = Rule(
    "html/not-utf-8", .error, "A page is encoded in UTF-8.",
    advice: "Save the file as UTF-8 without anything else in front: no other encoding may be used for HTML.",
    wrong: "", right: "<p>a</p>",
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#charset")
}
