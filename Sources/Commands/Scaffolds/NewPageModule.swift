internal import ArgumentParser
internal import Scaffolding

/// Makes the files of a page module, in the Swift package of a site.
struct NewPageModule: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "module", abstract: "Make a page module: its roles in Swift, its template, and its tests.",
    discussion: """
      The package is one that vipera init --swift made, or another whose program runs these commands. What is left to do is
      told on standard error.
      """)

  @Argument(help: ArgumentHelp("What it is called: Events, event-list.", valueName: "name"))
  var name: String

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The program it is for, where the package has several.", valueName: "target"))
  var target: String?

  @Option(
    help: ArgumentHelp("The folder that holds Package.swift.", valueName: "dir"), transform: Arguments.folder)
  var root = "."

  func run() throws {
    let module = try PackageOutline(at: root).newModule(name, in: target)
    try ScaffoldFolder(root).write(module.scaffold)
    Terminal.standardOutput.write(
      module.scaffold.files.map { "\(root.path(of: $0.path))\n" }.joined())
    Terminal.standardError.write("next: \(module.steps.joined(separator: "\n      "))\n")
  }
}
