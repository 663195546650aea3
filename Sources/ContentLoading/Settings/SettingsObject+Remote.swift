import Diagnostics
import Entities
import Routing

extension SettingsObject {
  /// Data elsewhere.
  struct Remote: Decodable {
    let url: RemoteAddress
    let maxAge: TimeSpan?
    let timeout: TimeSpan?
  }

  /// What lies elsewhere, in the order of the file.
  func remoteSettings(from node: ContentNode) -> [RemoteDataSettings] {
    (node["remote"]?.entries ?? []).compactMap { entry in
      remote?[entry.key].map { $0.settings(named: entry) }
    }
  }
}

extension SettingsObject.Remote {
  /// What counts where nothing is said.
  static let defaults = RemoteDataSettings(path: "", url: "", source: ContentSource(path: SettingsFile.path))

  fileprivate func settings(named entry: ContentNode.Entry) -> RemoteDataSettings {
    RemoteDataSettings(
      path: DataFile.path(named: entry.key), url: url.description,
      maxAge: maxAge?.seconds ?? Self.defaults.maxAge, timeout: timeout?.seconds ?? Self.defaults.timeout,
      source: ContentSource(entry.keyLocation))
  }
}

extension ContentNode {
  /// What is wrong with data elsewhere that its shape does not say.
  var remoteFaults: [Diagnostic] {
    var known: Set<String> = []
    return (self["remote"]?.entries ?? []).compactMap { entry in
      let path = DataFile.path(named: entry.key)
      if OutputPath(entry.key) == nil {
        return Diagnostic(
          rule: "content/bad-value", "\(Quotation.of(entry.key)) is no path of a data file",
          at: entry.keyLocation, hint: "name it as a file of Content/data, such as releases or team.csv")
      }
      if !known.insert(path).inserted {
        return Diagnostic(
          rule: "remote/name-taken", "the data file \(path) is there already", at: entry.keyLocation,
          hint: "a name without an extension is that of a JSON file; choose another name")
      }
      guard let timeout = entry.value["timeout"], let seconds = timeout.text.flatMap(TimeSpan.init)?.seconds,
        !(1...600).contains(seconds)
      else { return nil }
      return Diagnostic(
        rule: "content/bad-value", "a host is waited for between 1 second and 10 minutes",
        at: timeout.location)
    }
  }
}
