internal import Diagnostics

/// Serves a site from memory, builds it again when a file changes, and tells the tabs that show it.
public final class Preview: Sendable {
  private static let beat = Duration.seconds(20)

  private let site: any PreviewSite
  private let settings: PreviewSettings
  private let delegate: any PreviewDelegate
  private let live: LiveSite
  private let log = BuildLog()
  private let changes = Changes()

  /// Previews a site.
  public init(_ site: any PreviewSite, _ settings: PreviewSettings, delegate: any PreviewDelegate) {
    self.site = site
    self.settings = settings
    self.delegate = delegate
    live = LiveSite(FaultReport(editor: settings.editor))
  }

  /// Serves until the task is cancelled. Throws where the site cannot be built at all or the port is not to be had.
  public func run() async throws {
    let listener = try Listener(host: settings.host, port: settings.port)
    // Watched before it is built, so that nothing that changes meanwhile is missed.
    let watcher = Watching.start(settings.folders, noting: changes)
    try await build(Changes.Batch(paths: nil), watchedBy: watcher)
    delegate.previewDidStart(at: address(listener.port))
    let responder = Responder(
      live: live, hosts: AllowedHosts(bound: settings.host),
      own: OwnPages(live: live, log: log, editor: settings.editor), reloads: settings.reloads)
    try await withThrowingTaskGroup { group in
      group.addTask { try await listener.run(responder, patience: self.settings.patience) }
      group.addTask { try await watcher.run() }
      group.addTask { await self.follow(watcher) }
      group.addTask {
        while true {
          try await Task.sleep(for: Self.beat)
          self.live.beat()
        }
      }
      // The first to end takes the others along: an end is a failure, or what was asked for.
      defer {
        group.cancelAll()
        live.close()
      }
      do {
        try await group.next()
      } catch is CancellationError {
        return
      }
    }
  }

  /// Builds everything again.
  public func rebuild() { changes.addAll() }

  /// Builds after each burst of changes; those that come meanwhile are for the next build.
  private func follow(_ watcher: any Watcher) async {
    while let batch = await changes.next() {
      do {
        try await build(batch, watchedBy: watcher)
      } catch {
        live.publish(ServedSite(live.site.build.failing(error)))
        delegate.previewDidFail(error)
      }
    }
  }

  private func build(_ batch: Changes.Batch, watchedBy watcher: any Watcher) async throws {
    let start = ContinuousClock.now
    let build = try await site.build(changed: batch.paths)
    watcher.watch(filesBeside: build.sources)
    let site = ServedSite(build)
    live.publish(site, edited: settings.navigates ? editedPage(batch, in: site) : nil)
    let duration = start.duration(to: .now)
    log.add(duration, changed: batch.paths)
    delegate.previewDidBuild(build, after: batch.paths, in: duration)
  }

  /// The URL of the page that is made from a file that changed, if it is one file.
  private func editedPage(_ batch: Changes.Batch, in site: ServedSite) -> String? {
    guard let paths = batch.paths?.subtracting(batch.gone) else { return nil }
    let pages = site.build.pages.filter { page in page.source.map { paths.contains($0.file) } == true }
    return pages.count == 1 ? pages.first.map { site.url(of: $0.path) } : nil
  }

  private func address(_ port: UInt16) -> String {
    let host = settings.host
    let name = host == "127.0.0.1" || host == "0.0.0.0" || host == "::" ? "localhost" : host
    return "http://\(name.contains(":") ? "[\(name)]" : name):\(port)\(live.site.build.basePath)"
  }
}
