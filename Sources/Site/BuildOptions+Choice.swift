internal import ContentLoading
internal import Digests
internal import Files
internal import History
internal import RemoteData
internal import Services

extension BuildOptions {
  /// What of the content is loaded.
  var choice: ContentChoice {
    ContentChoice(
      drafts: drafts, future: future, expired: expired, now: clock.instant, settings: settingsChoice)
  }

  /// What loads it.
  var loader: ContentLoader {
    ContentLoader(
      root: root, history: GitHistory(), remote: CurlRemoteData(root: root, isOffline: isOffline))
  }

  /// What settings are made from.
  var settingsChoice: SettingsChoice {
    SettingsChoice(environment: environment, variables: variables, baseURL: baseURL)
  }

  /// Adds all that settings are made from to a digest. Throws where a file of them cannot be read.
  func addSettings(to mixer: inout Mixer) throws(FileFailure) {
    for path in settingsChoice.files { mixer.add(Digest(of: try FileReader.bytes(of: "\(root)/\(path)"))) }
    addSettingsNames(to: &mixer)
  }

  /// Adds the environment, and the variables that count.
  func addSettingsNames(to mixer: inout Mixer) {
    mixer.add(environment ?? "")
    for (name, value) in settingsChoice.ownVariables {
      mixer.add(name)
      mixer.add(value)
    }
  }
}
