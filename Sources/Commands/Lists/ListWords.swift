internal import ArgumentParser
internal import Site

/// Lists what the theme says in each language of a site.
struct ListWords: SiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "words", abstract: "List what the theme says in each language, and where that comes from.",
    discussion: """
      What site.json says under "words" comes first. A word that is missing is said in English; in braces stands what is put
      there.
      """)

  @OptionGroup var site: SiteOptions
  @Flag(help: "As a JSON array of objects.") var json = false

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    let translations = try await SiteBuilder(site.build(), modules: modules).translations()
    let list = Listing(
      translations.words,
      fields: [
        .init("language", \.language), .init("word", \.name), .init("origin", \.origin),
        .init("text", \.text),
      ])
    list.tell(["language", "word", "origin", "text"], json: json, faults: translations.diagnostics)
  }
}
