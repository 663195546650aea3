import Routing
import Viper

/// Lists lie at the folder of their collection or term, further pages below it; ways lead to articles and terms.
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
    case .term(let slug, let taxonomy): .term(slug, of: taxonomy, page: page)
    }
  }

  func article(_ slug: String, in collection: String) -> Link? {
    ways.link(to: .entry(slug, in: collection))
  }

  func term(_ slug: String, of taxonomy: String) -> Link? {
    ways.link(to: .term(slug, of: taxonomy))
  }

  func terms(of taxonomy: String) -> Link? {
    ways.link(to: .terms(of: taxonomy))
  }

  private func folder(of list: ArchivePage.Request.List) -> [String] {
    switch list {
    case .collection(let name): [name]
    case .term(let slug, let taxonomy): [taxonomy, slug]
    }
  }
}
