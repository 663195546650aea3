extension LoadedFiles {
  /// Puts files of bundles beside their pages; those of pages that are not published are not published either.
  mutating func place(in bundles: Bundles) {
    var placed: [Asset] = []
    placed.reserveCapacity(assets.count)
    for asset in assets {
      let pages = bundles.pages(of: asset.output).map { "\(ContentLoader.folder)/\($0)" }
      guard let source = pages.first(where: { unpublished[$0] == nil }) ?? pages.first else {
        placed.append(asset)
        continue
      }
      if let kind = unpublished[source] {
        unpublished[asset.source] = kind
      } else {
        // What stands before the name of the page, and is not `Content/`.
        let name = source.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
        let beside = String(asset.output.dropFirst(source.count - name - ContentLoader.folder.count - 1))
        placed.append(Asset(source: asset.source, file: asset.file, output: beside, bundle: source))
      }
    }
    assets = placed
  }
}
