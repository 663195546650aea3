extension LoadedFiles {
  /// Puts files of bundles beside their pages; those of pages that are not published are not published either.
  mutating func place(in bundles: Bundles) {
    var placed: [Asset] = []
    placed.reserveCapacity(assets.count)
    for asset in assets {
      guard let page = bundles.page(of: asset.output) else {
        placed.append(asset)
        continue
      }
      let source = "\(ContentLoader.folder)/\(page)"
      if let kind = unpublished[source] {
        unpublished[asset.source] = kind
      } else {
        let beside = String(asset.output.dropFirst(page.count - "index.md".count))
        placed.append(Asset(source: asset.source, file: asset.file, output: beside, bundle: source))
      }
    }
    assets = placed
  }
}
