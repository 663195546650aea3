internal import Markup
internal import Synchronization

/// What a child module worked out for one request, and its finished markup for each standing that pages had so far.
final class SharedMarkup<Shared: Sendable, Standing: Hashable & Sendable>: Sendable {
  /// More than a menu has entries; who has a standing for each page is not kept.
  private static var limit: Int { 256 }

  let shared: Shared
  private let known = Mutex<[Standing: HTML]>([:])

  init(_ shared: Shared) {
    self.shared = shared
  }

  /// The markup for a standing, made where no page had it yet.
  func html(for standing: Standing, _ make: () -> HTML) -> HTML {
    if let html = known.withLock({ $0[standing] }) { return html }
    let html = make()
    known.withLock { if $0.count < Self.limit { $0[standing] = html } }
    return html
  }
}
