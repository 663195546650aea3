internal import Markup

/// What `/_vipera/` shows: the pages of the site, how each is made, and what is wrong.
enum Overview {
  /// Which pages are asked for.
  struct Request: Hashable, Sendable {
    /// What has to stand in the path, the route or the source of a page; empty for all.
    var text = ""
  }

  /// What is known of the site.
  struct Response: Sendable {
    let request: Request
    let build: PreviewBuild
    /// The last builds, latest first.
    let log: [PastBuild]
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable, Sendable {
    let title: String
    let state: String
    let faults: Faults?
    let builds: [Build]
    let find: String
    let count: String
    let pages: Pages?

    struct Faults: Equatable, Codable, Sendable {
      let entries: [Fault]
    }

    struct Fault: Equatable, Codable, Sendable {
      let severity: String
      let message: String
      let rule: String
      let place: String
      let editor: OwnAddress?
      let frame: Frame?
      let hint: String?
    }

    /// A line of a source, and a caret below the place.
    struct Frame: Equatable, Codable, Sendable {
      let text: String
      let caret: String
    }

    struct Build: Equatable, Codable, Sendable {
      let number: String
      let duration: String
      let files: String
    }

    struct Pages: Equatable, Codable, Sendable {
      let entries: [Page]
    }

    struct Page: Equatable, Codable, Sendable {
      let address: String
      let link: OwnAddress
      let module: String
      /// What the preview tells of the page.
      let detail: OwnAddress
      let route: String
      let source: String?
      let editor: OwnAddress?
      let faults: String?
    }
  }
}
