import Viper

/// Finds the lines of a file, and the language that its name tells.
struct SnippetInteractor: DirectiveInteractor {
  let files: SourceFiles

  func respond(to request: SnippetFragment.Request) throws(ArgumentFaults) -> SnippetFragment.Response {
    let excerpt = try files.excerpt(of: request.file, lines: request.lines, namedIn: request.source)
    return .init(
      path: excerpt.path, code: Array(excerpt.bytes[excerpt.start...]),
      language: request.language ?? Self.language(of: excerpt.path), title: request.title,
      firstLine: request.isNumbered ? excerpt.firstLine : nil)
  }

  /// The end of a file's name names its language, or none.
  private static func language(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return name.lowercased() }
    let end = String(name[name.index(after: dot)...])
    return end == "txt" ? "text" : end
  }
}
