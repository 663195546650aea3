internal import Diagnostics
internal import ExternalLinks
internal import Files
internal import Routing

/// The links in a folder of pages, whoever made them.
struct FolderLinks {
  let targets: LinkTargets
  let wording: LinkWording
  /// Whether the folder is a site, whose links of its own have to lead somewhere.
  let isSite: Bool
  private let pages: CheckedPages
  /// Files that are no pages and can name others.
  private let assets: [FileTree.File]
  private let folder: String

  /// Takes the pages, and all other files of the tree as what they may link to.
  init(
    pages: CheckedPages, tree: FileTree, baseURL: BaseURL, isSite: Bool, levels: RuleLevels, folder: String
  ) {
    let paths = pages.pages.map(\.file.path)
    let known = Set(paths)
    let assets = tree.files.filter { !known.contains($0.path) && $0.path != OutputManifest.name }
    targets = LinkTargets(
      pages: paths, assets: assets.map(\.path),
      home: SiteAddress(baseURL, showsBasePath: true), serving: .foldersAndPlainNames)
    wording = LinkWording(targets: targets, levels: levels)
    self.isSite = isSite
    self.pages = pages
    self.assets = assets.filter { AssetCheck.canLink($0.path) }
    self.folder = folder
  }

  /// What only all pages together show, and what is wrong with style sheets and web manifests.
  func lateFaults(_ shares: [LinkShare]) -> [Diagnostic] {
    guard isSite else { return [] }
    let faults = LinkGraph(targets, LinkShare(joining: shares)).faults()
    let late = LateFaults(wording: wording) { number in read(pages.pages[number].file) }
    return late.diagnostics(for: faults) + linksToRedirects(shares) + assetFaults()
  }

  /// What is wrong with links to other hosts, which are asked; pages at fault are read once more to find the lines.
  func externalFaults(_ shares: [LinkShare], _ check: ExternalLinkCheck) async -> [Diagnostic] {
    let links = shares.flatMap(\.external.places).compactMap { place in
      // A host that nobody has named is asked as most are.
      ExternalURL(place.url, isSecure: targets.home.isSecure || targets.home.host.isEmpty).map {
        (place: place, url: $0)
      }
    }
    let states = await check.states(of: links.map(\.url))
    let wording = ExternalWording(levels: wording.levels)
    let faults = links.flatMap { link in
      states[link.url.address].map { state in
        wording.faults(of: link.place, to: link.url, state, on: pages.pages[link.place.page].outputPath)
          .map { (page: link.place.page, fault: $0) }
      } ?? []
    }
    return Dictionary(grouping: faults, by: \.page).sorted { $0.key < $1.key }.flatMap { page, faults in
      read(pages.pages[page].file)?.diagnostics(for: faults.map(\.fault)) ?? []
    }
  }

  /// Which pages only lead on is known when all are read: if others link to them, all are read again.
  private func linksToRedirects(_ shares: [LinkShare]) -> [Diagnostic] {
    let linked = Set(shares.flatMap(\.links))
    let redirects = Set(shares.flatMap(\.movingPages)).filter { linked.contains(Int32($0)) }
    if redirects.isEmpty { return [] }
    let wording = LinkWording(targets: targets.knowing(redirects: redirects), levels: wording.levels)
    let collector = LinkCollector(wording.targets)
    var checker = PageChecker(pages.rules)
    return pages.pages.enumerated().flatMap { number, page -> [Diagnostic] in
      guard page.author == .anybody, let traced = read(page.file) else { return [] }
      collector.begin(number, at: page.file.path)
      _ = checker.faults(in: traced.bytes, at: page.outputPath, by: page.author, links: collector)
      let faults = collector.broken.filter(\.isToRedirect).compactMap {
        wording.fault(of: $0, on: page.outputPath)
      }
      return traced.diagnostics(for: faults)
    }
  }

  private func assetFaults() -> [Diagnostic] {
    let check = AssetCheck(wording)
    return assets.flatMap { file in
      read(file).map { check.diagnostics(for: $0.bytes, at: file.path, from: shown(file)) } ?? []
    }
  }

  private func read(_ file: FileTree.File) -> TracedPage? {
    (try? FileReader.bytes(of: file.absolutePath)).map { TracedPage($0, of: shown(file)) }
  }

  private func shown(_ file: FileTree.File) -> String { "\(folder)/\(file.path)" }
}

extension BrokenLink {
  /// Whether it leads to a page that only leads on.
  fileprivate var isToRedirect: Bool {
    if case .redirected = flaw { true } else { false }
  }
}
