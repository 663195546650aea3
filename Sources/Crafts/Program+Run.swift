internal import Subprocess
internal import SystemPackage

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
  /// How much of what a program complains is read, in bytes.
  private static let complaintLimit = 1 << 20
  /// How much of it is told, in characters.
  private static let toldLimit = 2_000

  /// What the program writes when it reads `input`; `variables` are added to the environment. It runs without a shell, in a session of its own, and is ended with all
  /// that it started when it does not keep to its limits or the task is cancelled.
  public func run(
    _ arguments: [String], input: [UInt8] = [], variables: [String: String] = [:], limits: ProgramLimits
  ) async throws(ProgramFailure) -> [UInt8] {
    let result = await withTaskGroup(of: Result<[UInt8], ProgramFailure>.self) { group in
      group.addTask { await collect(arguments, input: input, variables: variables, limits: limits) }
      group.addTask {
        try? await Task.sleep(for: .seconds(limits.seconds))
        return .failure(.tooSlow(seconds: limits.seconds))
      }
      let first = await group.next() ?? .failure(.tooSlow(seconds: limits.seconds))
      group.cancelAll()
      return first
    }
    return try result.get()
  }

  private func collect(
    _ arguments: [String], input: [UInt8], variables: [String: String], limits: ProgramLimits
  ) async -> Result<[UInt8], ProgramFailure> {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
    ]
    let environment = Environment.inherit.updating(
      Dictionary(uniqueKeysWithValues: variables.map { (Environment.Key(stringLiteral: $0), $1) }))
    do {
      let result = try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments), environment: environment,
        platformOptions: options,
        input: .fileDescriptor(try NamelessFile.open(input), closeAfterSpawningProcess: true),
        output: .bytes(limit: limits.bytes), error: .string(limit: Self.complaintLimit))
      guard result.terminationStatus.isSuccess else {
        return .failure(.refused(Self.told(result.standardError)))
      }
      return .success(result.standardOutput)
    } catch let error as SubprocessError where error.code == .outputLimitExceeded {
      return .failure(.tooMuch(bytes: limits.bytes))
    } catch {
      return .failure(.notStarted("\(error)"))
    }
  }

  /// What a program complains, in one line.
  private static func told(_ complaint: String) -> String {
    let lines = complaint.split(whereSeparator: \.isNewline).map { line in
      String(line.drop(while: \.isWhitespace))
    }
    return String(lines.filter { !$0.isEmpty }.joined(separator: "; ").prefix(toldLimit))
  }
}
