/// A data file that lies elsewhere: it is used as if it were in `Content/data`.
public struct RemoteDataSettings: Hashable, Sendable {
  /// Its path below `Content/data`, such as `releases.json`.
  public let path: String
  /// Where it is: a URL of `http` or `https`.
  public let url: String
  /// How long an answer is good, in seconds.
  public let maxAge: Int
  /// How long an answer is waited for, in seconds.
  public let timeout: Int
  /// The place in `site.json` that names it.
  public let source: ContentSource

  /// Names a file elsewhere; what is not said is as Vipera does it by itself.
  public init(
    path: String, url: String, maxAge: Int = 86_400, timeout: Int = 20, source: ContentSource
  ) {
    self.path = path
    self.url = url
    self.maxAge = maxAge
    self.timeout = timeout
    self.source = source
  }
}
