internal import Diagnostics
internal import Digests
internal import Files
internal import Routing
internal import Services
internal import Templates
internal import Viper

extension BuildRecord {
  /// The digest of all that every page depends on: the program, the options, the settings, the templates, and where
  /// everything lies. Nothing if the program cannot be told from another.
  static func site(_ plan: SitePlan, _ templates: SiteTemplates, _ options: BuildOptions) -> Digest? {
    guard let program = FileIdentity.program else { return nil }
    var mixer = Mixer()
    mixer.add(program)
    guard (try? options.addSettings(to: &mixer)) != nil else { return nil }
    mixer.add(plan.map.baseURL.description)
    mixer.add(options.minify ? 1 : 0)
    // The year stands in the frame of every page.
    mixer.add(UInt64(options.clock.year))
    for template in templates.sources {
      mixer.add(template.path)
      mixer.add(Digest(of: template.bytes))
    }
    plan.add(to: &mixer)
    return mixer.digest
  }
}

extension SitePlan {
  /// Adds where everything lies, which links depend on.
  fileprivate func add(to mixer: inout Mixer) {
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
    for (source, reason) in unpublished.sorted(by: { $0.key < $1.key }) {
      mixer.add(source)
      mixer.add(reason)
    }
  }
}
