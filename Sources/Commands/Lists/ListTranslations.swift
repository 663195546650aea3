internal import ArgumentParser
internal import Site

/// Lists what some language of a site lacks.
struct ListTranslations: SiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "translations",
    abstract: "List what is not there in each language, and which languages lack it.")

  @OptionGroup var site: SiteOptions
  @Flag(help: "As a JSON array of objects.") var json = false

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    let translations = try await SiteBuilder(site.build(), modules: modules).translations()
    let list = Listing(
      translations.gaps,
      fields: [
        .init("source", \.source), .init("missing") { $0.missing.joined(separator: ", ") },
        .init("title", \.title),
      ])
    list.tell(["source", "missing", "title"], json: json, faults: translations.diagnostics)
  }
}
