internal import ArgumentParser
internal import ContentLoading
internal import Routing

/// Lists the settings of a site, and where each comes from.
struct ListConfig: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "List every setting with its value and where that comes from.",
    discussion: """
      A value comes from site.json, from the file of an environment, from a variable such as VIPERA_BASE_URL, or from
      --base-url; where nothing is said, it is the default.
      """)

  @Option(
    help: ArgumentHelp("The folder that holds Content/.", valueName: "dir"), transform: Arguments.folder)
  var root = "."

  @OptionGroup var settings: EnvironmentOptions

  @Option(
    help: ArgumentHelp("Where the site is published, instead of baseURL in site.json.", valueName: "url"),
    transform: Arguments.baseURL)
  var baseURL: BaseURL?

  @Flag(help: "As a JSON array of objects.")
  var json = false

  func run() throws {
    let choice = SettingsChoice(
      environment: settings.environment, variables: settings.variables, baseURL: baseURL)
    let (entries, faults) = try ContentLoader(root: root).config(choice)
    let list = Listing(
      entries, fields: [.init("setting", \.name), .init("value", \.value), .init("origin", \.origin)])
    list.tell(["setting", "value", "origin"], json: json, faults: faults)
  }
}
