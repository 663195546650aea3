internal import Caches
internal import Digests
internal import Files

/// What a build leaves to the next one: which pages it made of what, and where they are. A page whose response and output are
/// as they were is not made again.
struct BuildRecord {
  /// A page of the plan.
  struct Page: BitwiseCopyable {
    /// The digest of its interactor's response.
    let response: Digest
    /// Its file as it was written.
    let output: FileIdentity
    /// Whether there is anything to go by: there is not if something was wrong with the page.
    let isKnown: Bool

    init(response: Digest, output: FileIdentity, isKnown: Bool = true) {
      self.response = response
      self.output = output
      self.isKnown = isKnown
    }

    static let unknown = Page(
      response: Digest(high: 0, low: 0), output: FileIdentity(size: 0, modified: 0, number: 0),
      isKnown: false)
  }

  /// The digest of all that every page depends on.
  let site: SiteDigest
  /// What hashes of links are made with.
  let hash: ByteHash
  /// The pages by their numbers in the plan.
  let pages: [Page]
  /// What is known of their links.
  let links: LinkShare
  /// The files that pages were made from beyond what is loaded before them, by their paths from the root of the site.
  let sources: [SeenFile]
  /// The images that pages show.
  let images: [ImageFiles.Seen]
  /// Which pages show which texts.
  let texts: TextReach
  /// Where in the links each page is; negative for those that are not.
  private let places: [Int32]

  init(
    site: SiteDigest, hash: ByteHash, pages: [Page], links: LinkShare, sources: [SeenFile],
    images: [ImageFiles.Seen], texts: TextReach = TextReach()
  ) {
    self.texts = texts
    self.images = images
    self.sources = sources
    self.site = site
    self.hash = hash
    self.pages = pages
    self.links = links
    var places = [Int32](repeating: -1, count: pages.count)
    for (place, page) in links.pages.enumerated() where places.indices.contains(Int(page.page)) {
      places[Int(page.page)] = Int32(truncatingIfNeeded: place)
    }
    self.places = places
  }

  /// Throws why nothing of it can be used for a site, if that is so.
  func check(for site: SiteDigest, below root: String) throws(RebuildReasons.OfAll) {
    if let reason = site.difference(from: self.site) { throw reason }
    if let source = sources.first(where: { !$0.isUnchanged(below: root) }) { throw .source(source.path) }
    if let image = images.first(where: { !$0.isUnchanged(below: root) }) { throw .image(image.file.path) }
  }

  /// The page of a number, if there is anything to go by.
  func page(_ number: Int) -> Page? {
    pages.indices.contains(number) && pages[number].isKnown ? pages[number] : nil
  }

  /// What is known of the links of a page.
  func links(of number: Int) -> LinkShare.Page? {
    places.indices.contains(number) && places[number] >= 0 ? links.pages[Int(places[number])] : nil
  }
}
