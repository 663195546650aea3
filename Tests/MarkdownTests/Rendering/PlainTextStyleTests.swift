import Markdown
import Testing

@Suite struct PlainTextStyleTests {
  @Test func aTextIsSetAsASiteWantsIt() {
    let text = "\"A\" -- it's :tada: *b* \\c"
    #expect(PlainTextStyle().set(text) == text)
    #expect(PlainTextStyle(emoji: true).set(text) == "\"A\" -- it's 🎉 *b* \\c")
    #expect(
      PlainTextStyle(typography: Typography(language: "de")).set(text) == "„A“ – it’s :tada: *b* \\c")
  }

  @Test(arguments: [
    ("![a](b \"C :tada:\")", "<figcaption>C 🎉</figcaption>"),
    ("# \"a\" :tada:", ">\"a\" 🎉</h1>".replacing("\"", with: "&quot;")),
  ])
  func shortCodesInCaptionsAreEmoji(markdown: String, html: String) {
    #expect(render(markdown, dialect: MarkdownDialect(emoji: true)).contains(html))
  }
}
