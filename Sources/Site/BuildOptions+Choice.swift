internal import ContentLoading
internal import Digests
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

  /// Adds the environment, and the variables that count.
  func addSettingsNames(to mixer: inout Mixer) {
    mixer.add(environment ?? "")
    for (name, value) in settingsChoice.ownVariables {
      mixer.add(name)
      mixer.add(value)
    }
  }
}
