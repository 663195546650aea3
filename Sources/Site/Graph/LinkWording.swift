internal import Diagnostics
internal import HTML
internal import Routing

/// Says in words what is wrong with links.
struct LinkWording {
  /// The rules that a site may set.
  static let optionalRules = [
    "site/duplicate-canonical", "site/duplicate-description", "site/duplicate-title", "site/insecure-link",
    "site/link-to-redirect", "site/orphan", "site/protocol-relative", "site/unfinished-style",
  ]

  let targets: LinkTargets
  let levels: RuleLevels

  /// What is wrong with a link of a page; nothing where the site does not mind.
  func fault(of link: BrokenLink, on page: String) -> PageFault? {
    let name = "the \(link.kind.name) \"\(link.url)\""
    switch link.flaw {
    case .missing: return missing(link, name)
    case .outsideBase:
      let hint = pathInside(link.url).map { NearMiss.question($0) } ?? "write the whole URL if that is meant"
      return PageFault(
        rule: "link/outside-base", "\(name) leads out of the site, which starts at \(home)", hint: hint,
        at: link.offset)
    case .protocolRelative:
      return optional(
        .warning, "site/protocol-relative", "\(name) has no scheme of its own",
        hint: "write https: in front of it",
        link, on: page)
    case .insecure:
      return optional(
        .warning, "site/insecure-link", "\(name) asks for https content without encryption",
        hint: "write https: instead of http:", link, on: page)
    case .redirected(let target):
      return optional(
        .warning, "site/link-to-redirect",
        "\(name) leads to \(targets.shownPath(of: target)), which only leads on",
        hint: "link to the page itself", link, on: page)
    }
  }

  /// What is wrong with the links of the page that the collector read last.
  func faults(in links: LinkCollector, on page: String) -> [PageFault] {
    let faults = links.broken.compactMap { fault(of: $0, on: page) }
    guard links.untold > 0, let last = links.broken.last else { return faults }
    return faults + [untold(links.untold, at: last.offset)]
  }

  /// That a style sheet hides what stands behind a place.
  func unfinished(at offset: Int, on page: String) -> PageFault? {
    optional(
      .warning, "site/unfinished-style",
      "what starts here has no end, so that the rest of the style sheet is not read",
      hint: "write the quotation mark, the bracket or */ where it ends", at: offset, on: page)
  }

  /// That more links of a page are wrong than are told.
  func untold(_ count: Int, at offset: Int) -> PageFault {
    PageFault(rule: "link/more-faults", "\(count) more links of this page are wrong", hint: nil, at: offset)
  }

  /// What is wrong with a link of a page whose element does not exist. `names` are those that the target has.
  func missingAnchor(
    _ url: String, _ kind: LinkKind, of page: Int, to target: Int, names: Suggestions, at offset: Int
  ) -> PageFault {
    let written = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).last.map(
      String.init)
    let wanted = PercentEncoding.decode(written ?? "")
    // Where the page has a base, a fragment alone may lead to another one.
    let isOwn = target == page && url.hasPrefix("#")
    let place = isOwn ? "this page" : "the page \(targets.shownPath(of: target))"
    return PageFault(
      rule: "link/missing-anchor",
      "the \(kind.name) \"\(url)\" leads to no element: \(place) has no id \"\(wanted)\"",
      hint: names.nearest(to: wanted).map { NearMiss.question("#\($0)") }, at: offset)
  }

  /// What is wrong with a page that says the same of itself as another.
  func duplicate(
    _ kind: LinkShare.Statement.Kind, _ text: String, of other: Int, on page: String, at offset: Int
  ) -> PageFault? {
    let other = targets.shownPath(of: other)
    switch kind {
    case .title:
      return optional(
        .warning, "site/duplicate-title", "the title \"\(text)\" is that of \(other), too",
        hint: "give each page a title of its own", at: offset, on: page, key: "title")
    case .description:
      return optional(
        .warning, "site/duplicate-description", "the description \"\(text)\" is that of \(other), too",
        hint: "say what is on this page and on no other", at: offset, on: page, key: "description")
    case .canonical:
      return optional(
        .warning, "site/duplicate-canonical",
        "the canonical URL \"\(text)\" is that of \(other), a page of another title",
        hint: "name the address of this page", at: offset, on: page)
    }
  }

  /// That no page links to a page.
  func orphan(_ page: Int) -> PageFault? {
    optional(
      .hint, "site/orphan", "no page links to \(targets.shownPath(of: page))",
      hint: "link to it from a page or a menu", at: nil, on: targets.pages[page])
  }

  private var home: String { String(decoding: targets.home.basePath, as: UTF8.self) }

  /// What a URL is that starts at the root of the host, if something of the site lies there once the base path is added.
  private func pathInside(_ url: String) -> String? {
    guard url.hasPrefix("/") else { return nil }
    let path = PercentEncoding.decode(String(url.dropFirst().prefix { $0 != "?" && $0 != "#" }))
    let exists = Array(path.utf8).withUnsafeBufferPointer { targets.place(at: $0) != nil }
    return exists ? "\(home)\(url.dropFirst())" : nil
  }

  private func missing(_ link: BrokenLink, _ name: String) -> PageFault {
    let (other, near) = targets.withAlternatives {
      ($0.differingInCase(from: link.path), $0.nearest(to: link.path))
    }
    if let other {
      return PageFault(
        rule: "link/letter-case",
        "\(name) is written in other letters than \(targets.home.shown(other)), and hosts tell them apart",
        hint: "write it as the file is named", at: link.offset)
    }
    let hint = near.map { NearMiss.question(targets.home.shown(String($0.dropFirst()))) }
    if link.kind.leadsToPage {
      return PageFault(
        rule: "link/missing-page", "\(name) leads to no page or asset of this site", hint: hint,
        at: link.offset)
    }
    return PageFault(
      rule: "link/missing-asset", "\(name) names no file of this site", hint: hint, at: link.offset)
  }

  private func optional(
    _ severity: Severity, _ rule: String, _ message: String, hint: String, _ link: BrokenLink, on page: String
  ) -> PageFault? {
    optional(severity, rule, message, hint: hint, at: link.offset, on: page)
  }

  private func optional(
    _ severity: Severity, _ rule: String, _ message: String, hint: String, at offset: Int?, on page: String,
    key: String? = nil
  ) -> PageFault? {
    levels.level(of: rule, severity: severity, in: page).map {
      PageFault($0, rule: rule, message, hint: hint, at: offset, key: key)
    }
  }
}
