internal import ArgumentParser

/// Lists what there is, one kind of thing a subcommand.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what there is.",
    subcommands: [
      ListDrafts.self, ListFuture.self, ListExpired.self, ListRoutes.self, ListRules.self,
      ListSchemas.self, ListConfig.self, ListTranslations.self, ListWords.self,
    ])
}
