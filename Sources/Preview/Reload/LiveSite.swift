internal import Synchronization

/// The site as it is served right now, and the tabs that show it.
final class LiveSite: Sendable {
  /// A tab that listens.
  private struct Tab {
    /// What it asked for.
    let path: RequestPath
    /// Stands for the bytes it shows.
    var version: UInt64
    /// What it knows to be wrong.
    var faults: String
    let continuation: AsyncStream<[UInt8]>.Continuation
  }

  private struct State {
    var site = ServedSite(.nothing)
    var tabs: [Int: Tab] = [:]
    var lastNumber = 0
  }

  /// How many events may wait for a tab; one that takes none has to come again.
  private static let waitingLimit = 32

  private let state = Mutex(State())
  private let report: FaultReport

  init(_ report: FaultReport) {
    self.report = report
  }

  /// The site as it is now.
  var site: ServedSite { state.withLock(\.site) }

  /// Starts to tell a tab that shows a version of the page at `path`. What it missed it is told at once.
  func listen(at path: RequestPath, version: UInt64, assets: UInt64) -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream(
      bufferingPolicy: .bufferingOldest(Self.waitingLimit))
    let number = state.withLock { state in
      state.lastNumber += 1
      let isStale = state.site.shown(at: path).version != version || state.site.assetsVersion != assets
      var tab = Tab(path: path, version: version, faults: "", continuation: continuation)
      if isStale { continuation.yield(ServerSentEvent.reload.bytes) }
      tab.version = state.site.shown(at: path).version
      tell(&tab, of: state.site)
      state.tabs[state.lastNumber] = tab
      return state.lastNumber
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.tabs[number] = nil }
    }
    return stream
  }

  /// Serves a new build from now on, and tells each tab what concerns it; those at `edited`, the page that is edited, stay.
  ///
  /// Builds are published one after the other.
  func publish(_ site: ServedSite, edited: String? = nil) {
    let old = self.site
    let assets = site.changedAssets(since: old)
    let missesAssets = site.assetsVersion != old.assetsVersion
    let lost = state.withLock { state in
      state.site = site
      var lost: [AsyncStream<[UInt8]>.Continuation] = []
      for (number, var tab) in state.tabs {
        let version = site.shown(at: tab.path).version
        var isThere = true
        if version != tab.version {
          tab.version = version
          isThere = Self.send(.reload, to: tab)
        } else if missesAssets {
          isThere = Self.send(.assets(assets, version: site.assetsVersion), to: tab)
        }
        isThere = tell(&tab, of: site) && isThere
        if let edited, isThere { isThere = Self.send(.navigate(edited), to: tab) }
        if !isThere { lost.append(tab.continuation) }
        state.tabs[number] = tab
      }
      return lost
    }
    // Ends outside of the lock, which the end of a stream takes.
    for continuation in lost { continuation.finish() }
  }

  /// Sends something to every tab, so that those that are gone are noticed.
  func beat() {
    for tab in state.withLock({ Array($0.tabs.values) }) { _ = Self.send(.beat, to: tab) }
  }

  /// Ends all streams.
  func close() {
    for tab in state.withLock({ Array($0.tabs.values) }) { tab.continuation.finish() }
  }

  /// Tells a tab what is wrong, unless it knows.
  @discardableResult
  private func tell(_ tab: inout Tab, of site: ServedSite) -> Bool {
    let faults = report.json(for: site.shown(at: tab.path).path, in: site.build)
    if faults == tab.faults { return true }
    tab.faults = faults
    return Self.send(.faults(faults), to: tab)
  }

  private static func send(_ event: ServerSentEvent, to tab: Tab) -> Bool {
    if case .dropped = tab.continuation.yield(event.bytes) { return false }
    return true
  }
}
