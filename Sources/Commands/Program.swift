internal import ArgumentParser
internal import ContentLoading
internal import Files
internal import Preview
internal import Scaffolding
public import Site

/// The program `vipera`, and that of a site with page types of its own: the same commands over other modules.
public enum Program {
  /// Runs the command of the command line and ends the process: 0 clean, 1 diagnostics, 2 usage, configuration or I/O.
  ///
  /// What every build needs is made while the command line is read, which takes a tenth of a build of 30 posts.
  public static func run(modules: @escaping SiteBuilder.Modules = AppModules.all) async -> Never {
    Memory.returnEarly()
    let isBuild = CommandLine.arguments.dropFirst().first == Build.configuration.commandName
    async let preparation: Void? = isBuild ? SiteBuilder.prepare() : nil
    var code = await code(modules)
    if let failure = Terminal.outputFailure {
      Terminal.standardError.write("vipera: error: standard output: \(failure)\n")
      code = 2
    }
    _ = await preparation
    Vipera.exit(withError: ExitCode(code))
  }

  private static func code(_ modules: @escaping SiteBuilder.Modules) async -> Int32 {
    do {
      try CommandNames.check(CommandLine.arguments.dropFirst())
      var command = try Vipera.parseAsRoot()
      if let command = command as? any SiteCommand {
        try await command.run(on: modules)
      } else {
        try command.run()
      }
      return 0
    } catch let exit as ExitCode {
      return exit.rawValue
    } catch let failure as FileFailure {
      Terminal.standardError.write("vipera: error: \(failure)\n")
      if failure.isOfMissingSite {
        Terminal.standardError.write("  hint: --root names the folder of a site; vipera init makes one\n")
      }
      return 2
    } catch let refusal as ScaffoldRefusal {
      Terminal.standardError.write("vipera: error: \(refusal)\n")
      return 2
    } catch let unknown as UnknownPage {
      Terminal.standardError.write("vipera: error: \(unknown)\n")
      return 2
    } catch let failure as PreviewFailure {
      Terminal.standardError.write("vipera: error: \(failure)\n")
      return 2
    } catch {
      let isHelp = Vipera.exitCode(for: error) == .success
      (isHelp ? Terminal.standardOutput : .standardError).write(Vipera.fullMessage(for: error) + "\n")
      return isHelp ? 0 : 2
    }
  }
}

extension FileFailure {
  /// Whether there is no site where one was looked for.
  fileprivate var isOfMissingSite: Bool {
    reason == "No such file or directory"
      && [ContentLoader.folder, ContentLoader.settingsPath].contains(path)
  }
}

/// A command that does something with a site.
protocol SiteCommand: ParsableCommand {
  /// Does it; `modules` are those of the site.
  func run(on modules: @escaping SiteBuilder.Modules) async throws
}

/// The root of the commands.
struct Vipera: ParsableCommand {
  /// The version of the program.
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "vipera",
    abstract: "Renders static sites, and publishes no page that is wrong.",
    version: version,
    subcommands: [
      Init.self, New.self, Build.self, Serve.self, Check.self, Inspect.self, List.self, Clean.self,
      Import.self,
    ])
}
