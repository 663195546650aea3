/// What programs that look at all pages of a site may do: all, and where the list of pages is.
public enum RobotsFile {
  /// There is one such file.
  struct Request: Hashable, Encodable {}

  /// What a program reads.
  struct ViewModel: Equatable {
    /// The absolute URLs of the lists of all pages, one for each language.
    let sitemaps: [String]
  }
}
