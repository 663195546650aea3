import Markdown
import Viper

/// Finds the lines of a file. A text that is included does not include another.
struct IncludeInteractor: DirectiveInteractor {
  let files: SourceFiles
  let isNested: Bool

  func respond(to request: IncludeFragment.Request) throws(ArgumentFaults) -> IncludeFragment.Response {
    if isNested {
      throw ArgumentFaults(
        "@Include stands in a text that is included itself", of: nil,
        hint: "include this file in the page, in front of or behind the text")
    }
    let excerpt = try files.text(of: request.file, lines: request.lines, namedIn: request.source)
    return .init(
      source: MarkdownSource(path: excerpt.path, bytes: excerpt.bytes, start: excerpt.start),
      before: request.before)
  }
}
