public import Digests
internal import Subprocess
internal import Synchronization

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells what the parts of code are, by the program Pygments, which runs as long as somebody asks: to start it takes longer
/// than most answers. Once it failed it is asked no more.
public final class Pygments: Sendable {
  /// A part of code.
  public struct Part: Hashable, Sendable {
    /// What it is: one of Pygments' short classes, such as `kt`.
    public let kind: String
    /// How many bytes it has.
    public let count: Int
  }

  /// How to get it.
  public static let advice = "\"apt-get install python3-pygments\" or \"pip install pygments\" brings it"

  private struct Question: Sendable {
    let frame: [UInt8]
    let answer: CheckedContinuation<Result<PygmentsAnswer, CraftFailure>, Never>
  }

  /// The way of questions to the program.
  private final class Desk: Sendable {
    enum State {
      /// Nobody has asked yet.
      case closed
      case open(AsyncStream<Question>.Continuation)
      /// The program failed, and is asked no more.
      case broken(CraftFailure)
    }

    let state = Mutex(State.closed)

    func end(_ failure: CraftFailure) {
      state.withLock { state in
        if case .open(let questions) = state { questions.finish() }
        state = .broken(failure)
      }
    }
  }

  /// How long an answer may take, in seconds.
  private static let patience = 30

  /// The program that speaks for Pygments, and the version of both.
  private let python: Program
  /// Stands for the version of Pygments.
  public let version: Digest
  /// Who takes questions.
  private let desk: Desk

  /// Looks for Pygments; nothing if it is not installed.
  public init?() async {
    guard let python = await Program("python3"), let pygments = await Program("pygmentize") else {
      return nil
    }
    self.python = python
    desk = Desk()
    var mixer = Mixer()
    mixer.add(python.version)
    mixer.add(pygments.version)
    version = mixer.digest
  }

  deinit {
    desk.end(.refused("Pygments is not needed any more"))
  }

  /// The parts of code in a language, which are all of it; nothing if Pygments does not know the language.
  public func parts(of code: [UInt8], in language: String) async throws(CraftFailure) -> [Part]? {
    let frame = Self.frame(language, code)
    let result = await withCheckedContinuation { answer in
      ask(Question(frame: frame, answer: answer))
    }
    guard let (text, parts) = try result.get().content else { return nil }
    guard text == code else { throw .refused("what Pygments tells is not what it was asked") }
    return parts
  }

  private static func frame(_ language: String, _ code: [UInt8]) -> [UInt8] {
    let lengths = [language.utf8.count, code.count].flatMap { count in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
    }
    return lengths + Array(language.utf8) + code
  }

  private func ask(_ question: Question) {
    let failure: CraftFailure? = desk.state.withLock { state in
      switch state {
      case .broken(let failure): return failure
      case .open(let questions): questions.yield(question)
      case .closed:
        let (questions, taker) = AsyncStream.makeStream(of: Question.self)
        taker.yield(question)
        state = .open(taker)
        Task { [python, desk] in await Self.serve(questions, desk, by: python) }
      }
      return nil
    }
    if let failure { question.answer.resume(returning: .failure(failure)) }
  }

  /// Answers questions until there are no more, or the program fails.
  private static func serve(_ questions: AsyncStream<Question>, _ desk: Desk, by python: Program) async {
    // To write to a program that has gone would end this process.
    signal(SIGPIPE, SIG_IGN)
    let failure = CraftFailure.refused("Pygments ended, or took more than \(patience) seconds")
    var options = PlatformOptions()
    options.createSession = true
    _ = try? await Subprocess.run(
      .path(FilePath(python.path)), arguments: ["-c", PygmentsAnswer.script], platformOptions: options,
      input: .inputWriter, output: .sequence, error: .discarded
    ) { process in
      var reader = PygmentsReader(process.standardOutput)
      for await question in questions {
        let watch = Task {
          try await Task.sleep(for: .seconds(patience))
          try process.send(signal: .kill)
        }
        defer { watch.cancel() }
        do {
          _ = try await process.standardInputWriter.write(question.frame)
          question.answer.resume(returning: .success(try await reader.answer()))
        } catch {
          question.answer.resume(returning: .failure(failure))
          try? process.send(signal: .kill)
          return
        }
      }
    }
    desk.end(failure)
    for await question in questions { question.answer.resume(returning: .failure(failure)) }
  }
}
