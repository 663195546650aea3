internal import Caches
internal import ContentLoading
internal import Digests
internal import Files
internal import Preview

/// A site between two builds in memory: its plan, and what is known of its pages.
struct StandingSite {
  let planned: PlannedSite
  private(set) var renderer: SiteRenderer
  /// All files as they came out last, also those that are wrong.
  private(set) var files: [String: PreviewFile] = [:]
  /// Stands for all that every page depends on; nothing if it is not known.
  private let digest: SiteDigest?
  /// The files that pages were made from beyond what was loaded, or would be, were they there.
  private(set) var sources: Set<String> = []
  /// The images that pages show.
  private var images: [ImageFiles.Seen] = []
  /// What only all pages together show to be wrong.
  private var siteFaults = SiteFaults()

  /// Takes a site that was planned after files changed. What is known of the pages of the one before is known of it, too, if
  /// nothing changed but what single pages show.
  init(_ planned: PlannedSite, by builder: SiteBuilder, after other: StandingSite?, changed: Set<String>?) {
    self.planned = planned
    digest = SiteDigest(planned, builder.options)
    let last = Result { [digest] () throws(RebuildReasons.OfAll) in
      guard let other, let known = try? other.renderer.last.get(), let digest else { throw .nothingKnown }
      guard let changed else { throw .asked }
      if let reason = digest.difference(from: known.site) { throw reason }
      let changedSources = other.sources.filter { FolderPath.lies($0, inAnyOf: changed) }
      if let source = changedSources.min() { throw .source(source) }
      if let image = other.imageOfOtherSize(after: changed, below: builder.options.root) {
        throw .image(image)
      }
      return known
    }
    renderer = builder.renderer(of: planned, last: last, keepsRecord: true)
    if let other, case .success = last {
      renderer.answers = other.renderer.answers
      images = other.images
      files = other.files
      sources = other.sources
    } else {
      renderer.answers = Array(repeating: nil, count: planned.plan.pages.count)
    }
  }

  /// Whether no page of it is known.
  var isFresh: Bool { (try? renderer.last.get()) == nil }

  /// Whether pages are made from the bytes of one of these files.
  func reads(anyOf changed: Set<String>) -> Bool {
    sources.contains { FolderPath.lies($0, inAnyOf: changed) }
  }

  /// An image that pages show and that may have another size after files changed.
  private func imageOfOtherSize(after changed: Set<String>, below root: String) -> String? {
    images.first { image in
      FolderPath.lies(image.file.path, inAnyOf: changed) && !image.isUnchanged(below: root)
    }?.file.path
  }

  /// Makes the pages again that the texts of files reach, and those of which nothing is known; nothing if none is known.
  func render(textsOf changed: Set<String>, into output: MemoryOutput) async throws -> RenderOutcome? {
    guard let last = try? renderer.last.get() else { return nil }
    let numbers = last.texts.pages(showing: changed, last.hash)
      .union(last.pages.indices.filter { !last.pages[$0].isKnown })
    return try await renderer.rerun(numbers, of: last, after: siteFaults, into: output)
  }

  /// Notes what became of the pages.
  mutating func learn(from outcome: RenderOutcome, files: [String: PreviewFile]) {
    self.files = files
    sources.formUnion(planned.reads.files.keys)
    sources.formUnion(planned.reads.missing)
    images = planned.images.seen(beside: images)
    for (number, answer) in outcome.answers { renderer.answers[number] = answer }
    siteFaults = outcome.siteFaults
    guard let digest else { return }
    let texts = ((try? renderer.last.get())?.texts ?? TextReach()).knowing(outcome.texts)
    renderer.last = .success(
      BuildRecord(
        site: digest, hash: outcome.hash, pages: outcome.pages, links: outcome.links, sources: [],
        images: [], texts: texts))
  }
}
