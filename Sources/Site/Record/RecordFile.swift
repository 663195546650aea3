internal import Caches
internal import Digests
internal import Files

/// The files in which a build keeps what the next one can go by, for each output folder.
struct RecordFile {
  /// Says what follows; the number changes with the form.
  private static let version: UInt64 = 0x5649_5045_5241_000A
  /// The folder below the root of a site that holds what can be made again at any time.
  static let folderName = ".vipera-cache"

  private let pages: CacheFile
  private let build: CacheFile
  /// What articles said when they were read.
  let articles: CacheFile

  /// The files for builds of a site into an output folder.
  init(_ options: BuildOptions) {
    let place = Digest(of: Array(FolderPath.absolute(options.output).utf8))
    let name = String(place.high, radix: 16)
    let file = { (kind: String) in
      CacheFile("\(kind)-\(name)", in: "\(options.root)/\(Self.folderName)", version: Self.version)
    }
    pages = file("pages")
    build = file("build")
    articles = file("articles")
  }

  /// The pages of the last build; nothing if there are none to trust.
  func readPages() -> BuildRecord? { pages.read { Self.record(from: &$0) } }

  private static func record(from reader: inout CacheReader) -> BuildRecord? {
    guard let site = reader.value(SiteDigest.self), let sources = reader.files(),
      let images = reader.images(), let seed = reader.value(UInt64.self),
      let pages = reader.list(BuildRecord.Page.self), let shares = reader.list(LinkShare.Page.self),
      let names = reader.list(UInt64.self),
      let fragments = reader.list(LinkShare.Fragment.self),
      let statements = reader.list(LinkShare.Statement.self), let targets = reader.list(Int32.self),
      let entries = reader.list(TextReach.Entry.self), let showings = reader.list(TextReach.Showing.self)
    else { return nil }
    var texts = TextReach()
    texts.entries = entries
    texts.showings = showings
    var links = LinkShare()
    links.pages = shares
    links.names = names
    links.fragments = fragments
    links.statements = statements
    links.links = targets
    return BuildRecord(
      site: site, hash: ByteHash(seed: seed), pages: pages, links: links, sources: sources, images: images,
      texts: texts)
  }

  /// Keeps the pages of a build. Where they cannot be written, the next build makes everything again.
  func write(_ record: BuildRecord) {
    pages.write { writer in
      try writer.add(record.site)
      try writer.add(record.sources)
      try writer.add(record.images)
      try writer.add(record.hash.seed)
      try writer.add(record.pages)
      try writer.add(record.links.pages)
      try writer.add(record.links.names)
      try writer.add(record.links.fragments)
      try writer.add(record.links.statements)
      try writer.add(record.links.links)
      try writer.add(record.texts.entries)
      try writer.add(record.texts.showings)
    }
  }

  /// The last build; nothing if there is none to trust.
  func readBuild() -> LastBuild? {
    build.read { reader in
      guard let request = reader.value(Digest.self), let clock = reader.value(Int.self),
        let pageCount = reader.value(Int.self),
        let head = reader.text(), let expires = reader.value(Int.self),
        let programs = reader.text(), let version = reader.value(Digest.self), let inputs = reader.files(),
        let sources = reader.files(),
        let outputs = reader.files()
      else { return nil }
      return LastBuild(
        request: request, clock: clock, pageCount: pageCount, head: head,
        expires: expires == .max ? nil : expires,
        programs: AskedPrograms((programs ?? "").split(separator: " ").map(String.init), version: version),
        inputs: inputs, sources: sources, outputs: outputs
      )
    }
  }

  /// Keeps a build, or forgets the last one.
  func write(_ last: LastBuild?) {
    guard let last else {
      build.remove()
      return
    }
    build.write { writer in
      try writer.add(last.request)
      try writer.add(last.clock)
      try writer.add(last.pageCount)
      try writer.add(last.head)
      try writer.add(last.expires ?? .max)
      try writer.add(last.programs.names.joined(separator: " "))
      try writer.add(last.programs.version)
      try writer.add(last.inputs)
      try writer.add(last.sources)
      try writer.add(last.outputs)
    }
  }
}
