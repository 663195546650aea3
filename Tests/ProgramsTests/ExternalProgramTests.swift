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

  @Test func whatItStartedIsEndedWithIt() async {
    await #expect(throws: ProgramFailure.timeout) { try await run("sleep 600 & sleep 600", seconds: 1) }
  }

  @Test func theInputIsRead() async throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let path = try #require(await ExternalProgram("cat").path)
    let run = try await ExternalProgram(atPath: path)
      .run([], input: bytes, seconds: 60, reading: WholeOutput(limit: bytes.count))
    #expect(run.output.bytes == bytes)
  }

  @Test func inputThatIsNotReadHurtsNobody() async throws {
    let input = [UInt8](repeating: 65, count: 4 << 20)
    let run = try await shell.run(
      ["-c", "exec <&-; echo done"], input: input, seconds: 60, reading: WholeOutput(limit: 100))
    #expect(run.output.bytes == Array("done\n".utf8))
  }

  @Test func whatSaysTooMuchIsEnded() async throws {
    let run = try await run("while :; do echo 0123456789; done")
    #expect(run.output.isTooLong)
    #expect(run.exitCode == nil)
  }

  @Test func aProgramThatIsNotThereIsNotInstalled() async {
    let none = ExternalProgram("no-such-program-anywhere")
    #expect(await none.path == nil)
    #expect(await shell.path?.hasSuffix("/sh") == true)
    await #expect(throws: ProgramFailure.notInstalled) {
      try await none.run([], seconds: 60, reading: WholeOutput(limit: 1))
    }
  }

  @Test func aFolderThatIsNotThereIsNoFolderToRunIn() async {
    await #expect {
      try await run("true", in: "/no/such/folder")
    } throws: { error in
      if case .broken = error as? ProgramFailure { true } else { false }
    }
  }
}
