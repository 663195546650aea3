public import Routing

/// What settings are made from beside `site.json`.
public struct SettingsChoice: Sendable {
  /// The environment whose file `site.NAME.json` is laid over `site.json`, if one is chosen.
  public let environment: String?
  /// Variables of the process by name; those that start with `VIPERA_` count.
  public let variables: [String: String]
  /// The address the site is published at, in place of that in the settings.
  public let baseURL: BaseURL?

  /// Chooses what settings are made from.
  public init(environment: String? = nil, variables: [String: String] = [:], baseURL: BaseURL? = nil) {
    self.environment = environment
    self.variables = variables
    self.baseURL = baseURL
  }

  /// The variables that count, ordered by name.
  public var ownVariables: [(name: String, value: String)] {
    variables.filter { $0.key.hasPrefix(SettingsVariables.prefix) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}
