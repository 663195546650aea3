private import Diagnostics

/// A page in one of the languages of a site.
public struct Translation: Hashable, Sendable {
  /// The language.
  public let language: SiteLanguage
  /// The link to the page.
  public let link: Link
  /// Its absolute URL.
  public let address: String
}

/// Which pages of a site with several languages are translations of each other: those that are made from one file in
/// different languages, or, where they are made from none of their own, have the same route.
struct Translations: Sendable {
  /// A page in a language, by the language's number and the path of its URL.
  typealias Place = (language: Int, urlPath: String)

  private enum Key: Hashable {
    case file(String)
    case route(Route)
  }

  private let groups: [[Place]]
  /// The group of each page, for each language.
  private let numbers: [[Route: Int]]

  init(of outputs: [PlannedOutput], in languages: [SiteLanguage], _ sources: SourceLanguages) {
    var groups: [[Place]] = []
    var numbers = Array(repeating: [Route: Int](), count: languages.count)
    var known: [Key: Int] = [:]
    for output in outputs {
      guard let route = output.route, route.namesOnePage,
        let language = languages.firstIndex(of: output.language ?? languages[0])
      else { continue }
      let key = Self.key(of: output, route, sources)
      let number = known[key] ?? groups.count
      if number == groups.count {
        groups.append([])
        known[key] = number
      }
      guard !groups[number].contains(where: { $0.language == language }) else { continue }
      groups[number].append((language, output.path.urlPath))
      numbers[language][route] = number
    }
    self.groups = groups.map { $0.sorted { $0.language < $1.language } }
    self.numbers = numbers
  }

  private static func key(of output: PlannedOutput, _ route: Route, _ sources: SourceLanguages) -> Key {
    guard let file = output.source?.file, file.hasSuffix(".md"), !file.hasSuffix("/_index.md") else {
      return .route(route)
    }
    let source = sources.readingSource(file).source
    return source.hasSuffix("/_index.md") || source == "Content/index.md" ? .route(route) : .file(source)
  }

  /// The page of a route in a language, and its translations, in the order of the languages; nothing where it has none.
  func places(of route: Route, in language: Int) -> [Place] {
    guard let group = numbers[language][route].map({ groups[$0] }), group.count > 1 else { return [] }
    return group
  }
}
