internal import HTML

/// A link that is wrong, as the collector saw it.
struct BrokenLink {
  /// What is wrong.
  enum Flaw: Equatable {
    /// Nothing lies at the path.
    case missing
    /// It leaves the base path of the site.
    case outsideBase
    /// It has no scheme of its own.
    case protocolRelative
    /// It asks by `http` where `https` is known.
    case insecure
    /// The page there only leads on to another.
    case redirected(to: Int)
  }

  let flaw: Flaw
  let kind: LinkKind
  /// The URL as the page has it.
  let url: String
  /// The path below the base path, decoded.
  let path: String
  /// The byte of the page where the URL starts.
  let offset: Int
}
