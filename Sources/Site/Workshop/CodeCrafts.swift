internal import Crafts
internal import Digests
internal import Entities
internal import Highlighting
internal import Markdown

/// Makes of code what a site asks for, by the programs that are installed.
struct CodeCrafts: Sendable {
  /// A program that is not installed.
  struct MissingProgram: Error {
    let name: String
    let advice: String
  }

  private let asksForDiagrams: Bool
  private let asksForPygments: Bool
  private let asksForFormulas: Bool
  private let drawers: [DiagramDrawer.Language: DiagramDrawer]
  private let pygments: Pygments?
  private let formulas: FormulaSetter?

  /// Looks for the programs; nothing where none is asked for.
  init?(_ settings: MarkdownSettings) async {
    asksForDiagrams = settings.diagrams
    asksForPygments = settings.pygments && settings.highlight
    asksForFormulas = settings.katex && settings.math
    guard settings.asksForPrograms else { return nil }
    var drawers: [DiagramDrawer.Language: DiagramDrawer] = [:]
    if asksForDiagrams {
      for language in DiagramDrawer.Language.allCases { drawers[language] = await DiagramDrawer(language) }
    }
    self.drawers = drawers
    formulas = asksForFormulas ? await FormulaSetter() : nil
    pygments = asksForPygments ? await Pygments() : nil
  }

  /// The programs that make what settings ask for.
  static func programs(for settings: MarkdownSettings) -> [String] {
    (settings.diagrams ? DiagramDrawer.programs : [])
      + (settings.katex && settings.math ? FormulaSetter.programs : [])
      + (settings.pygments && settings.highlight ? Pygments.programs : [])
  }

  /// How something is made of a block of code; nothing where the site does not ask for it.
  func order(for piece: Workpiece) throws(MissingProgram) -> SiteWorkshop.Order? {
    switch piece.craft {
    case .dot: asksForDiagrams ? try order(for: piece.code, in: .dot) : nil
    case .mermaid: asksForDiagrams ? try order(for: piece.code, in: .mermaid) : nil
    case .highlighting(let language): asksForPygments ? try order(for: piece.code, in: language) : nil
    case .formula(let isDisplayed):
      asksForFormulas ? try order(forFormula: piece.code, isDisplayed: isDisplayed) : nil
    }
  }

  private func order(
    for code: [UInt8], in language: DiagramDrawer.Language
  ) throws(MissingProgram) -> SiteWorkshop.Order {
    guard let drawer = drawers[language] else {
      throw MissingProgram(name: language.program, advice: language.advice)
    }
    return SiteWorkshop.Order(key: Self.key(language.rawValue, drawer.version, code)) {
      () throws(SiteWorkshop.Refusal) in
      do throws(DiagramDrawer.Complaint) {
        return try await drawer.draw(code)
      } catch {
        throw SiteWorkshop.Refusal(
          message: error.message, place: error.line.map(WorkState.Place.line))
      }
    }
  }

  private func order(for code: [UInt8], in language: String) throws(MissingProgram) -> SiteWorkshop.Order {
    guard let pygments else { throw MissingProgram(name: "pygmentize", advice: Pygments.advice) }
    return SiteWorkshop.Order(key: Self.key("code in \(language)", pygments.version, code)) {
      () throws(SiteWorkshop.Refusal) in
      do throws(CraftFailure) {
        let parts = try await pygments.parts(of: code, in: language)
        return parts.flatMap { CodeParts($0.map { ($0.kind, $0.count) })?.bytes } ?? []
      } catch {
        throw SiteWorkshop.Refusal(message: "\(error)")
      }
    }
  }

  private func order(
    forFormula code: [UInt8], isDisplayed: Bool
  ) throws(MissingProgram) -> SiteWorkshop.Order {
    guard let formulas else { throw MissingProgram(name: "katex", advice: FormulaSetter.advice) }
    let craft = isDisplayed ? "displayed formula" : "formula"
    return SiteWorkshop.Order(key: Self.key(craft, formulas.version, code)) {
      () throws(SiteWorkshop.Refusal) in
      do throws(FormulaSetter.Complaint) {
        return try await formulas.set(code, isDisplayed: isDisplayed)
      } catch {
        throw SiteWorkshop.Refusal(
          message: error.message, place: error.offset.map(WorkState.Place.byte))
      }
    }
  }

  private static func key(_ craft: String, _ version: Digest, _ code: [UInt8]) -> Digest {
    var mixer = Mixer()
    mixer.add(craft)
    mixer.add(version)
    mixer.add(Digest(of: code))
    return mixer.digest
  }
}
