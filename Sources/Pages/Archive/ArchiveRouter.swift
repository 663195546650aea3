import Routing
import Viper

/// Lists lie at the folder of their collection or tag, further pages below it; ways lead to articles and tags.
struct ArchiveRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: ArchivePage.Request) -> Destination {
    let page = request.page == 1 ? [] : ["page", String(request.page)]
    return Destination(
      route(to: request.list, page: request.page), at: OutputPath(folder: folder(of: request.list) + page))
  }

  func route(to list: ArchivePage.Request.List, page: Int) -> Route {
    switch list {
    case .collection(let name): .archive(of: name, page: page)
    case .tag(let slug): .tag(slug, page: page)
    }
  }

  func article(_ slug: String, in collection: String) -> Link? {
    ways.link(to: .entry(slug, in: collection))
  }

  func tag(_ slug: String) -> Link? {
    ways.link(to: .tag(slug))
  }

  private func folder(of list: ArchivePage.Request.List) -> [String] {
    switch list {
    case .collection(let name): [name]
    case .tag(let slug): ["tags", slug]
    }
  }
}
