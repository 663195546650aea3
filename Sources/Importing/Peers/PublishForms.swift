import Entities

/// Publish: title and address of the site stand in Swift, so only what it reads from folders is brought.
enum PublishForms {
  static let forms = PeerForms(
    name: "Publish", signs: ["Content"], configurations: [], describe: describe, place: place,
    address: address, wordSeparator: ",", hasHeadOfLines: true, takesTitleFromHeading: true,
    listsEveryFolder: true, syntax: CodeTagSyntax(delimiters: [], closingMark: "end", escapes: .none),
    codes: [:])

  private static func describe(_ settings: Configuration) -> SiteDescription {
    SiteDescription(
      taxonomies: [SiteDescription.Taxonomy(name: "tags")],
      roots: [OldRoot(kind: .content, path: "Content"), OldRoot(kind: .fixed, path: "Resources")])
  }

  private static func place(_ path: String, _ kind: OldRoot.Kind, _ site: SiteDescription) -> Place {
    if kind == .fixed { return .fixed(path) }
    if path.fileExtension != "md" { return .file(path) }
    // An index is that of its folder, whose list it describes.
    return .page(path.fileName == "index.md" ? path.folderPath.appending(path: "_index.md") : path)
  }

  private static func address(_ page: OldPage, _ date: DateStamp?, _ site: SiteDescription) -> OldAddress {
    OldAddress(text: path(of: page))
  }

  private static func path(of page: OldPage) -> String {
    let folders = page.folders
    if page.isSection { return folders.isEmpty ? "/" : "/\(folders.joined(separator: "/"))/" }
    let own = page.value("path")?.scalarText.map { ($0.split(separator: "/").map(String.init)) }
    return "/"
      + ((folders.first.map { [$0] } ?? []) + (own ?? folders.dropFirst() + [page.stem])).joined(
        separator: "/") + "/"
  }
}
