import Crafts
import Testing

@Suite(.enabled("Pygments is not installed") { await Pygments() != nil })
struct PygmentsTests {
  @Test(arguments: ["", "a", "x <- function(a) { # ä\n  a + 1L\n}\n", "\n\n\t\"open", "\r\n"])
  func thePartsOfCodeAreAllOfIt(code: String) async throws {
    let pygments = try #require(await Pygments())
    let parts = try #require(try await pygments.parts(of: Array(code.utf8), in: "r"))
    #expect(parts.reduce(0) { $0 + $1.count } == code.utf8.count)
  }

  @Test func oneProgramAnswersManyQuestionsInTheirOrder() async throws {
    let pygments = try #require(await Pygments())
    for number in 1...20 {
      let code = String(repeating: "return ", count: number)
      let parts = try await pygments.parts(of: Array(code.utf8), in: "lua") ?? []
      #expect(parts.filter { $0.kind == "kr" || $0.kind == "k" }.count == number)
    }
  }

  @Test func questionsMayBeAskedAtTheSameTime() async throws {
    let pygments = try #require(await Pygments())
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<10 {
        group.addTask { (try? await pygments.parts(of: Array("a = 1".utf8), in: "nim"))??.count ?? 0 }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(counts).count == 1)
    #expect(counts.allSatisfy { $0 > 1 })
  }

  @Test func aLanguageThatNobodyKnowsHasNoParts() async throws {
    let pygments = try #require(await Pygments())
    #expect(try await pygments.parts(of: [65], in: "no-such-language") == nil)
  }
}
