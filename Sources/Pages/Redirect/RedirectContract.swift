import Routing

/// A page at an address that a page had before, which leads on to where it lies now.
public enum RedirectPage {
  /// Asks for one alias; its place tells it apart from one of the same path.
  struct Request: Hashable {
    let place: Int
    let path: String
  }

  /// Where the page lies now.
  struct Response: Equatable, Encodable {
    let title: String
    let language: String
    let target: Target
  }

  /// What the alias is of.
  enum Target: Hashable, Encodable {
    /// The home page.
    case home
    /// A page of Markdown, by its path below `Content/`.
    case document(String)
    /// An entry of a collection.
    case entry(slug: String, collection: String)
    /// The list of a collection.
    case archive(String)
    /// The list of a term.
    case term(slug: String, taxonomy: String)
    /// The list of all terms.
    case terms(taxonomy: String)
  }

  /// What the visitor sees for a moment, and what search engines read.
  struct ViewModel: Equatable, Codable {
    let language: String
    let title: String
    let link: Link
    let canonical: String
  }
}
