internal import ArgumentParser
internal import Entities
internal import Site

/// Lists what is not published for one reason.
protocol ListHidden: SiteCommand {
  /// The name of the reason.
  static var reason: String { get }
  /// Which site is asked.
  var site: SiteOptions { get }
  /// Whether programs read the list.
  var json: Bool { get }
}

extension ListHidden {
  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    let contents = try await SiteBuilder(site.build(), modules: modules).contents()
    let hidden = contents.hidden.filter { $0.reasons.contains(Self.reason) }
    let list = Listing(
      hidden,
      fields: [
        .init("source", \.source), .init("title", \.title), .init("date") { $0.date?.description ?? "" },
        .init("expiryDate") { $0.expiryDate?.description ?? "" },
      ])
    list.tell(["source", "date", "expiryDate", "title"], json: json, faults: contents.diagnostics)
  }
}

/// Lists drafts.
struct ListDrafts: ListHidden {
  static let reason = "draft"
  static let configuration = CommandConfiguration(commandName: "drafts", abstract: "List drafts.")

  @OptionGroup var site: SiteOptions
  @Flag(help: "As a JSON array of objects.") var json = false
}

/// Lists what waits for its date.
struct ListFuture: ListHidden {
  static let reason = "future"
  static let configuration = CommandConfiguration(
    commandName: "future", abstract: "List what waits for its date.")

  @OptionGroup var site: SiteOptions
  @Flag(help: "As a JSON array of objects.") var json = false
}

/// Lists what has expired.
struct ListExpired: ListHidden {
  static let reason = "expired"
  static let configuration = CommandConfiguration(
    commandName: "expired", abstract: "List what has expired.")

  @OptionGroup var site: SiteOptions
  @Flag(help: "As a JSON array of objects.") var json = false
}
