/// What search engines are told of a page beside what it shows: JSON-LD in the words of schema.org.
enum FactsFragment {
  /// What the frame knows of the page and the site.
  typealias Request = FrameFragment.Response

  /// What is told.
  struct ViewModel: Equatable {
    let site: Site?
    let article: Article?
    /// The way from the home page to the page; empty where there is nothing between them.
    let trail: [Step]

    struct Site: Equatable {
      let name: String
      let url: String
      let description: String?
      let language: String
    }

    struct Article: Equatable {
      let headline: String
      let url: String
      let description: String?
      let published: String
      let updated: String?
      let author: String?
      let keywords: [String]
      let image: String?
      let language: String
    }

    struct Step: Equatable {
      let name: String
      let url: String
    }
  }
}
