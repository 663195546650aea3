internal import Caches
internal import Diagnostics
internal import Digests
internal import Entities
internal import Files
internal import Routing
internal import Services
internal import Templates
internal import Viper

/// Stands for all that every page depends on, part by part, so that it can be told which of them is another.
struct SiteDigest: Hashable, BitwiseCopyable {
  private let program: Digest
  private let settings: Digest
  private let crafts: Digest
  private let templates: Digest
  /// Where everything lies, which links depend on.
  private let places: Digest

  /// Sums up a plan and what it is rendered by. Nothing if the program cannot be told from another.
  init?(_ site: PlannedSite, _ options: BuildOptions) {
    guard let program = FileIdentity.program else { return nil }
    var mixer = Mixer()
    mixer.add(program)
    self.program = mixer.digest
    mixer = Mixer()
    mixer.add(site.settings)
    options.addSettingsNames(to: &mixer)
    for content in site.contents { content.settings.addMenus(to: &mixer) }
    mixer.add(site.plan.map.baseURL.description)
    mixer.add(options.minify ? 1 : 0)
    mixer.add(options.hasRelativeLinks ? 1 : 0)
    // The year stands in the frame of every page.
    mixer.add(UInt64(options.clock.year))
    settings = mixer.digest
    crafts = site.programs.version
    mixer = Mixer()
    for template in site.templates.sources {
      mixer.add(template.path)
      mixer.add(Digest(of: template.bytes))
    }
    self.templates = mixer.digest
    places = site.plan.places
  }

  /// Why no page of the site that `other` stands for can be taken; nothing if each is worth a look.
  func difference(from other: SiteDigest) -> RebuildReasons.OfAll? {
    if program != other.program { return .program }
    if settings != other.settings { return .settings }
    if crafts != other.crafts { return .crafts }
    if templates != other.templates { return .templates }
    return places == other.places ? nil : .places
  }
}

extension SiteSettings {
  /// Adds the menus, which every page shows and of which entries stand in front matter.
  fileprivate func addMenus(to mixer: inout Mixer) {
    for (name, entries) in menus.sorted(by: { $0.key < $1.key }) {
      mixer.add(name)
      mixer.add(UInt64(entries.count))
      for entry in entries {
        mixer.add(entry.title)
        mixer.add(entry.to)
        mixer.add(entry.source.path)
      }
    }
  }
}

extension SitePlan {
  /// The digest of where everything lies.
  fileprivate var places: Digest {
    var mixer = Mixer()
    mixer.add(UInt64(pages.count))
    for page in pages {
      mixer.add(page.destination.path.text)
      mixer.add(page.destination.route.kind)
      mixer.add(page.destination.route.name)
      mixer.add(page.source?.file ?? "")
    }
    mixer.add(UInt64(assets.count))
    for asset in assets {
      mixer.add(asset.path.text)
      mixer.add(asset.source)
    }
    mixer.add(UInt64(renditions.count))
    for rendition in renditions { mixer.add(rendition.path.text) }
    for (source, reason) in unpublished.sorted(by: { $0.key < $1.key }) {
      mixer.add(source)
      mixer.add(reason)
    }
    return mixer.digest
  }
}
