/// One build, ready to answer from.
struct ServedSite: Sendable {
  /// What a path leads to.
  enum Target {
    case file(path: String, PreviewFile)
    /// The page of a folder whose slash is missing.
    case folder
    /// The page that servers show where there is none, if the site has one.
    case missing(PreviewFile?)
  }

  static let notFoundPath = "404.html"

  let build: PreviewBuild
  let headers: HeaderRules
  /// Stands for all that pages show beside their own bytes: style sheets, scripts, pictures.
  let assetsVersion: UInt64
  private let base: [String]

  init(_ build: PreviewBuild) {
    self.build = build
    base = RequestPath(build.basePath[...])?.components.dropLast() ?? []
    headers = HeaderRules(String(decoding: build.files[HeaderRules.path]?.bytes ?? [], as: UTF8.self))
    assetsVersion = PreviewFile.combined(
      build.assets.lazy.map { PreviewFile.hash(of: $0) ^ (build.files[$0]?.hash ?? 0) })
  }

  /// The path below the base path; nothing for what lies outside of it.
  func below(_ path: RequestPath) -> String? {
    guard path.components.count > base.count, path.components.starts(with: base) else { return nil }
    return path.components.dropFirst(base.count).joined(separator: "/")
  }

  /// What a path leads to, as with any host of static files.
  func target(of path: RequestPath) -> Target {
    guard let path = below(path) else { return path.components == base ? .folder : .missing(notFound) }
    let name = path.isEmpty || path.hasSuffix("/") ? "\(path)index.html" : path
    if let file = build.files[name] { return .file(path: name, file) }
    return build.files["\(name)/index.html"] == nil ? .missing(notFound) : .folder
  }

  /// What a tab shows that asked for a path: the output path and the hash of the file.
  func shown(at path: RequestPath) -> (path: String, version: UInt64) {
    switch target(of: path) {
    case .file(let path, let file): (path, file.hash)
    case .folder, .missing: (Self.notFoundPath, notFound?.hash ?? 0)
    }
  }

  /// The assets that differ from those of another build, by the paths of their URLs.
  func changedAssets(since old: ServedSite) -> [String] {
    guard assetsVersion != old.assetsVersion else { return [] }
    let changed = build.assets.filter { old.build.files[$0]?.hash != build.files[$0]?.hash }
    return changed.map(url).sorted()
  }

  /// The path of an output's URL, decoded.
  func url(of path: String) -> String {
    let isFolder = path == "index.html" || path.hasSuffix("/index.html")
    return build.basePath + (isFolder ? String(path.dropLast("index.html".count)) : path)
  }

  private var notFound: PreviewFile? { build.files[Self.notFoundPath] }
}
