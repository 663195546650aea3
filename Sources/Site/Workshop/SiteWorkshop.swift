internal import ContentLoading
internal import Crafts
internal import Diagnostics
internal import Digests
internal import Entities
internal import Images
internal import Markdown
internal import Services
internal import Synchronization

/// Has programs make what the pages of a site show, each thing once for all builds.
///
/// Rendering does not wait: what is not there is noted under the page that asks, made between two tries of the page, and
/// there at the second. So as many programs run as pages are rendered at a time.
final class SiteWorkshop: Workshop {
  /// What is to be made, and how.
  struct Order: Sendable {
    /// Stands for all that it is made from.
    let key: Digest
    let make: @Sendable () async throws(Refusal) -> [UInt8]
  }

  /// Why something cannot be made, and where in what it is made from, if that is known.
  struct Refusal: Error {
    let message: String
    var place: WorkState.Place?
  }

  private struct State {
    /// What pages wait for, by their output paths.
    var orders: [String: [Order]] = [:]
    /// Why programs could not make something.
    var refusals: [Digest: Refusal] = [:]
  }

  /// The versions of images that can be made.
  let versions: ImageVersions
  private let crafts: CodeCrafts?
  /// What is asked for in vain.
  let faults: [Diagnostic]
  private let made: MadeFiles
  private let state = Mutex(State())

  /// Looks for the programs that make what settings ask for; nothing where they ask for nothing.
  init?(_ settings: SiteSettings, assets: [PlannedAsset], _ options: BuildOptions) async {
    crafts = await CodeCrafts(settings.markdown)
    let asksForImages = !settings.images.widths.isEmpty
    guard asksForImages || crafts != nil else { return nil }
    made = MadeFiles(
      folder: "\(options.root)/\(RecordFile.folderName)/made", isReadOnly: options.dryRun)
    let scaler = asksForImages ? await ImageScaler() : nil
    versions = ImageVersions(of: assets, widths: settings.images.widths, scaler: scaler, made: made)
    faults =
      asksForImages && scaler == nil
      ? [.missingProgram("smaller images", ImageScaler.advice, settings.images.source)]
      : []
  }

  /// Whether programs refused to make something.
  var hasRefused: Bool { state.withLock { !$0.refusals.isEmpty } }

  func rendition(of image: String, width: Int, for page: String?) -> RenditionState {
    guard let order = versions.order(for: image, width: width) else { return .awaited }
    if let reason = state.withLock({ $0.refusals[order.key] }) { return .refused(reason.message) }
    if made.has(order.key) { return .made }
    note(order, for: page)
    return .awaited
  }

  func work(on piece: Workpiece, for page: String?) -> WorkState? {
    do throws(CodeCrafts.MissingProgram) {
      guard let order = try crafts?.order(for: piece) else { return nil }
      if let refusal = state.withLock({ $0.refusals[order.key] }) {
        return .refused(refusal.message, at: refusal.place)
      }
      if let bytes = made.bytes(of: order.key) { return .made(bytes) }
      note(order, for: page)
      return .awaited
    } catch {
      return .missing(program: error.name, advice: error.advice)
    }
  }

  private func note(_ order: Order, for page: String?) {
    guard let page else { return }
    state.withLock { state in
      if state.orders[page]?.contains(where: { $0.key == order.key }) != true {
        state.orders[page, default: []].append(order)
      }
    }
  }

  /// Whether the page at an output path shows something that has to be made first.
  func isAwaited(by page: String) -> Bool { state.withLock { $0.orders[page] != nil } }

  /// Makes what a page waits for. Another page may wait for the same and make it, too: one of the two is kept.
  func makeOrders(of page: String) async {
    let orders = state.withLock { $0.orders.removeValue(forKey: page) } ?? []
    for order in orders { _ = try? await bytes(of: order) }
  }

  /// Removes what earlier builds made and this one did not ask for.
  func removeUnwanted() { made.removeUnwanted() }

  /// What was ordered, made now if it is not there.
  func bytes(of order: Order) async throws(Refusal) -> [UInt8] {
    if let bytes = made.bytes(of: order.key) { return bytes }
    do {
      let bytes = try await order.make()
      made.keep(bytes, of: order.key)
      return bytes
    } catch {
      state.withLock { $0.refusals[order.key] = error }
      throw error
    }
  }
}

extension Diagnostic {
  /// That no program is installed that makes what a setting asks for.
  fileprivate static func missingProgram(
    _ product: String, _ advice: String, _ source: ContentSource?
  ) -> Diagnostic {
    Diagnostic(
      .warning, rule: "settings/missing-program",
      "no program is installed that makes \(product), and pages are made without them",
      at: source.map { SourceLocation($0) } ?? SourceLocation(file: ContentLoader.settingsPath), hint: advice)
  }
}
