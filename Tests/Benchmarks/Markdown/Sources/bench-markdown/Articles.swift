import Foundation

/// Articles such as blogs publish, of 3 to 12 KB: headings, paragraphs with links and emphasis, lists, code, tables, quotes.
enum Articles {
  /// The Markdown files of a folder.
  static func all(in folder: String) throws -> [[UInt8]] {
    let folder = URL(filePath: folder)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .map { Array(try Data(contentsOf: $0)) }
  }

  static func all(_ count: Int) -> [[UInt8]] {
    (0..<count).map { Array(article($0).utf8) }
  }

  private static func article(_ number: Int) -> String {
    (0...(2 + number % 7)).map { section(number, $0) }.joined(separator: "\n")
  }

  private static func section(_ article: Int, _ number: Int) -> String {
    let extra =
      switch (article + number) % 5 {
      case 0: "```swift\nlet answer = \(number)\nprint(answer < 3 && answer > 1)\n```\n"
      case 1: "| Name | Value |\n|------|------:|\n| one  | \(number) |\n| `two` | *2* |\n"
      case 2: "> A quote of some words, which is\n> continued on a second line.\n"
      case 3: "![What the picture shows](picture-\(number).png)\n"
      default: "1. first\n2. second\n   - nested\n"
      }
    return """
      ## What section \(number) says

      Words flow gently over lines because every link is checked and nothing is guessed, and [some of them lead
      on](../articles/\(number).md) to other pages of the site while *others are stressed*, named as `code` &amp; put
      into a sentence that ends here, or a little **later** than one would think.

      - One of the points, number \(number)
      - Another, with a [link](https://example.org/\(article)?a=b&c=d "and a title")
      - The last one

      \(extra)
      It's plain prose without much in it: the kind of text that most pages are made of, several sentences long. It goes on for a
      while. Then it ends, as all paragraphs do, and leaves the reader where the next one begins.

      """
  }
}
