internal import Diagnostics
internal import Routing

/// What lies below `/_vipera/`.
struct OwnPages: Sendable {
  let live: LiveSite
  let log: BuildLog
  let presenter: OverviewPresenter
  private let view = OwnView.overview
  private let detailPresenter: PageDetailPresenter
  private let detailView = OwnView.page
  private static let script = reloadScript()

  init(live: LiveSite, log: BuildLog, editor: EditorLink?) {
    self.live = live
    self.log = log
    presenter = OverviewPresenter(editor: editor)
    detailPresenter = PageDetailPresenter(editor: editor)
  }

  /// The answer to a request for one of them.
  func answer(_ request: Request, _ path: RequestPath) -> Response {
    let query = Query(request.query)
    switch path.components.dropFirst().joined(separator: "/") {
    case "": return file(overview(query["find"] ?? ""), ContentType.html)
    case "page": return detail(of: query["path"] ?? "")
    case "overview.css": return file(PackageResources.overview_css, "text/css; charset=utf-8")
    case "reload.js": return file(Self.script, "text/javascript; charset=utf-8")
    case "events": return events(query, isHead: request.method == "HEAD")
    default:
      return Response(.notFound, "The preview has no such page; \(Responder.folder) leads to all it has.")
    }
  }

  private func file(_ bytes: [UInt8], _ type: String) -> Response {
    var response = Response(.ok, bytes[...], type: type)
    response.fields.append(("Cache-Control", "no-store"))
    return response
  }

  private func overview(_ text: String) -> [UInt8] {
    let response = Overview.Response(
      request: .init(text: text), build: live.site.build, log: log.records)
    return view.render(presenter.present(response))
  }

  /// What there is to know of the page at an output path.
  private func detail(of path: String) -> Response {
    let build = live.site.build
    guard let page = build.pages.first(where: { $0.path == path }), let detail = build.detail(path) else {
      return Response(.notFound, "The site has no page '\(path)'; \(Responder.folder) leads to all it has.")
    }
    let response = PageDetail.Response(page: page, detail: detail, basePath: build.basePath)
    return file(detailView.render(detailPresenter.present(response)), ContentType.html)
  }

  /// The events for a tab, which says what it shows.
  private func events(_ query: Query, isHead: Bool) -> Response {
    guard let page = query["page"], let path = RequestPath(PercentEncoding.encode(page)[...]),
      let version = query["version"].flatMap({ UInt64($0, radix: 16) }),
      let assets = query["assets"].flatMap({ UInt64($0, radix: 16) })
    else { return Response(.badRequest, "The events of a page are asked for with page, version and assets.") }
    if isHead { return Response(events: AsyncStream { $0.finish() }) }
    return Response(events: live.listen(at: path, version: version, assets: assets))
  }

  /// The script of the live reload, which has the style of its overlay inside: a page's policy may forbid to load another.
  private static func reloadScript() -> [UInt8] {
    let style = JSONText.quoted(String(decoding: PackageResources.overlay_css, as: UTF8.self))
    let script = String(decoding: PackageResources.reload_js, as: UTF8.self)
    return Array(script.replacing("\"{overlay.css}\"", with: style).utf8)
  }
}
