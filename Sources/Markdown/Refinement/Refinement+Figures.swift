/// Figures.
extension Refinement {
  /// An image with a title alone in a paragraph is a figure with a caption.
  mutating func readFigures() {
    for end in notes.lastImages {
      let last = end + 1 < events.count && isEmptyText(events[end + 1]) ? end + 2 : end + 1
      guard last < events.count, events[last] == .end(.paragraph), let target = target(before: end + 1),
        !targets[target].title.isEmpty
      else { continue }
      var depth = 0
      var start = end
      repeat {
        if case .end(.image) = events[start] { depth += 1 }
        if case .begin(.image, _) = events[start] { depth -= 1 }
        start -= 1
      } while depth > 0 && start > 0
      guard start >= 0, events[start] == .begin(.paragraph, 0) else { continue }
      events[start] = .begin(.figure, 0)
      events[last] = .end(.figure)
    }
  }

  private func isEmptyText(_ event: Event) -> Bool {
    if case .text(let slice) = event { slice.isEmpty } else { false }
  }
}
