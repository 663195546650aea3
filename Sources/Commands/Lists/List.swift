internal import ArgumentParser

/// Lists what there is, one kind of thing a subcommand.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what there is.", subcommands: [ListRules.self])
}
