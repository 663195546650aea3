public import Entities
public import Routing

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
  /// The address the site is published at, in place of that in `site.json`.
  public let baseURL: BaseURL?

  /// Chooses what is loaded.
  public init(
    drafts: Bool = false, future: Bool = false, expired: Bool = false, now: DateStamp, baseURL: BaseURL? = nil
  ) {
    self.drafts = drafts
    self.future = future
    self.expired = expired
    self.now = now
    self.baseURL = baseURL
  }
}
