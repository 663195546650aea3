internal import ContentLoading
internal import Services

extension BuildOptions {
  /// What of the content is loaded.
  var choice: ContentChoice {
    ContentChoice(
      drafts: drafts, future: future, expired: expired, now: clock.instant, baseURL: baseURL)
  }
}
