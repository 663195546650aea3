import Diagnostics
import Markdown
import Markup
import Testing

@Suite struct EmojiReadingTests {
  @Test(arguments: [
    ("A :tada: b", "<p>A 🎉 b</p>\n"), (":tada:", "<p>🎉</p>\n"), (":+1::-1:", "<p>👍👎</p>\n"),
    ("(:white_check_mark:)", "<p>(✅)</p>\n"), ("**:de:** :heart:!", "<p><strong>🇩🇪</strong> ❤️!</p>\n"),
    ("你好:tada:", "<p>你好🎉</p>\n"), ("[:a:](b \":a:\")", "<p><a href=\"b\" title=\":a:\">🅰️</a></p>\n"),
    ("![:o:](b.png)", "<p><img src=\"b.png\" alt=\"⭕\"/></p>\n"),
    ("# A :tada: b", "<h1 id=\"a--b\">A 🎉 b</h1>\n"),
    (
      "a `:tada:`\n\n    :tada:",
      "<p>a <code>:tada:</code></p>\n<pre tabindex=\"0\"><code>:tada:\n</code></pre>\n"
    ),
    ("<https://e.org/:a:/>", "<p><a href=\"https://e.org/:a:/\">https://e.org/:a:/</a></p>\n"),
    ("www.e.org/:a:/", "<p><a href=\"http://www.e.org/:a:/\">www.e.org/:a:/</a></p>\n"),
    ("\\:tada: a", "<p>:tada: a</p>\n"), ("<b title=':a:'>:a:</b>", "<p><b title=':a:'>🅰️</b></p>\n"),
  ])
  func shortCodesAreCharactersWhereASiteAsksForThem(markdown: String, html: String) {
    #expect(render(markdown, dialect: MarkdownDialect(emoji: true)) == html)
    #expect(!render(markdown).contains("🎉"))
  }

  @Test(arguments: [
    "a:b:c", "std::a::b", "10:30:45", ":", "::", ": a :", ":a", "a:", ":A:", ":no such thing:", ":tada",
    ":\(String(repeating: "a", count: 50)):",
  ])
  func otherColonsAreText(markdown: String) {
    let writer = write(markdown, dialect: MarkdownDialect(emoji: true))
    #expect(String(decoding: writer.bytes, as: UTF8.self) == render(markdown))
    #expect(writer.faults.isEmpty)
  }

  @Test func aNameThatIsNearlyOneIsTold() {
    let text = "a\n\nb :taad: :zzzzzzzzzz: :taad: :rokcet:"
    #expect(
      write(text, dialect: MarkdownDialect(emoji: true)).faults == [
        Diagnostic(
          .warning, rule: "markdown/unknown-emoji", ":taad: is no known short code",
          at: SourceLocation(file: "Content/a.md", line: 3, column: 3), hint: "did you mean \"tada\"?"),
        Diagnostic(
          .warning, rule: "markdown/unknown-emoji", ":rokcet: is no known short code",
          at: SourceLocation(file: "Content/a.md", line: 3, column: 30), hint: "did you mean \"rocket\"?"),
      ])
  }

  @Test func manyShortCodesAreNoMatter() {
    let text = (0..<20_000).map { ":tada: :none\($0): " }.joined()
    let bytes = write(text, dialect: MarkdownDialect(emoji: true)).bytes
    #expect(String(decoding: bytes, as: UTF8.self).count { $0 == "🎉" } == 20_000)
  }

  @Test func aHeadingWithoutTextStaysWhereItIs() {
    let writer = write("a\n\n#\n", dialect: MarkdownDialect(emoji: true), tracing: true)
    let place = writer.trace?.origin(of: 9, in: writer.bytes)
    #expect(place == SourceLocation(file: "Content/a.md", line: 3, column: 1))
  }

  @Test func whatIsReadOfThemIsInTheExcerptToo() {
    let text = MarkdownSource(path: "a.md", bytes: Array("A :tada: b.\n\nC".utf8), start: 0)
    #expect(MarkdownDocument.excerpt(of: text, dialect: MarkdownDialect(emoji: true)) == "A 🎉 b.")
  }
}
