import ContentLoading
import Diagnostics
import Entities

/// The new site, as it is written.
struct SiteConversion {
  /// What is written, by its path below `Content`; the settings are first.
  private(set) var texts: [(path: String, bytes: [UInt8])] = []
  /// What is copied.
  private(set) var copies: [(path: String, absolutePath: String)] = []
  private(set) var diagnostics: [Diagnostic] = []
  let collectionCount: Int

  private let forms: PeerForms
  private let site: SiteDescription
  private let taxonomies: [String]
  /// The keys below `extra`, in the order in which they were found, with their first places and numbers.
  private var moved: [(key: String, location: SourceLocation, count: Int)] = []
  private var untitled: [SourceLocation] = []

  /// Converts what was read; `name` is that of the old site's folder.
  init(_ folder: OldFolder, _ forms: PeerForms, name: String) {
    self.forms = forms
    site = folder.site
    let plan = ImportPlan(folder.pages, files: folder.files, forms: forms, site: folder.site)
    collectionCount = plan.collections.count
    let terms = TermReading(plan, folder.site, forms)
    taxonomies = terms.used
    let sections = forms.listsEveryFolder ? plan.undescribedFolders(besides: Set(terms.used)) : []
    let old = OldSite(
      plan, site: folder.site, lists: terms.addresses.merging(Self.lists(of: plan, sections)) { $1 },
      headingName: forms.headingName)
    diagnostics = plan.diagnostics
    for page in plan.pages where !terms.isStray(page) { convert(page, old) }
    // Folders at the top have a list in the old site even where no file describes it.
    for section in sections {
      let title = ContentNode.Value.text(PageTitle.words(of: section.folder))
      texts.append((section.file, Array(HeadForm.yaml.written([("title", title)]).utf8)))
    }
    var settings = SettingsWriting(site)
    let text = settings.document(
      collections: plan.collections, titles: { Self.titles(in: plan, of: $0) }, taxonomies: terms.used,
      folder: name, old)
    texts.insert(("site.json", Array(text.utf8)), at: 0)
    copies = plan.files.map { ($0.destination, $0.absolutePath) }
    diagnostics += settings.diagnostics
    tellMoved()
    tellUntitled()
  }

  /// The lists that a site here has without a file of their own.
  private static func lists(of plan: ImportPlan, _ sections: [FolderList]) -> [String: String] {
    let names = (plan.collections.map(\.name) + sections.map(\.folder)).map { "/\($0)/" }
    return Dictionary((names + ["/"]).map { ($0, $0) }) { first, _ in first }
      .merging([
        "/index.xml": "/feed.xml", "/rss.xml": "/feed.xml", "/atom.xml": "/feed.xml",
        "/feed.xml": "/feed.xml",
      ]) { $1 }
  }

  private static func titles(in plan: ImportPlan, of language: String?) -> [String: String] {
    let sections = plan.pages.filter {
      $0.isSection && $0.old.folders.count == 1 && $0.old.language == language
    }
    return Dictionary(
      sections.compactMap { page in
        page.old.value("title")?.scalarText.map { (page.destination.folderPath, $0) }
      }
    ) { first, _ in first }
  }

  private mutating func convert(_ page: PlannedPage, _ old: OldSite) {
    guard page.old.head.node != nil,
      CharacterCheck.diagnostic(for: page.old.bytes, file: page.old.file) == nil
    else { return texts.append((page.file, page.old.bytes)) }
    var bodyStart = page.old.head.bodyStart
    var title = PageTitle.words(of: page.isHome ? site.title ?? "Home" : name(of: page))
    if page.old.value("title")?.scalarText == nil {
      if forms.takesTitleFromHeading, !page.old.isHTML,
        let heading = PageTitle.heading(in: page.old.bytes, from: bodyStart)
      {
        (title, bodyStart) = heading
      } else {
        untitled.append(SourceLocation(file: page.old.file))
      }
    }
    let head = HeadRewriting(page, forms: forms, site: site, taxonomies: Set(taxonomies), title: title) {
      old.link($0, from: page)
    }
    for key in head.moved { note(key) }
    diagnostics += head.diagnostics
    let body = body(of: page, from: bodyStart, old)
    let written =
      head.isChanged
      ? Array(page.old.head.form.written(head.values).utf8)
      : Array(page.old.bytes[..<page.old.head.bodyStart])
    texts.append((page.file, written + body))
  }

  private func name(of page: PlannedPage) -> String {
    page.isSection || page.destination.fileName == "index.md"
      ? page.destination.folderPath.fileName : page.old.stem
  }

  private mutating func body(of page: PlannedPage, from start: Int, _ old: OldSite) -> [UInt8] {
    let rewriting = BodyRewriting(forms, isHTML: page.old.isHTML)
    let (text, faults) = rewriting.rewritten(
      page.old.bytes, from: start,
      BodyRewriting.Surroundings(
        link: { old.link($0, from: page) ?? $0 }, address: { old.address(of: $0, from: page) }, site: site,
        file: page.old.file))
    diagnostics += faults
    if page.old.isHTML {
      return HTMLBody.rewritten(AttributeLinks.rewritten(text) { old.rawLink($0, from: page) })
    }
    let attributed = forms.hasColonAttributes ? ColonAttributes.rewritten(text) : text
    let linked = LinkRewriting.rewritten(FenceInfo.rewritten(RawHeadings.rewritten(attributed))) {
      old.link($0, from: page)
    }
    return AttributeLinks.rewritten(linked, besides: CodeRegions(in: linked)) {
      old.rawLink($0, from: page)
    }
  }

  private mutating func note(_ key: (key: String, location: SourceLocation)) {
    if let index = moved.firstIndex(where: { $0.key == key.key }) {
      moved[index].count += 1
    } else {
      moved.append((key.key, key.location, 1))
    }
  }

  private mutating func tellMoved() {
    diagnostics += moved.map { key in
      Diagnostic(
        .hint, rule: "import/extra-key", "\"\(key.key)\" has no meaning here, and stands below \"extra\"",
        at: key.location, furtherPages: key.count - 1)
    }
  }

  private mutating func tellUntitled() {
    guard let first = untitled.first else { return }
    diagnostics.append(
      Diagnostic(
        .hint, rule: "import/title", "there is no title; it is made of the name of the file", at: first,
        furtherPages: untitled.count - 1))
  }
}
