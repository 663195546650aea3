public import Entities

/// What of a site is loaded.
public struct ContentChoice: Sendable {
  /// Whether drafts are.
  public let drafts: Bool
  /// Whether articles dated after `now` are.
  public let future: Bool
  /// Whether entries are whose expiry date has passed.
  public let expired: Bool
  /// The instant of the build.
  public let now: DateStamp
  /// What settings are made from beside `site.json`.
  public let settings: SettingsChoice

  /// Chooses what is loaded.
  public init(
    drafts: Bool = false, future: Bool = false, expired: Bool = false, now: DateStamp,
    settings: SettingsChoice = SettingsChoice()
  ) {
    self.drafts = drafts
    self.future = future
    self.expired = expired
    self.now = now
    self.settings = settings
  }
}
