internal import ArgumentParser
internal import Preview
internal import Site

/// Shows the site while it is written.
struct Serve: SiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Show the site in a browser, and every change of it at once.",
    discussion: """
      What build would write is served from memory; nothing is written. When a file changes, the tabs that show it change. A page
      at fault stays as it was last right, with the fault over it; /_vipera/ lists the pages and all faults.
      On a terminal o opens the site, r builds it again, q quits.
      Exit codes: 0 stopped, 2 usage, configuration or I/O.
      """)

  @OptionGroup var site: SiteOptions

  @Option(name: .shortAndLong, help: "The port, or the next one that is free; 0 for any.")
  var port: UInt16 = 8_080

  @Option(help: ArgumentHelp("The address to listen at; 0.0.0.0 lets others in.", valueName: "address"))
  var host = "127.0.0.1"

  @Flag(help: "Open the site in the browser.")
  var open = false

  @Flag(help: "Go to the page that is edited, in every tab that is seen.")
  var navigate = false

  @Flag(help: "Leave pages as they are: no live reload.")
  var noReload = false

  @Option(
    help: ArgumentHelp(
      """
      The editor that places of faults open in: \(EditorLink.known.keys.sorted().joined(separator: ", ")), or an address such \
      as editor://{path}:{line}:{column}.
      """, valueName: "name"))
  var editor: String?

  @OptionGroup var reasons: ExplainOption

  @Flag(name: [.short, .long], help: "Tell diagnostics only.")
  var quiet = false

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    let commands = LiveCommands()
    let teller = PreviewTeller(isQuiet: quiet, opensBrowser: open)
    let build = MemoryBuild(
      try site.build(), modules: modules, delegate: reasons.delegate(before: SilentDelegate()))
    let preview = Preview(build, try settings(), delegate: teller)
    try await withThrowingTaskGroup { group in
      group.addTask { try await preview.run() }
      group.addTask {
        for await command in commands.stream {
          switch command {
          case .open: teller.openBrowser()
          case .rebuild: preview.rebuild()
          case .quit: return
          }
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func settings() throws -> PreviewSettings {
    var settings = PreviewSettings(
      of: WatchedFolders(
        root: site.root, folders: ["Content", "Templates"], withHidden: ["Content/static"]))
    settings.host = host == "localhost" ? "127.0.0.1" : host
    settings.port = port
    settings.reloads = !noReload
    settings.navigates = navigate
    settings.editor = try editor.map { text in
      guard let link = EditorLink(text, root: site.root) else {
        throw ValidationError(
          "'\(text)' is neither \(EditorLink.known.keys.sorted().joined(separator: ", ")) nor an address with {path} in it"
        )
      }
      return link
    }
    return settings
  }
}
