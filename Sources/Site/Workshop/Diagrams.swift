internal import Digests
internal import Markdown
internal import Programs

/// Draws the diagrams of a site by the programs that are installed.
struct Diagrams: Sendable {
  /// A program that is not installed.
  struct MissingProgram: Error {
    let name: String
    let advice: String
  }

  private let drawers: [DiagramDrawer.Language: DiagramDrawer]

  /// Looks for the programs.
  init() async {
    var drawers: [DiagramDrawer.Language: DiagramDrawer] = [:]
    for language in DiagramDrawer.Language.allCases { drawers[language] = await DiagramDrawer(language) }
    self.drawers = drawers
  }

  /// How a diagram is drawn.
  func order(for piece: Workpiece) throws(MissingProgram) -> SiteWorkshop.Order {
    let language: DiagramDrawer.Language =
      switch piece.craft {
      case .dot: .dot
      case .mermaid: .mermaid
      }
    guard let drawer = drawers[language] else {
      throw MissingProgram(name: language.program, advice: language.advice)
    }
    var mixer = Mixer()
    mixer.add(language.rawValue)
    mixer.add(drawer.version)
    mixer.add(Digest(of: piece.code))
    return SiteWorkshop.Order(key: mixer.digest) { () throws(SiteWorkshop.Refusal) in
      try await drawer.draw(piece.code)
    }
  }
}
