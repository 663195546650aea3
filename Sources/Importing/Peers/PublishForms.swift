/// Publish: title and address of the site stand in Swift, so only what it reads from folders is brought.
enum PublishForms {
  static let forms = PeerForms(
    name: "Publish", signs: ["Content"], configurations: [], folders: ["Content", "Resources"],
    describe: { _ in SiteDescription(taxonomies: [SiteDescription.Taxonomy(name: "tags")]) }, place: place,
    address: address, slug: { $0 }, wordSeparator: ",", hasHeadOfLines: true, takesTitleFromHeading: true,
    listsEveryFolder: true, syntax: CodeTagSyntax(delimiters: [], closingMark: "end", hasEscapes: false),
    codes: [:])

  private static func place(_ file: String, _ site: SiteDescription) -> Place {
    guard let slash = file.firstIndex(of: "/") else { return .ignored }
    let path = String(file[file.index(after: slash)...])
    if file[..<slash] == "Resources" { return .fixed(path) }
    if path.fileExtension != "md" { return .file(path) }
    // An index is that of its folder, whose list it describes.
    return .page(path.fileName == "index.md" ? path.folderPath.appending(path: "_index.md") : path)
  }

  private static func address(_ page: OldPage, _ date: PageDate?, _ site: SiteDescription) -> String {
    let folders = page.folders
    if page.isSection { return folders.isEmpty ? "/" : "/\(folders.joined(separator: "/"))/" }
    let own = page.value("path")?.scalarText.map { ($0.split(separator: "/").map(String.init)) }
    return "/"
      + ((folders.first.map { [$0] } ?? []) + (own ?? folders.dropFirst() + [page.stem])).joined(
        separator: "/") + "/"
  }
}
