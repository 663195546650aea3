internal import ContentLoading
internal import Diagnostics
internal import Files
internal import Markup
internal import Routing
internal import Viper

/// All output files of a site before the first is rendered.
struct SitePlan {
  let pages: [PlannedPage]
  let assets: [PlannedAsset]
  /// The versions of images that are published if a page shows them.
  let renditions: [PlannedRendition]
  /// The map of the site, or of its main language where it has several.
  let map: SiteMap
  /// The sources that have no page although they could, and why.
  let unpublished: [String: String]
  /// The sources that have a page only because a flag asks for it: no page that is published could link to it.
  let withheld: Set<String>
  /// What is wrong with the modules themselves, their templates among it.
  let moduleFaults: [Diagnostic]
  /// Outputs that are in each other's way, or in Vipera's.
  let collisions: [Diagnostic]

  /// Plans what the modules ask for and the assets beside it. Two outputs on one path are a fault, unless one of them is a page
  /// that gives way to a file of the site.
  init(
    modules: [any PageModule], assets: [PlannedAsset], baseURL: BaseURL, unpublished: [String: String] = [:],
    withheld: Set<String> = [], languages: [SiteLanguage] = [], sources: SourceLanguages = SourceLanguages(),
    versions: ImageVersions = .none
  ) async {
    let first = await Self.plans(of: modules)
    let others = first.flatMap(\.pages)
    let plans = first + modules.map { $0.plan(after: others) }
    let assets = Self.placed(assets, beside: others)
    pages = Self.pages(plans.flatMap(\.pages), beside: assets)
    self.assets = assets
    let renditions = assets.flatMap(versions.renditions)
    self.renditions = renditions
    let outputs =
      pages.map {
        PlannedOutput(
          path: $0.destination.path, route: $0.destination.route, source: $0.source, language: $0.language,
          isNamedBySource: !($0.source.map { ContentLoader.isSettings($0.file) } ?? false))
      }
      + assets.map { PlannedOutput(path: $0.path, source: SourceLocation(file: $0.source)) }
      + renditions.map {
        PlannedOutput(path: $0.path, source: nil, original: .init(source: $0.image, width: $0.width))
      }
    self.unpublished = unpublished
    self.withheld = withheld
    async let map = SiteMap(baseURL: baseURL, outputs: outputs, unpublished: unpublished)
      .divided(by: languages, of: sources, outputs: outputs)
    moduleFaults = plans.flatMap(\.faults)
    collisions = outputs.compactMap(\.nameFault) + Self.collisions(among: outputs)
    self.map = await map
  }

  /// What the modules plan, in their order and in parts, several at a time.
  private static func plans(of modules: [any PageModule]) async -> [ModulePlan] {
    let parts = await modules.mapParts(of: 1) { $0.flatMap { $0.parts() } }.flatMap(\.self)
    return await parts.mapParts(of: 1) { $0.map { $0() } }.flatMap(\.self)
  }

  /// Assets where they lie, those of bundles beside their pages.
  private static func placed(_ assets: [PlannedAsset], beside pages: [PlannedPage]) -> [PlannedAsset] {
    let bundles = Set(assets.compactMap(\.bundle))
    if bundles.isEmpty { return assets }
    var places: [String: OutputPath] = [:]
    for page in pages where !page.destination.route.isRedirect {
      guard let source = page.source?.file, bundles.contains(source), places[source] == nil else { continue }
      places[source] = page.destination.path
    }
    return assets.compactMap { $0.placed(beside: places) }
  }

  private static func pages(_ pages: [PlannedPage], beside assets: [PlannedAsset]) -> [PlannedPage] {
    let files = Set(assets.map(\.path))
    let givesWay = { (page: PlannedPage) in
      page.destination.isReplaceable && files.contains(page.destination.path)
    }
    return pages.contains(where: givesWay) ? pages.filter { !givesWay($0) } : pages
  }

  /// How many pages visitors can look at: files for programs are no pages to them.
  var pageCount: Int { pages.count { $0.form == .html } }

  /// What links of the site can lead to.
  func linkTargets(_ hash: ByteHash) -> LinkTargets {
    LinkTargets(
      pages: pages.map(\.destination.path.text), assets: assets.map(\.path.text),
      renditions: renditions.map(\.path.text),
      redirects: Set(pages.indices.filter { pages[$0].destination.route.isRedirect }),
      home: SiteAddress(map.baseURL, showsBasePath: false),
      languageFolders: map.languages.map(\.folder).filter { !$0.isEmpty }, hash: hash)
  }

  /// Outputs on one path, also where only letter case differs: some file systems do not tell them apart. A file where
  /// another needs a folder collides, too.
  private static func collisions(among outputs: [PlannedOutput]) -> [Diagnostic] {
    let keys = outputs.map { $0.path.text.lowercased() }
    var owners: [Substring: Int] = [:]
    owners.reserveCapacity(outputs.count)
    var faults: [Diagnostic] = []
    for (number, key) in keys.enumerated() {
      if let owner = owners[key[...]] {
        faults.append(collision(of: outputs[number], with: outputs[owner]))
      } else {
        owners[key[...]] = number
      }
    }
    // Of folders that hold many outputs, those above are looked at once.
    var free: Set<Substring> = []
    for (number, key) in keys.enumerated() {
      var folder = key[...]
      while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
        let isParent = folder.endIndex == key.endIndex
        folder = folder[..<slash]
        if free.contains(folder) { break }
        if let file = owners[folder] {
          faults.append(collision(of: outputs[number], with: outputs[file]))
        } else if !isParent {
          free.insert(folder)
        }
      }
    }
    return faults
  }

  private static func collision(of output: PlannedOutput, with owner: PlannedOutput) -> Diagnostic {
    // Told where somebody named a path, or else at the later of the two.
    let (second, first) = output.precision < owner.precision ? (owner, output) : (output, owner)
    let other = first.source.map(\.description) ?? first.route.map { "the \($0) page" } ?? first.path.text
    let subject = second.source == nil ? second.route.map { "the \($0) page" } ?? "this" : "this"
    let difference =
      if second.path == first.path {
        "has the output path \(second.path)"
      } else if second.path.text.lowercased() == first.path.text.lowercased() {
        "has the output path \(second.path), which differs from \(first.path) only in letter case"
      } else if second == output {
        "needs a folder where there is the file \(first.path)"
      } else {
        "has the output path \(second.path), where a folder is needed for \(first.path)"
      }
    return Diagnostic(
      rule: "routing/collision", "\(subject) \(difference); \(other) has it already",
      at: second.source ?? SourceLocation(file: "Content"),
      hint: "give one of them another slug, name or alias")
  }
}

extension PlannedOutput {
  /// What is wrong with its path whatever the others are.
  fileprivate var nameFault: Diagnostic? {
    let place = source ?? SourceLocation(file: "Content")
    if path.isReserved {
      return Diagnostic(
        rule: "routing/reserved",
        "this has the output path \(path), and names that start with \".vipera-\" are for what Vipera keeps there itself",
        at: place, hint: "choose another name")
    }
    if path.isTooLong {
      return Diagnostic(
        rule: "routing/path-too-long",
        "this has an output path with a name of more than \(OutputPath.nameLimit) bytes, or of more than 3000 bytes in all, which "
          + "file systems do not take", at: place, hint: "choose a shorter one")
    }
    return nil
  }

  /// How exactly its source says why it lies where it does: not at all, by being there, or by a key.
  fileprivate var precision: Int {
    guard let source else { return 0 }
    return source == SourceLocation(file: source.file) ? 1 : 2
  }
}
