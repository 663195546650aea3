/// What an entry is called and what is said of it in a sentence or two: pages show it, and mostly nothing else follows from it.
public struct Headline: Hashable, Sendable {
  /// Its title.
  public let title: String
  /// One or two sentences about it.
  public let description: String?
  /// What lists show of it instead of its description.
  public let summary: String?

  /// Names an entry.
  public init(title: String, description: String? = nil, summary: String? = nil) {
    self.title = title
    self.description = description
    self.summary = summary
  }

  /// What lists show of it, where its author says so.
  public var teaser: String? { summary ?? description }
}

/// A headline that stays the same one when it is noted anew: pages that show it are asked again, and nothing else has to be.
public protocol KeptHeadline: AnyObject, Sendable {
  /// What was noted last.
  var headline: Headline { get }

  /// Notes that more follows from it than what pages show.
  func notePlanning()
}
