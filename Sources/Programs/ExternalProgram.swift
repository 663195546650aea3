internal import Subprocess

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

/// A program of the system, which ends in bounded time. It runs without a shell, in a session of its own, and is ended with all
/// that it started when its time is over or the task is cancelled.
public struct ExternalProgram: Sendable {
  /// The most of what it says of errors that is read, in bytes.
  private static let errorLimit = 1 << 20

  private let executable: Executable

  /// Names a program, such as `git`, which is found as a shell finds it.
  public init(_ name: String) {
    executable = .name(name)
  }

  /// Names a program by where it lies.
  public init(atPath path: String) {
    executable = .path(FilePath(path))
  }

  /// Where it lies; nothing if it is not installed.
  public var path: String? {
    get async { try? await executable.resolveExecutablePath(in: .inherit).string }
  }

  /// Runs it in a folder, that of this process unless said otherwise, gives it its input and has its output read. `variables` are
  /// laid over those of this process; nothing takes one away. After so many seconds it is ended.
  public func run<Reader: OutputReader>(
    _ arguments: [String], input: [UInt8] = [], in folder: String? = nil, variables: [String: String?] = [:],
    seconds: Int, reading start: Reader
  ) async throws(ProgramFailure) -> ProgramRun<Reader> {
    let changes = variables.map { (Environment.Key(stringLiteral: $0.key), $0.value) }
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
    ]
    guard let number = RunningPrograms.enter() else { throw .broken("a signal ends this process") }
    defer { RunningPrograms.leave(number) }
    let deadline = Deadline()
    defer { deadline.stop() }
    do {
      let result = try await Subprocess.run(
        executable, arguments: Arguments(arguments),
        environment: .inherit.updating(Dictionary(changes) { first, _ in first }),
        workingDirectory: folder.map { FilePath($0) }, platformOptions: options,
        input: .fileDescriptor(try Self.file(of: input), closeAfterSpawningProcess: true), output: .sequence,
        error: .string(limit: Self.errorLimit)
      ) { process in
        deadline.start(seconds: seconds) { try? process.send(signal: .kill, toProcessGroup: true) }
        RunningPrograms.name(number, leader: process.processIdentifier.value)
        var reader = start
        for try await part in process.standardOutput
        where !part.withUnsafeBytes({ reader.take($0) }) {
          try process.send(signal: .kill, toProcessGroup: true)
          break
        }
        return reader
      }
      if case .exited(let code) = result.terminationStatus {
        return ProgramRun(output: result.closureResult, errors: result.standardError, exitCode: Int(code))
      }
      if deadline.hasPassed { throw ProgramFailure.timeout }
      return ProgramRun(output: result.closureResult, errors: result.standardError, exitCode: nil)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw .notInstalled
    } catch let error as ProgramFailure {
      throw error
    } catch {
      throw .broken("\(error)")
    }
  }

  private static func file(of input: [UInt8]) throws -> FileDescriptor {
    input.isEmpty ? try .open("/dev/null", .readOnly, options: .closeOnExec) : try NamelessFile.open(input)
  }
}
