import Crafts
import TemporaryFolders
import Testing

@Suite struct ProgramTests {
  private let limits = ProgramLimits(seconds: 500, bytes: 1 << 20)

  @Test func aProgramReadsAndWrites() async throws {
    let cat = try #require(await Program("cat"))
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try await cat.run([], input: bytes, limits: limits) == bytes)
  }

  @Test func whatIsNotInstalledIsNoProgram() async {
    #expect(await Program("vipera-has-no-such-program") == nil)
    #expect(await Program("/vipera/has/no/such/program") == nil)
    #expect(await Program.first(of: ["vipera-has-no-such-program", "cat"])?.name == "cat")
  }

  @Test func aProgramThatRefusesIsQuoted() async throws {
    let shell = try #require(await Program("sh"))
    await #expect(throws: CraftFailure.refused("this is wrong; and that")) {
      try await shell.run(["-c", "echo '  this is wrong' >&2; echo and that >&2; exit 3"], limits: limits)
    }
  }

  @Test func aProgramIsQuotedWithoutItsCalls() async throws {
    let shell = try #require(await Program("sh"))
    let python = "Traceback (most recent call last):\n  File a\n    b()\nValueError: c\n\nd\n"
    let node = "\nError: e\n    at async f (file:///g.js:1:2)\n"
    await #expect(throws: CraftFailure.refused("ValueError: c; d")) {
      try await shell.run(["-c", "printf '%s' \"$0\" >&2; exit 1", python + python], limits: limits)
    }
    await #expect(throws: CraftFailure.refused("Error: e")) {
      try await shell.run(["-c", "printf '%s' \"$0\" >&2; exit 1", node], limits: limits)
    }
  }

  @Test func whatAProgramDoesNotReadHurtsNobody() async throws {
    let shell = try #require(await Program("sh"))
    let input = [UInt8](repeating: 65, count: 4 << 20)
    #expect(try await shell.run(["-c", "echo done"], input: input, limits: limits) == Array("done\n".utf8))
    #expect(
      try await shell.run(["-c", "exec <&-; sleep 1; echo done"], input: input, limits: limits)
        == Array("done\n".utf8))
  }

  @Test func aProgramThatHangsIsEndedWithWhatItStarted() async throws {
    let shell = try #require(await Program("sh"))
    await #expect(throws: CraftFailure.tooSlow(seconds: 1)) {
      try await shell.run(["-c", "sleep 600 & sleep 600"], limits: ProgramLimits(seconds: 1, bytes: 100))
    }
  }

  @Test func aProgramThatWritesWithoutEndIsEnded() async throws {
    let shell = try #require(await Program("sh"))
    await #expect(throws: CraftFailure.tooMuch(bytes: 1000)) {
      try await shell.run(
        ["-c", "while :; do echo more; done"], limits: ProgramLimits(seconds: 500, bytes: 1000))
    }
  }
}
