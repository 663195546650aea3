import Testing

@testable import Programs

@Suite struct ExternalProgramTests {
  private let shell = ExternalProgram("sh")

  private func run(
    _ script: String, in folder: String? = nil, variables: [String: String?] = [:], seconds: Int = 60,
    limit: Int = 1_000
  ) async throws(ProgramFailure) -> ProgramRun<WholeOutput> {
    try await shell.run(
      ["-c", script], in: folder, variables: variables, seconds: seconds, reading: WholeOutput(limit: limit))
  }

  @Test func outputErrorsAndExitCodeAreTold() async throws {
    let run = try await run("printf out; printf err >&2; exit 3")
    #expect(run.output.bytes == Array("out".utf8))
    #expect(run.errors == "err")
    #expect(run.exitCode == 3)
  }

  @Test func folderAndVariablesAreTheGivenOnes() async throws {
    let run = try await run(
      "printf '%s %s %s' \"$(pwd)\" \"$NEW\" \"${HOME-none}\"", in: "/",
      variables: ["NEW": "a b", "HOME": nil])
    #expect(String(decoding: run.output.bytes, as: UTF8.self) == "/ a b none")
  }

  @Test func whatDoesNotEndIsEnded() async {
    await #expect(throws: ProgramFailure.timeout) { try await run("sleep 600", seconds: 1) }
  }

  @Test func whatSaysTooMuchIsEnded() async throws {
    let run = try await run("while :; do echo 0123456789; done")
    #expect(run.output.isTooLong)
    #expect(run.exitCode == nil)
  }

  @Test func aProgramThatIsNotThereIsNotInstalled() async {
    let none = ExternalProgram("no-such-program-anywhere")
    #expect(await !none.isInstalled)
    #expect(await shell.isInstalled)
    await #expect(throws: ProgramFailure.notInstalled) {
      try await none.run([], seconds: 60, reading: WholeOutput(limit: 1))
    }
  }

  @Test func aFolderThatIsNotThereIsNoFolderToRunIn() async {
    await #expect(throws: ProgramFailure.broken) { try await run("true", in: "/no/such/folder") }
  }
}
