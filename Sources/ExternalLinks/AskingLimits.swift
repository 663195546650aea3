/// How much is asked of the network, and of one host.
public struct AskingLimits: Sendable {
  /// How often the same is asked at most.
  static let attempts = 4
  /// How many redirects are followed.
  static let redirects = 10

  /// How many requests are under way at a time.
  var total = 16
  /// How many of them are to one host.
  var perHost = 2
  /// The time between the starts of two requests to one host.
  var pause = Duration.milliseconds(100)
  /// The time before the second attempt; it doubles from attempt to attempt.
  var backoff = Duration.milliseconds(500)
  /// The longest `Retry-After` that is waited for.
  var patience = Duration.seconds(30)
  /// How many links of a host have to fail one after the other before the host is left alone.
  var failuresOfHost = 3
  /// The time after which nothing more is asked.
  var time = Duration.seconds(900)

  /// The limits that are polite to hosts.
  public init() {}
}
