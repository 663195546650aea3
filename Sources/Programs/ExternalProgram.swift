internal import Subprocess

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

/// A program of the system, found as a shell finds it. It is given no input, and ends in bounded time.
public struct ExternalProgram: Sendable {
  /// The most of what it says of errors that is read, in bytes.
  private static let errorLimit = 64 << 10

  private let name: String

  /// Names a program, such as `git`.
  public init(_ name: String) {
    self.name = name
  }

  /// Whether it is installed.
  public var isInstalled: Bool {
    get async { (try? await Executable.name(name).resolveExecutablePath(in: .inherit)) != nil }
  }

  /// Runs it in a folder, that of this process unless said otherwise, and has its output read. `variables` are laid over those
  /// of this process; nothing takes one away. After so many seconds it is ended.
  public func run<Reader: OutputReader>(
    _ arguments: [String], in folder: String? = nil, variables: [String: String?] = [:], seconds: Int,
    reading reader: Reader
  ) async throws(ProgramFailure) -> ProgramRun<Reader> {
    let result = await withTaskGroup(of: Result<ProgramRun<Reader>, ProgramFailure>.self) { group in
      group.addTask { await run(arguments, folder, variables, reader) }
      group.addTask {
        try? await Task.sleep(for: .seconds(seconds))
        return .failure(.timeout)
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .failure(.timeout)
    }
    return try result.get()
  }

  private func run<Reader: OutputReader>(
    _ arguments: [String], _ folder: String?, _ variables: [String: String?], _ start: Reader
  ) async -> Result<ProgramRun<Reader>, ProgramFailure> {
    let changes = variables.map { (Environment.Key(stringLiteral: $0.key), $0.value) }
    do {
      let result = try await Subprocess.run(
        .name(name), arguments: Arguments(arguments),
        environment: .inherit.updating(Dictionary(changes) { first, _ in first }),
        workingDirectory: folder.map { FilePath($0) }, input: .none, output: .sequence,
        error: .string(limit: Self.errorLimit)
      ) { process in
        var reader = start
        for try await part in process.standardOutput
        where !part.withUnsafeBytes({ reader.take($0) }) {
          try process.send(signal: .kill)
          break
        }
        return reader
      }
      let code: Int? = if case .exited(let code) = result.terminationStatus { Int(code) } else { nil }
      return .success(ProgramRun(output: result.closureResult, errors: result.standardError, exitCode: code))
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return .failure(.notInstalled)
    } catch {
      return .failure(.broken)
    }
  }
}
