internal import Programs

/// How long a program may run, and how much it may write.
public struct ProgramLimits: Sendable {
  let seconds: Int
  let bytes: Int

  /// Sets limits.
  public init(seconds: Int, bytes: Int) {
    self.seconds = seconds
    self.bytes = bytes
  }
}

extension Program {
  /// How much of what a program complains is told, in characters.
  private static let toldLimit = 2_000

  /// What the program writes when it reads `input`; `variables` are added to the environment.
  public func run(
    _ arguments: [String], input: [UInt8] = [], variables: [String: String] = [:], limits: ProgramLimits
  ) async throws(CraftFailure) -> [UInt8] {
    let run: ProgramRun<WholeOutput>
    do throws(ProgramFailure) {
      run = try await ExternalProgram(atPath: path).run(
        arguments, input: input, variables: variables, seconds: limits.seconds,
        reading: WholeOutput(limit: limits.bytes))
    } catch {
      switch error {
      case .notInstalled: throw .notStarted("it is not there any more")
      case .timeout: throw .tooSlow(seconds: limits.seconds)
      case .broken(let reason): throw .notStarted(reason)
      }
    }
    if run.output.isTooLong { throw .tooMuch(bytes: limits.bytes) }
    guard run.exitCode == 0 else { throw .refused(Self.told(run.errors)) }
    return run.output.bytes
  }

  /// What a program complains, in one line.
  private static func told(_ complaint: String) -> String {
    let lines = complaint.split(whereSeparator: \.isNewline).map { line in
      String(line.drop(while: \.isWhitespace))
    }
    return String(lines.filter { !$0.isEmpty }.joined(separator: "; ").prefix(toldLimit))
  }
}
