import Crafts
import Testing

@Suite(.enabled("KaTeX is not installed") { await FormulaSetter() != nil })
struct FormulaSetterTests {
  private static func set(_ formula: String, isDisplayed: Bool = false) async throws -> String {
    let setter = try #require(await FormulaSetter())
    return String(
      decoding: try await setter.set(Array(formula.utf8), isDisplayed: isDisplayed), as: UTF8.self)
  }

  @Test func aFormulaIsAnElementWithItsSource() async throws {
    let math = try await Self.set("\\frac{a}{2} < \\alpha")
    #expect(
      math.hasPrefix(
        "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><semantics><mrow><mfrac><mi>a</mi><mn>2</mn></mfrac>"
      ))
    #expect(math.hasSuffix(">\\frac{a}{2} &lt; \\alpha</annotation></semantics></math>"))
    #expect(try await Self.set("x", isDisplayed: true).contains(" display=\"block\""))
  }

  @Test(arguments: [
    ("\\mathbb{R}", "<mi>ℝ</mi>"), ("\\mathcal{L}", "<mi>ℒ</mi>"), ("\\mathfrak{g}", "<mi>𝔤</mi>"),
    ("\\mathbf{x}", "<mi>𝐱</mi>"), ("\\mathbf{12}", "<mn>𝟏𝟐</mn>"), ("\\boldsymbol{\\alpha}", "<mi>𝜶</mi>"),
    ("\\mathrm{d}", "<mi mathvariant=\"normal\">d</mi>"),
    ("\\overset{!}{=}", "<mrow><mover><mrow><mo>=</mo></mrow><mo "),
  ])
  func browsersShowWhatIsWritten(formula: String, math: String) async throws {
    let set = try await Self.set(formula)
    #expect(set.contains(math), "\(set)")
  }

  @Test(arguments: [
    ("a + \\foo", 4, "KaTeX says: Undefined control sequence: \\foo"),
    ("ä🐍\\b x", 6, "KaTeX says: Undefined control sequence: \\b"),
    ("a}", 1, "KaTeX says: Expected 'EOF', got '}'"), ("a \\frac", 7, "KaTeX says: "),
    ("\\href{https://a.b/}{x}", nil, "KaTeX says: \\href is for text, not for formulas"),
    ("\\includegraphics{a.png}", nil, "KaTeX says: \\includegraphics is for text"),
  ])
  func aFaultIsToldWithItsPlace(formula: String, offset: Int?, message: String) async throws {
    let setter = try #require(await FormulaSetter())
    await #expect {
      _ = try await setter.set(Array(formula.utf8), isDisplayed: false)
    } throws: { error in
      guard let complaint = error as? FormulaSetter.Complaint else { return false }
      return complaint.offset == offset && complaint.message.hasPrefix(message)
    }
  }

  @Test func formulasMayBeAskedForAtTheSameTime() async throws {
    let setter = try #require(await FormulaSetter())
    let right = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask {
          let math = try? await setter.set(Array("\(number)".utf8), isDisplayed: false)
          return math.map { String(decoding: $0, as: UTF8.self).contains("<mn>\(number)</mn>") } ?? false
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(right == 50)
  }

  @Test func aFormulaThatGrowsWithoutEndIsRefused() async throws {
    let setter = try #require(await FormulaSetter())
    await #expect(throws: FormulaSetter.Complaint.self) {
      try await setter.set(Array("\\def\\a{\\a\\a}\\a".utf8), isDisplayed: false)
    }
  }
}
