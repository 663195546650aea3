public import ContentLoading
internal import Programs

/// The history that git keeps. It is asked once for all files, and not at all while its last commit is the same.
public struct GitHistory: ChangeHistory {
  /// What git is given to answer, in seconds: the whole history of a large site takes some.
  private static let timeLimit = 300
  /// The most that is read of an answer which is kept as a whole, in bytes.
  private static let limit = 256 << 20
  /// A hook's variables are about the folder that git runs it in; and what git says is read by a program.
  private static let variables: [String: String?] = [
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil, "LC_ALL": "C",
    "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
  ]

  private let git = ExternalProgram("git")

  /// Asks the program `git`.
  public init() {}

  /// The last changes of files that are committed: the latest date that an author's commit has. Other settings of git than
  /// that of the repository do not change them.
  public func changes(
    below folder: String, after known: LastChanges?
  ) async throws(HistoryFailure) -> LastChanges {
    let state = try await state(of: folder)
    if state.isShallow { throw .shallow }
    guard let head = state.head else { return LastChanges() }
    async let dates = dates(of: folder, at: head, after: known)
    let uncommitted = try await uncommitted(in: folder, below: state.prefix)
    return LastChanges(head: head, dates: try await dates.get(), uncommitted: uncommitted)
  }

  /// The last commit; empty if there is none yet.
  public func head(below folder: String) async -> String? {
    guard let state = try? await state(of: folder), !state.isShallow else { return nil }
    return state.head ?? ""
  }

  private func state(of folder: String) async throws(HistoryFailure) -> RepositoryState {
    let run = try await run(
      ["rev-parse", "--is-shallow-repository", "--show-prefix", "HEAD"], in: folder,
      WholeOutput(limit: Self.limit))
    guard let state = RepositoryState(run.output.bytes, hasCommits: run.exitCode == 0) else {
      throw Self.failure(run.errors)
    }
    return state
  }

  /// The dates of all files, which are those that are known if they are of the same commit.
  private func dates(
    of folder: String, at head: String, after known: LastChanges?
  ) async -> Result<GitLog.Dates, HistoryFailure> {
    if let known, known.head == head { return .success(known.dates) }
    let log = [
      "-c", "log.showRoot=true", "log", "-z", "--format=%x00%aI", "--name-only", "--no-renames", "--relative",
      "--no-follow",
      "--no-color", "--no-show-signature", "--", ".",
    ]
    do throws(HistoryFailure) {
      let run = try await run(log, in: folder, GitLog())
      return run.exitCode == 0 ? .success(run.output.dates) : .failure(Self.failure(run.errors))
    } catch {
      return .failure(error)
    }
  }

  private func uncommitted(
    in folder: String, below prefix: String
  ) async throws(HistoryFailure) -> Set<String> {
    let run = try await run(
      ["status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--ignored", "--", "."],
      in: folder, WholeOutput(limit: Self.limit))
    guard run.exitCode == 0 else { throw Self.failure(run.errors) }
    return GitStatus.paths(in: run.output.bytes, below: prefix)
  }

  private func run<Reader: OutputReader>(
    _ arguments: [String], in folder: String, _ reader: Reader
  ) async throws(HistoryFailure) -> ProgramRun<Reader> {
    do throws(ProgramFailure) {
      return try await git.run(
        arguments, in: folder, variables: Self.variables, seconds: Self.timeLimit, reading: reader)
    } catch {
      switch error {
      case .notInstalled: throw .none("the program git is not installed")
      case .timeout: throw .none("git does not answer in time")
      case .broken(let reason): throw .none("git cannot be run: \(reason)")
      }
    }
  }

  /// What git says of itself, without its own word for a fault.
  private static func failure(_ errors: String) -> HistoryFailure {
    let line = errors.split(whereSeparator: \.isNewline).first ?? "git fails"
    return .none(String(line.trimmingPrefix("fatal: ")))
  }
}
