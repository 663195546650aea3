internal import Diagnostics
internal import HTML
internal import Markup

extension InlineDrawing {
  private static let pageStart =
    "<!DOCTYPE html><html lang=\"en\"><head><title>Drawing</title></head><body>"

  /// Leaves out what the check of pages has to say against the drawing's attributes, as browsers do: who shows a drawing
  /// is seldom who made it.
  mutating func leaveOutRefusedAttributes() {
    var checker = Checker()
    // One that is left out may have been what another one needed.
    while case let refused = refusedAttributes(by: &checker), !refused.isEmpty {
      for (piece, attributes) in refused.sorted(by: { $0.key < $1.key }) { leaveOut(attributes, of: piece) }
    }
  }

  /// The numbers of the attributes that a page may not have, by those of their pieces.
  private func refusedAttributes(by checker: inout Checker) -> [Int: Set<Int>] {
    let start = Array(Self.pageStart.utf8)
    let drawing = written(as: Name("Drawing", prefix: "d-"))
    let faults = checker.faults(in: start + drawing.html + Array("</body></html>".utf8))
    var refused: [Int: Set<Int>] = [:]
    var places = drawing.places[...]
    // Faults and places are in the order of the page.
    for fault in faults where fault.rule.severity == .error {
      let offset = fault.offset - start.count
      places = places.drop { $0.range.upperBound <= offset }
      guard let place = places.first, place.range.contains(offset) else { continue }
      refused[place.piece, default: []].insert(place.attribute)
    }
    return refused
  }
}
