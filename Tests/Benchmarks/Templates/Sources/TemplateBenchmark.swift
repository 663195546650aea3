import Diagnostics
import Markup
import Mustache
import Templates

/// What one page costs through Vipera's templates, through swift-mustache and written by hand: the same page from
/// the same data, in process, one round of each after the other, so that a busy machine slows all of them.
@main enum TemplateBenchmark {
  /// A page that is not the one expected.
  struct Difference: Error {
    let contender: String
    /// What stands where the two part.
    let expected: String
    let found: String

    init(_ contender: String, expected: String, found: String) {
      self.contender = contender
      let shared = zip(expected, found).prefix { $0 == $1 }.count
      self.expected = String(expected.dropFirst(shared).prefix(80))
      self.found = String(found.dropFirst(shared).prefix(80))
    }
  }

  private static let rounds = 41

  static func main() throws {
    var contenders = try contenders()
    let expected = contenders[0].page()
    for contender in contenders where contender.page() != expected {
      throw Difference(contender.name, expected: expected, found: contender.page())
    }
    for _ in 0..<rounds {
      for index in contenders.indices { contenders[index].run() }
    }
    print("\(expected.utf8.count) bytes a page, the same from all; medians of \(rounds) rounds")
    let ours = contenders[0].median
    for contender in contenders {
      let median = contender.median
      print("\(contender.name): \(twoDigits(median)) µs a page, \(twoDigits(median / ours)) of Vipera's time")
    }
    print("Vipera takes \(twoDigits(ours / contenders[1].median)) of the time of the page written by hand")
  }

  private static func contenders() throws -> [Contender] {
    let page = BlogPage.typical
    let template = PageTemplates.library.template("page", for: BlogPage.self)
    if !template.diagnostics.isEmpty {
      throw Difference("Vipera", expected: "a template without faults", found: "\(template.diagnostics)")
    }
    var writer = MarkupWriter()
    var handWritten = HandWrittenPage()
    let parent = MustachePage(page)
    let library = MustacheLibrary(
      templates: try PageTemplates.texts.mapValues { try MustacheTemplate(string: $0) })
    return [
      Contender("Vipera, from view model to bytes", pagesOfRound: 200) {
        writer.reset()
        template.render(page, into: &writer)
      } page: {
        String(decoding: writer.bytes, as: UTF8.self)
      },
      Contender("written by hand", pagesOfRound: 200) {
        handWritten.render(page)
      } page: {
        String(decoding: handWritten.bytes, as: UTF8.self)
      },
      Contender("swift-mustache through MustacheParent", of: parent, in: library, pagesOfRound: 10),
      Contender("swift-mustache with reflection", of: page, in: library, pagesOfRound: 4),
    ]
  }
}
