internal import ArgumentParser
internal import Diagnostics

/// The names of commands, as they start the command line.
enum CommandNames {
  /// Throws where a name is that of no command, and tells which one was probably meant.
  static func check(_ arguments: ArraySlice<String>) throws {
    try checkDashes(arguments)
    var command: any ParsableCommand.Type = Vipera.self
    for name in arguments {
      let commands = command.configuration.subcommands
      if commands.isEmpty || name.hasPrefix("-") { return }
      if name == "help" { continue }
      if let next = commands.first(where: { $0.configuration.commandName == name }) {
        command = next
        continue
      }
      let names = commands.compactMap { $0.configuration.commandName }
      let hint = NearMiss.question(name, among: names) ?? "the commands are \(names.joined(separator: ", "))"
      throw ValidationError("there is no command '\(name)'; \(hint)")
    }
  }

  /// Throws where text starts with a dash and a space: its letters would be read as options, an h among them as a call for help.
  private static func checkDashes(_ arguments: ArraySlice<String>) throws {
    guard let text = arguments.prefix(while: { $0 != "--" }).first(where: { $0.hasPrefix("- ") }) else {
      return
    }
    throw ValidationError("'\(text)' starts as an option does; write -- before it")
  }
}
