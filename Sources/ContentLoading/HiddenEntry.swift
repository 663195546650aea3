public import Entities

/// A page, an article or a record that is not published, or would not be without a flag.
public struct HiddenEntry: Hashable, Sendable {
  /// Why an entry is not published.
  public enum Reason: String, CaseIterable, Sendable {
    /// Its author has not finished it.
    case draft
    /// Its date lies after the build.
    case future
    /// Its expiry date lies before the build.
    case expired
  }

  /// Its file, and the place in it where it starts.
  public let source: ContentSource
  /// Its title.
  public let title: String
  /// Every reason that applies; never empty.
  public let reasons: [Reason]
  /// The day from which it is published, where there is one.
  public let date: DateStamp?
  /// The day until which it is published, where there is one.
  public let expiryDate: DateStamp?

  init(
    _ source: ContentSource, _ title: String, _ reasons: [Reason], date: DateStamp? = nil,
    expiryDate: DateStamp? = nil
  ) {
    self.source = source
    self.title = title
    self.reasons = reasons
    self.date = date
    self.expiryDate = expiryDate
  }
}

extension HiddenEntry.Reason {
  /// What an entry is because of it, for links to it: "a draft".
  var kind: String {
    switch self {
    case .future: "an article of a later date"
    case .expired: "an article that has expired"
    case .draft: "a draft"
    }
  }
}
