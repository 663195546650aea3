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
  private static let toldLimit = 400

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

  /// What a program complains, in one line and without the calls that led there.
  private static func told(_ complaint: String) -> String {
    var lines = complaint.split(whereSeparator: \.isNewline)
    if let trace = lines.lastIndex(where: { $0.hasPrefix("Traceback (most recent call last)") }) {
      lines = lines[(trace + 1)...].filter { $0.first != " " }
    }
    let words = lines.map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty && !$0.hasPrefix("at ") }
    let text = words.joined(separator: "; ")
    return text.count > toldLimit ? text.prefix(toldLimit) + "…" : text
  }
}
