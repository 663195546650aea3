import Routing
import Viper

/// A list lies at its folder, further pages below it; ways lead to what is listed.
struct SectionRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: SectionPage.Request) -> Destination {
    let page = request.page == 1 ? [] : ["page", String(request.page)]
    return Destination(
      route(to: request.folders, page: request.page), at: OutputPath(folder: request.folders + page))
  }

  /// The first page of a folder's list is the page of the folder.
  func route(to folders: [String], page: Int) -> Route {
    let path = folders.joined(separator: "/")
    return page == 1 ? .text("\(path)/index") : Route(kind: "section", name: "\(path)/\(page)")
  }

  func document(_ path: String) -> Link? {
    ways.link(to: .text(path))
  }
}
