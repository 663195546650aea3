internal import ArgumentParser
internal import ContentLoading
internal import Files

/// Lists the schemas of a site, or writes them for editors.
struct ListSchemas: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schemas",
    abstract: "List JSON Schemas of settings, records and front matter, or write them.",
    discussion: """
      Editors that read JSON Schema (draft 2020-12) complete keys and check values by them while you write. With fields in
      site.json, the schema of a collection knows them.
      """)

  @Option(
    help: ArgumentHelp("The folder that holds Content/.", valueName: "dir"), transform: Arguments.folder)
  var root = "."

  @OptionGroup var settings: EnvironmentOptions

  @Option(help: ArgumentHelp("Write each schema into a folder.", valueName: "dir"))
  var write: String?

  @Flag(help: "As a JSON array of objects.")
  var json = false

  func run() throws {
    let choice = SettingsChoice(environment: settings.environment, variables: settings.variables)
    let (schemas, faults) = try ContentLoader(root: root).schemas(choice)
    if let write {
      try OutputFolder(write).createFolder()
      for schema in schemas { try WholeFile.write(Array(schema.text.utf8), to: "\(write)/\(schema.name)") }
    }
    let list = Listing(
      schemas, fields: [.init("schema", \.name), .init("part", \.part), .init("files", \.files)])
    list.tell(["schema", "part", "files"], json: json, faults: [])
    try SideReport(faults, root: root).tell()
  }
}
