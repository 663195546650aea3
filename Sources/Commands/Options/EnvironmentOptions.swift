internal import ArgumentParser
internal import Entities

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What changes the settings of a site for one run: an environment, and variables of the process.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    name: [.customShort("e"), .long],
    help: ArgumentHelp(
      "Lay the settings of Content/site.NAME.json over those of site.json.", valueName: "name"),
    transform: name)
  var environment: String?

  /// The variables of the process; those of settings are among them.
  var variables: [String: String] { ProcessInfo.processInfo.environment }

  private static func name(_ text: String) throws -> String {
    guard Slug(text) != nil else {
      throw ValidationError("'\(text)' cannot be part of the name of a file: site.\(text).json")
    }
    return text
  }
}
