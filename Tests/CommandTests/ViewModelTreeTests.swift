import Foundation
import Testing

@testable import Commands
@testable import Templates

@Suite struct ViewModelTreeTests {
  private static func key(
    _ name: String, _ kind: String, _ content: FilledTemplate.Content
  ) -> FilledTemplate.Key {
    FilledTemplate.Key(name: name, kind: kind, content: content)
  }

  private static let keys = [
    key("title", "text", .text("A\n  title")), key("isOpen", "true or false", .boolean(true)),
    key("count", "number", .number("3")), key("next", "object", .missing), key("none", "text", .text("")),
    key("body", "markup", .markup(String(repeating: "word ", count: 40))),
    key("names", "list of text", .list([.text("a"), .text("b")])),
    key("level", "notice or warning or important", .text("notice")),
    key(
      "parts", "list of objects",
      .list((1...5).map { .object([key("name", "text", .text("part \($0)"))]) })),
    key("extra", "dictionary", .hidden),
  ]

  @Test func eachKeyHasALineOfEightyColumns() {
    let text = """
        title   text                  A title
        isOpen  true or false         true
        count   number                3
        next    object                missing
        none    text                  empty
        body    markup                word word word word word word word word word wo…
        names   list of text          a, b
        level   notice or warning o…  notice
        parts   list of objects       5
          1
            name  text  part 1
          2
            name  text  part 2
          3
            name  text  part 3
          … and 2 more
        extra   dictionary

      """
    #expect(ViewModelTree(Self.keys).text == text)
  }

  @Test func programsReadEverything() throws {
    let json = ViewModelTree(Self.keys + [Self.key("odd", "number", .number("inf"))]).json
    let model = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(model["title"] as? String == "A\n  title")
    #expect(model["isOpen"] as? Bool == true)
    #expect(model["count"] as? Int == 3)
    #expect(model["next"] is NSNull)
    #expect((model["body"] as? String)?.count == 200)
    #expect((model["parts"] as? [[String: String]])?.count == 5)
    #expect(model["odd"] as? String == "inf")
  }

  @Test(arguments: [("ab", 2, "ab"), ("abc", 2, "a…"), (" a\t\r\nb\u{1B}c ", 9, "a b c"), ("", 5, "")])
  func aTextIsOneLine(text: String, columns: Int, line: String) {
    #expect(ShownText.line(text, columns: columns) == line)
  }
}
