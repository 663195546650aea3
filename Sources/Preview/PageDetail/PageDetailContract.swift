/// What `/_vipera/page` shows: one page of the site, what it is made from, and what leads to it.
enum PageDetail {
  /// What is known of it.
  struct Response: Sendable {
    let page: PreviewPage
    let detail: PreviewDetail
    /// Where pages of the site are.
    let basePath: String
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable, Sendable {
    let title: String
    let link: OwnAddress
    let facts: [Fact]
    let steps: [Fact]
    let sources: Sources?
    let linksTo: Links
    let linkedFrom: Links
    let viewModel: String?

    struct Fact: Equatable, Codable, Sendable {
      let name: String
      let value: String
    }

    struct Sources: Equatable, Codable, Sendable {
      let entries: [Source]
    }

    struct Source: Equatable, Codable, Sendable {
      let file: String
      let editor: OwnAddress?
    }

    struct Links: Equatable, Codable, Sendable {
      let count: String
      let entries: [Entry]

      struct Entry: Equatable, Codable, Sendable {
        let address: String
        let link: OwnAddress
      }
    }
  }
}
