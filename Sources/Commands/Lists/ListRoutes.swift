internal import ArgumentParser
internal import Site

/// Lists all pages.
struct ListRoutes: SiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "List all pages with their addresses and sources.")

  @OptionGroup var site: SiteOptions
  @Flag(help: "As a JSON array of objects.") var json = false

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    let contents = try await SiteBuilder(site.build(), modules: modules).contents()
    let list = Listing(
      contents.pages,
      fields: [
        .init("path", \.path), .init("module", \.module), .init("route", \.route),
        .init("source") { $0.source ?? "" },
      ])
    list.tell(["path", "module", "source"], json: json, faults: contents.diagnostics)
  }
}
