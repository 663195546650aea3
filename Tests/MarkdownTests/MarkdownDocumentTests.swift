import Diagnostics
import Digests
import Markup
import Testing

@testable import Markdown

@Suite struct MarkdownDocumentTests {
  @Test(arguments: [
    ("# Hello World", ["hello-world"]),
    ("# What's new in 2.0?", ["whats-new-in-20"]),
    ("# a_b - c", ["a_b---c"]),
    ("# a\n# a\n# a", ["a", "a-1", "a-2"]),
    ("# a\n# a-1\n# a\n# a", ["a", "a-1", "a-2", "a-3"]),
    ("# a-1\n# a\n# a", ["a-1", "a", "a-2"]),
    ("# Größe ÄÖÜ", ["größe-äöü"]),
    ("# 日本語 テスト", ["日本語-テスト"]),
    ("# Привет", ["привет"]),
    ("# 🚀 Start", ["-start"]),
    ("# x² ½ Ⅷ", ["x--ⅷ"]),
    ("# `code` *em* [link](x)", ["code-em-link"]),
    ("# &lt;div&gt; &amp; co", ["div--co"]),
    ("# ![logo](x.png) Title", ["-title"]),
    ("# !\n# ?", ["", ""]),
    ("a\nb\n===", ["ab"]),
    ("# a  b\tc", ["a--bc"]),
    ("> # in quote\n\n- # in list", ["in-quote", "in-list"]),
    ("no heading", []),
  ])
  func makesIDsAsGitHub(markdown: String, ids: [String]) {
    #expect(document(markdown).headings.map(\.id) == ids)
  }

  @Test func knowsLevelsAndTexts() {
    let headings = document("# A *b* &amp; `c`\n\ntext\n\nD\ne\n---\n###### F").headings
    #expect(headings.map(\.level) == [1, 2, 6])
    #expect(headings.map(\.text) == ["A b & c", "D e", "F"])
  }

  @Test(arguments: [
    ("[a](b.md)", "b.md", false, false, 4),
    ("x ![a](<b c.png> 't')", "b c.png", true, false, 8),
    ("[a][r]\n\n[r]: x/y.md#z", "x/y.md#z", false, false, 13),
    ("see <https://a.b/c>", "https://a.b/c", false, true, 5),
    ("see https://a.b/c_d now", "https://a.b/c_d", false, true, 4),
    ("see www.a.b now", "http://www.a.b", false, true, 4),
    ("mail <a@b.c>", "mailto:a@b.c", false, true, 6),
    ("mail a@b.c", "mailto:a@b.c", false, true, 5),
    ("[a@b.c](mailto:a@b.c)", "mailto:a@b.c", false, false, 8),
    ("xy [a](b\\_c&amp;d)", "b_c&d", false, false, 7),
    ("a\n\n- ![*b*](c\\_d)", "c_d", true, false, 12),
    ("a\n\n- [b]()", "", false, false, 9),
    ("a\n\n- ![](b\\_c)", "b_c", true, false, 9),
    ("a\n\n- [b][r]\n\n[r]: c\\_d", "c_d", false, false, 6),
    ("[https://a.b](https://a.b)", "https://a.b", false, false, 14),
    ("> *x*\n> [a](b)", "b", false, false, 12),
  ])
  func findsReferences(markdown: String, destination: String, isImage: Bool, isAutolink: Bool, offset: Int) {
    let document = document(markdown)
    let references = document.targets.indices.map(document.reference(toTarget:))
    #expect(references.map(\.destination) == [destination])
    #expect(references.map(\.isImage) == [isImage])
    #expect(document.targets.map(\.isAutolink) == [isAutolink])
    #expect(document.targets.map { document.origin(of: Int($0.offset)) } == [offset])
  }

  @Test func countsOffsetsFromTheStartOfTheFile() {
    let file = "---\ntitle: é\n---\n\nSee [a](b.md).\n"
    let document = document(file, start: 18)
    #expect(document.targets.map { document.origin(of: Int($0.offset)) } == [27])
    #expect(
      document.location(of: 27) == SourceLocation(file: "Content/a.md", line: 5, column: 9))
    #expect(document.location(of: 9999) == SourceLocation(file: "Content/a.md", line: 6, column: 1))
  }

  @Test(arguments: [
    ("# T\n\nFirst *line*\nand `second` &amp; [third](x).\n\nNext.", "First line and second & third."),
    ("![image](x)\n\nText", "Text"),
    ("> quote\n\n- list\n\n  loose\n\nText  \nmore", "Text more"),
    ("<div>\n\na <b>b</b>\n\n</div>", "a b"),
    ("![a](b) ![c](d)\n\nText", "Text"), ("![a](b) Text ![c](d) and\n![e](f) more", "Text and more"),
    ("A ``  b``", "A b"),
    ("# only", nil),
    ("", nil),
  ])
  func findsTheExcerpt(markdown: String, excerpt: String?) {
    #expect(document(markdown).excerpt() == excerpt)
    #expect(MarkdownDocument.excerpt(path: "a.md", bytes: Array(markdown.utf8)) == excerpt)
    let source = MarkdownSource(path: "a.md", bytes: Array(markdown.utf8))
    #expect(MarkdownDocument.excerpt(of: source) == excerpt)
  }

  @Test(arguments: [
    ("$$a$$\n\nText $b$.", "Text b."), ("$$\na\n$$\n\nText", "Text"), ("$a$\n\n$$b$$", nil),
  ])
  func aFormulaIsNoExcerpt(markdown: String, excerpt: String?) {
    let dialect = MarkdownDialect(math: true)
    #expect(document(markdown, dialect: dialect).excerpt() == excerpt)
    let source = MarkdownSource(path: "a.md", bytes: Array(markdown.utf8))
    #expect(MarkdownDocument.excerpt(of: source, dialect: dialect) == excerpt)
  }

  @Test func aTextThatChangedMeanwhileIsAFault() {
    let source = MarkdownSource(path: "a.md", start: 0, digest: Digest(of: [])) { nil }
    var writer = MarkupWriter()
    RichText(MarkdownDocument(source)) { .href($0.destination) }.write(to: &writer)
    #expect(writer.bytes.isEmpty)
    #expect(writer.faults.map(\.rule) == ["content/changed"])
    #expect(writer.faults.map(\.location) == [SourceLocation(file: "a.md")])
    #expect(MarkdownDocument.excerpt(of: source) == nil)
  }

  @Test(arguments: [
    ("", 0), ("one two\nthree", 3), ("# a\n\nb", 2), ("foo**bar** baz", 2), ("- a\n- b", 2), ("a – b, c.", 3),
    ("```\nlet a = 1\n```", 3), ("<div class=x>\n</div>\n\na", 1), ("日本語", 3), ("größe über", 2),
    ("don't", 1),
  ])
  func countsWords(markdown: String, count: Int) {
    #expect(document(markdown).wordCount == count)
  }
}
