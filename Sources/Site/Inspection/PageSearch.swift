internal import Diagnostics
internal import Files
internal import Routing
internal import Viper

/// A page that somebody named and that is none of the site.
public struct UnknownPage: Error, Hashable, CustomStringConvertible {
  /// What there is instead, in a sentence.
  public let description: String
}

/// Finds the page that somebody means by an address, an output path, a URL or a source.
struct PageSearch {
  let plan: SitePlan
  /// The root of the site.
  let root: String
  /// The folder that it is written to.
  let output: String

  /// The number of the page in the plan. Of several that are made from one source it is the first.
  func number(of query: String) throws(UnknownPage) -> Int {
    let text = String(query.prefix { $0 != "#" && $0 != "?" })
    let path = try path(of: text)
    let source = source(of: text)
    if let number = number(madeFrom: source) ?? number(at: path) { return number }
    throw unknown(query, path, source)
  }

  /// The path below the base URL that a text may mean, without a slash in front.
  private func path(of text: String) throws(UnknownPage) -> String {
    let base = plan.map.baseURL
    if let host = text.firstRange(of: "://")?.upperBound {
      let end = text[host...].firstIndex(of: "/") ?? text.endIndex
      let path = end == text.endIndex ? "/" : String(text[end...])
      guard text[..<end].lowercased() == base.origin.lowercased(), let below = below(base, path) else {
        throw UnknownPage(description: "\(text) is no URL of this site, which is at \(base)")
      }
      return below
    }
    if text.hasPrefix("/") { return below(base, text) ?? String(text.dropFirst()) }
    let relative = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
    return FolderPath.below(output, relative) ?? relative
  }

  private func below(_ base: BaseURL, _ path: String) -> String? {
    path + "/" == base.path ? "" : FolderPath.below(base.path, path)
  }

  /// The path of a source from the root of the site that a text may mean.
  private func source(of text: String) -> String {
    if text.hasPrefix("@/") { return "Content/" + text.dropFirst(2) }
    let relative = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
    return FolderPath.below(root, relative) ?? FolderPath.below(FolderPath.absolute(root), text) ?? relative
  }

  private func number(madeFrom source: String) -> Int? {
    let files: Set = [source, "\(source)/index.md", "\(source)/_index.md"]
    let numbers = plan.pages.indices.filter { plan.pages[$0].source.map { files.contains($0.file) } ?? false }
    return numbers.first { !plan.pages[$0].destination.route.isRedirect } ?? numbers.first
  }

  private func number(at path: String) -> Int? {
    let folder = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
    let paths: Set = [path, folder + "index.html", path + ".html"]
    return plan.pages.firstIndex { page in
      let output = page.destination.path
      return paths.contains(output.text) || output.urlPath == path || output.urlPath == folder
    }
  }

  private func unknown(_ query: String, _ path: String, _ source: String) -> UnknownPage {
    if let asset = plan.assets.first(where: { [path, source].contains($0.path.text) || $0.source == source })
    {
      return UnknownPage(
        description: "\(query) is no page, but a file that is copied: \(asset.source) becomes \(asset.path)")
    }
    if let reason = plan.unpublished[source] {
      return UnknownPage(description: "\(source) has no page: it is \(reason)")
    }
    let advice = nearest(to: path, source).map(NearMiss.question) ?? "vipera list routes lists all pages"
    return UnknownPage(description: "there is no page \(query): \(advice)")
  }

  /// The page that was meant, written as it was: as a source, a file or an address.
  private func nearest(to path: String, _ source: String) -> String? {
    if source.hasPrefix("Content/") {
      return nearest(to: source, among: plan.pages.compactMap(\.source?.file))
    }
    if path.hasSuffix(".html") {
      return nearest(to: path, among: plan.pages.map(\.destination.path.text))
    }
    return nearest(to: "/" + path, among: plan.pages.map(\.address))
  }

  private func nearest(to name: String, among names: [String]) -> String? {
    NearMiss.of(name, among: names) ?? Suggestions(Set(names)).nearest(to: name)
  }
}
