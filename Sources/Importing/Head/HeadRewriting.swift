import ContentLoading
import Diagnostics
import Entities

/// Turns the front matter of a page into what Vipera understands; what it does not goes below `extra`.
struct HeadRewriting {
  /// What came of it.
  private(set) var values: [(key: String, value: ContentNode.Value)] = []
  /// Whether it says something else than before.
  private(set) var isChanged = false
  /// The keys that went below `extra`, and where they stood.
  private(set) var moved: [(key: String, location: SourceLocation)] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var extra: [ContentNode.Entry] = []
  private var hasExtra = false

  private let page: PlannedPage
  private let forms: PeerForms
  private let site: SiteDescription
  private let taxonomies: Set<String>
  private let link: (String) -> String?

  /// Rewrites a head; `title` stands where it has none.
  init(
    _ page: PlannedPage, forms: PeerForms, site: SiteDescription, taxonomies: Set<String>, title: String,
    link: @escaping (String) -> String?
  ) {
    self.page = page
    self.forms = forms
    self.site = site
    self.taxonomies = taxonomies
    self.link = link
    let node = page.old.head.node
    for entry in ForeignKeys.renamed(page.old.entries) { take(entry) }
    isChanged = isChanged || page.old.entries.count > node?.entries.count ?? 0
    addPlace(at: node?.location ?? SourceLocation(file: page.old.file))
    addTitle(title)
    addAddress()
    addMainPrefix()
    addDate()
    if !extra.isEmpty { values.append(("extra", .mapping(extra))) }
    isChanged = isChanged || !page.old.head.isThere || page.old.head.form.isOfLines
  }

  /// The keys of a page, of an article and of a section.
  static let entryKeys: Set<String> = [
    "title", "date", "updated", "publishDate", "expiryDate", "draft", "slug", "path", "aliases", "weight",
    "description", "summary", "author", "image", "series", "menus",
  ]
  private static let sectionKeys: Set<String> = [
    "title", "description", "weight", "sort", "pageSize", "draft", "aliases", "menus", "cascade",
  ]

  private mutating func take(_ old: ContentNode.Entry) {
    let entry = forms.keys[old.key].map { old.renamed($0) } ?? old
    if entry.key != old.key { isChanged = true }
    if entry.key == "extra" { return takeExtra(entry) }
    if entry.value.value.isNull {
      isChanged = true
      return
    }
    let known = page.isSection ? Self.sectionKeys : Self.entryKeys
    let isTerms = page.collection != nil && taxonomies.contains(entry.key)
    if isTerms { return takeTerms(entry, isOneWord: entry.key != old.key) }
    guard known.contains(entry.key), !has(entry.key) else { return move(entry) }
    let scope = ValueForm.Scope(forms: forms, link: link, address: page.oldAddress)
    switch ValueForm.of(entry.key)(entry.value, scope) {
    case .same: values.append((entry.key, entry.value.value))
    case .other(let value):
      values.append((entry.key, value))
      isChanged = true
    case .nothing: isChanged = true
    case .none: refuse(entry)
    }
  }

  /// Two keys may name words of one taxonomy, such as `category` and `categories`.
  private mutating func takeTerms(_ entry: ContentNode.Entry, isOneWord: Bool) {
    let scope = ValueForm.Scope(
      forms: forms, link: link, address: page.oldAddress, isOneWord: isOneWord)
    guard let outcome = ValueForm.words(entry.value, scope) else { return refuse(entry) }
    switch outcome {
    case .same: addTerms(entry.value.value, to: entry.key)
    case .other(let value):
      addTerms(value, to: entry.key)
      isChanged = true
    case .nothing: isChanged = true
    }
  }

  private mutating func addTerms(_ value: ContentNode.Value, to key: String) {
    guard let index = values.firstIndex(where: { $0.key == key }) else { return values.append((key, value)) }
    guard case .list(let own) = values[index].value, case .list(let others) = value else { return }
    values[index].value = .list(own + others.filter { other in !own.contains { $0.text == other.text } })
    isChanged = true
  }

  private func has(_ key: String) -> Bool { values.contains { $0.key == key } }

  private mutating func takeExtra(_ entry: ContentNode.Entry) {
    if hasExtra || !entry.value.isMapping { isChanged = true }
    hasExtra = true
    let entries = entry.value.isMapping ? entry.value.entries : entry.value.value.isNull ? [] : [entry]
    for inner in entries where !extra.contains(where: { $0.key == inner.key }) { extra.append(inner) }
  }

  private mutating func move(_ entry: ContentNode.Entry) {
    isChanged = true
    moved.append((entry.key, entry.keyLocation))
    if !extra.contains(where: { $0.key == entry.key }) { extra.append(entry) }
  }

  private mutating func refuse(_ entry: ContentNode.Entry) {
    diagnostics.append(
      Diagnostic(
        .warning, rule: "import/bad-value",
        "\"\(entry.key)\" cannot be \(entry.value.kind) here, and stands below \"extra\"",
        at: entry.value.location))
    isChanged = true
    if !extra.contains(where: { $0.key == entry.key }) { extra.append(entry) }
  }

  /// What the place of the file said in the old site.
  private mutating func addPlace(at location: SourceLocation) {
    for addition in page.old.additions
    where addition.key == "draft" || taxonomies.contains(addition.key) && page.collection != nil {
      guard let index = values.firstIndex(where: { $0.key == addition.key }) else {
        values.append(addition)
        isChanged = true
        continue
      }
      guard case .list(let own) = values[index].value, case .list(let others) = addition.value else {
        continue
      }
      let new = others.filter { other in !own.contains { $0.text == other.text } }
      values[index].value = .list(new + own)
      isChanged = isChanged || !new.isEmpty
    }
  }

  private mutating func addTitle(_ title: String) {
    if has("title") { return }
    values.insert(("title", .text(title)), at: 0)
    isChanged = true
  }

  /// A page keeps its address: where it would get another one, front matter names the old one.
  private mutating func addAddress() {
    guard !page.isSection, !page.isHome else { return }
    var address = page.newAddress
    if let path = values.first(where: { $0.key == "path" })?.value.text {
      address = path.hasPrefix("/") ? path : "/" + path
    } else if let slug = values.first(where: { $0.key == "slug" })?.value.text {
      address = page.newAddress.folderPath.isEmpty ? "/\(slug)/" : "/\(page.newAddress.folderPath)/\(slug)/"
    }
    if address == page.oldAddress { return }
    values.removeAll { ["path", "slug"].contains($0.key) }
    isChanged = true
    if page.newAddress != page.oldAddress { values.append(("path", .text(page.oldAddress))) }
  }

  /// Addresses of the main language that had its folder in front lead on.
  private mutating func addMainPrefix() {
    if let language = page.old.language { return leaveFolder(of: language) }
    guard !site.mainPrefix.isEmpty else { return }
    isChanged = true
    let location = page.old.head.node?.location ?? SourceLocation(file: page.old.file)
    let alias = ContentNode(value: .text(site.mainPrefix + page.oldAddress), location: location)
    guard let index = values.firstIndex(where: { $0.key == "aliases" }) else {
      return values.append(("aliases", .list([alias])))
    }
    if case .list(let own) = values[index].value { values[index].value = .list(own + [alias]) }
  }

  /// Aliases start from the folder of the language.
  private mutating func leaveFolder(of language: String) {
    guard let index = values.firstIndex(where: { $0.key == "aliases" }),
      case .list(let aliases) = values[index].value
    else { return }
    let start = "/\(language)/"
    if !aliases.contains(where: { $0.text?.hasPrefix(start) == true }) { return }
    isChanged = true
    values[index].value = .list(
      aliases.map { alias in
        guard let text = alias.text, text.hasPrefix(start) else { return alias }
        return ContentNode(value: .text(String(text.dropFirst(start.count - 1))), location: alias.location)
      })
  }

  /// An article without a day has the one of its last change.
  private mutating func addDate() {
    guard page.collection != nil, !page.isSection, !has("date") else { return }
    let name =
      page.destination.fileName == "index.md"
      ? page.destination.folderPath.fileName : page.destination.fileName.stem
    if PlannedPage.day(in: name) != nil { return }
    isChanged = true
    let other =
      page.date?.description ?? values.first { ["publishDate", "updated"].contains($0.key) }?.value.text
    if let other { return values.append(("date", .plain(other))) }
    diagnostics.append(
      Diagnostic(
        .warning, rule: "import/no-date", "an article needs a date, and this one has none",
        at: SourceLocation(file: page.old.file), hint: "add \"date\" to Content/\(page.file)"))
  }
}

extension HeadForm {
  /// Whether it is keys and values a line.
  var isOfLines: Bool {
    if case .lines = self { true } else { false }
  }
}

extension ContentNode.Value {
  /// The text, if it is one.
  var text: String? {
    switch self {
    case .text(let text), .plain(let text): text
    default: nil
    }
  }

  /// Whether it says yes.
  var isYes: Bool {
    switch self {
    case .boolean(let value): value
    case .text(let text), .plain(let text): text == "true"
    default: false
    }
  }
}
