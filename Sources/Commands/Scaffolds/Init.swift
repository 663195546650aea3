internal import ArgumentParser
internal import Files
internal import Routing
internal import Scaffolding
internal import Services

/// Makes a first site.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Make a first site.",
    discussion: """
      Writes settings, a home page, a page and two articles: a small site that builds as it is. With --swift it is a Swift
      package with a page type of its own. Nothing that is there is written over.
      Exit codes: 0 written, 2 nothing was written.
      """)

  @Argument(help: ArgumentHelp("The folder of the new site.", valueName: "dir"))
  var folder = "."

  @Option(help: ArgumentHelp("What the site is called.", valueName: "text"))
  var title = FirstSite.usualTitle

  @Option(
    help: ArgumentHelp(
      "Where the site will be published. (default: \(FirstSite.usualBaseURL))", valueName: "url"),
    transform: Arguments.baseURL)
  var baseURL: BaseURL?

  @Flag(help: "Make a Swift package, with a page type of the site's own.")
  var swift = false

  @Option(
    help: ArgumentHelp(
      "With --swift: the folder of Vipera's sources, or the URL of their repository.", valueName: "source"))
  var vipera: String?

  @OptionGroup var time: ClockOption

  func validate() throws {
    if swift, vipera == nil {
      throw ValidationError(
        "a package has to know where Vipera is: name the folder of its sources or the URL of their repository, as in --vipera ../vipera"
      )
    }
    if !swift, vipera != nil { throw ValidationError("--vipera is for packages: add --swift") }
  }

  func run() throws {
    let site = try FirstSite(
      title: title, baseURL: baseURL?.description ?? FirstSite.usualBaseURL,
      day: try time.buildClock.instant)
    if let vipera {
      let name = FolderPath.name(of: folder)
      let package = SitePackage(site, folder: name, vipera: try source(vipera, named: name))
      try write(package.scaffold)
      let enter = folder == "." ? "" : "cd \(folder.shellWord)\n      "
      tell([enter + "swift run \(package.target) serve --open", "swift test"])
    } else {
      try write(site.scaffold)
      let root = folder == "." ? "" : " --root \(folder.shellWord)"
      tell([
        "vipera serve --open\(root)", "vipera new article \"My next article\"\(root)",
        "vipera build\(root)",
      ])
    }
  }

  private func write(_ scaffold: Scaffold) throws {
    try ScaffoldFolder(folder).write(scaffold)
    Terminal.standardOutput.write(scaffold.files.map { "\(folder.path(of: $0.path))\n" }.joined())
  }

  private func tell(_ commands: [String]) {
    Terminal.standardOutput.write("next: \(commands.joined(separator: "\n      "))\n")
  }

  /// Where the package gets Vipera from.
  private func source(_ text: String, named name: String) throws -> ViperaSource {
    let isRepository = ViperaSource.isRepository(text)
    guard isRepository || FileIdentity(ofFile: "\(text)/Package.swift") != nil else {
      throw ScaffoldRefusal(
        "there is no Package.swift in \(text)",
        hint: "--vipera names the folder of Vipera's sources, or the URL of their repository")
    }
    let path = text.hasPrefix("/") ? text : FolderPath.relative(text, from: folder)
    let source = isRepository ? ViperaSource.repository(text) : .folder(path)
    let other = isRepository ? source.package : FolderPath.name(of: text)
    guard other.lowercased() != name.lowercased() else {
      throw ScaffoldRefusal(
        "the package would be called \(name), as the sources of Vipera are: Swift takes them for one package",
        hint: "choose another folder")
    }
    return source
  }
}
