internal import ArgumentParser
internal import Scaffolding
internal import Site

/// Makes files of a site, one kind of thing a subcommand.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a page, an article, a record or a page module.",
    discussion: """
      A new text lies where the settings of the site want it, and is a draft: --drafts shows it, and it is published when
      its key draft is gone. A new module is Swift. The paths are printed. Nothing that is there is written over.
      Exit codes: 0 written, 1 the settings have faults, 2 nothing was written.
      """,
    subcommands: [NewPage.self, NewArticle.self, NewRecord.self, NewPageModule.self])
}

/// Makes a page.
struct NewPage: SiteCommand {
  static let configuration = CommandConfiguration(commandName: "page", abstract: "Make a page.")

  @Argument(
    help: ArgumentHelp(
      "What it is called, with folders if it shall lie in some: about, guide/start.", valueName: "name"))
  var name: String

  @OptionGroup var entity: NewEntityOptions

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    try await entity.write(on: modules) { try $0.newPage(name, title: entity.title) }
  }
}

/// Makes an article.
struct NewArticle: SiteCommand {
  static let configuration = CommandConfiguration(commandName: "article", abstract: "Make an article.")

  @Argument(help: ArgumentHelp("What it is called: \"Hello, world\".", valueName: "name"))
  var name: String

  @OptionGroup var collection: CollectionOption
  @OptionGroup var entity: NewEntityOptions

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    try await entity.write(on: modules) {
      try $0.newArticle(name, title: entity.title, in: collection.collection)
    }
  }
}

/// Makes a record.
struct NewRecord: SiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Make a record, with the fields that it has to have.")

  @Argument(
    help: ArgumentHelp("What it is called, with .yaml or .json behind it if you like.", valueName: "name"))
  var name: String

  @OptionGroup var collection: CollectionOption
  @OptionGroup var entity: NewEntityOptions

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    try await entity.write(on: modules) {
      try $0.newRecord(name, title: entity.title, in: collection.collection)
    }
  }
}

/// Which collection an entity is for.
struct CollectionOption: ParsableArguments {
  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The collection, where the site has several of the kind.", valueName: "collection"))
  var collection: String?
}
