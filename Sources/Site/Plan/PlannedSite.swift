internal import Caches
internal import ContentLoading
internal import Diagnostics
internal import Digests
internal import Files
internal import Services

/// A site that is loaded and planned, and not rendered yet.
struct PlannedSite {
  /// Stands for what was read of the settings.
  let settings: Digest
  /// Who is asked to make what pages show.
  let programs: AskedPrograms
  let plan: SitePlan
  let templates: SiteTemplates
  let rules: PageRules
  /// What is wrong so far.
  let faults: [Diagnostic]
  /// Whether an article waits for its date.
  let isWaiting: Bool
  /// Stands for the state of the history that dates were taken from; nothing if there are none from it.
  let head: String?
  /// Until when data from elsewhere is good, in seconds since 1970; nothing if there is none.
  let expires: Int?
  /// What is not published, or would not be without a flag.
  let hidden: [HiddenEntry]
  /// What is read while pages are made.
  let reads: FilesRead
  /// The images that pages show.
  let images: ImageFiles
  /// Whether the plan itself was made from texts: the files of a search are named after what stands in them.
  let isMadeFromTexts: Bool
  /// Who makes what pages show; nobody where nothing is asked for.
  let workshop: SiteWorkshop?
  /// What is wrong with pictures that stand for pages, once their versions were to be made.
  let renditionFaults: @Sendable () -> [Diagnostic]
  /// The content of each language.
  let contents: [MemoryContentService]
  /// What each file of the content held, where that is kept.
  let shelf: ContentShelf?

  /// What is wrong beside pages, and was not known before they were made.
  var lateFaults: [Diagnostic] { workshop?.hasRefused == true ? renditionFaults() : [] }

  /// Holds the site until the process ends.
  func keepForGood() {
    final class Keeper {
      let site: PlannedSite
      init(_ site: PlannedSite) { self.site = site }
    }
    _ = Unmanaged.passRetained(Keeper(self))
  }

  /// What the next build can go by once pages were made, beside what the last one left.
  func record(
    of outcome: RenderOutcome, _ digest: SiteDigest, texts: [TextReach.Entry],
    beside last: BuildRecord?
  ) -> BuildRecord {
    BuildRecord(
      site: digest, hash: outcome.hash, pages: outcome.pages, links: outcome.links,
      sources: sources(beside: last), images: images.seen(beside: last?.images ?? []),
      texts: (last?.texts ?? TextReach()).knowing(outcome.texts, among: texts))
  }

  /// The files that pages were made from beyond what was loaded: those that were read now, and those of pages that were kept.
  private func sources(beside last: BuildRecord?) -> [SeenFile] {
    var files = Dictionary(
      (last?.sources ?? []).map { ($0.path, $0.identity) }, uniquingKeysWith: { first, _ in first })
    files.merge(reads.files) { _, new in new }
    return files.sorted { $0.key < $1.key }.map { SeenFile(path: $0.key, identity: $0.value) }
  }
}
