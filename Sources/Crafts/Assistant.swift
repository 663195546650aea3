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

/// A program that answers questions as long as somebody asks: to start it takes longer than most answers. Once it failed it is
/// asked no more.
final class Assistant: Sendable {
  /// What it answers: a state of its own, and bytes.
  struct Answer: Sendable {
    let state: UInt8
    let bytes: [UInt8]
  }

  private struct Question: Sendable {
    let bytes: [UInt8]
    let answer: CheckedContinuation<Result<Answer, CraftFailure>, Never>
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

  private let name: String
  private let program: Program
  private let arguments: [String]
  /// Who takes questions.
  private let desk = Desk()

  /// Has a program answer; `name` is what it is called in what is told of it. It is started with the first question. It reads
  /// questions from its standard input, and answers each with a byte, a length of four bytes, the highest first, and so many
  /// bytes.
  init(_ name: String, by program: Program, _ arguments: [String]) {
    self.name = name
    self.program = program
    self.arguments = arguments
  }

  deinit {
    desk.end(.refused("\(name) is not needed any more"))
  }

  /// What it answers to a question.
  func answer(to question: [UInt8]) async throws(CraftFailure) -> Answer {
    let result = await withCheckedContinuation { answer in
      ask(Question(bytes: question, answer: answer))
    }
    return try result.get()
  }

  /// A number as questions and answers have it.
  static func bytes(of number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
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
        Task { [name, program, arguments, desk] in
          await Self.serve(questions, desk, by: program, arguments, called: name)
        }
      }
      return nil
    }
    if let failure { question.answer.resume(returning: .failure(failure)) }
  }

  /// Answers questions until there are no more, or the program fails.
  private static func serve(
    _ questions: AsyncStream<Question>, _ desk: Desk, by program: Program, _ arguments: [String],
    called name: String
  ) async {
    // To write to a program that has gone would end this process.
    signal(SIGPIPE, SIG_IGN)
    let failure = CraftFailure.refused("\(name) ended, or took more than \(patience) seconds")
    var options = PlatformOptions()
    options.createSession = true
    _ = try? await Subprocess.run(
      .path(FilePath(program.path)), arguments: Arguments(arguments), platformOptions: options,
      input: .inputWriter, output: .sequence, error: .discarded
    ) { process in
      var reader = AnswerReader(process.standardOutput)
      for await question in questions {
        let watch = Task {
          try await Task.sleep(for: .seconds(patience))
          try process.send(signal: .kill)
        }
        defer { watch.cancel() }
        do {
          _ = try await process.standardInputWriter.write(question.bytes)
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

/// Reads answers from the output of a program as they come.
private struct AnswerReader {
  /// What the program wrote was no answer.
  struct NoAnswer: Error {}

  /// How long an answer is at most, in bytes.
  private static let limit = 256 << 20

  private var output: SubprocessOutputSequence.AsyncIterator
  private var bytes: [UInt8] = []

  init(_ output: SubprocessOutputSequence) {
    self.output = output.makeAsyncIterator()
  }

  /// The next answer.
  mutating func answer() async throws -> Assistant.Answer {
    let head = try await take(5)
    let length = head.dropFirst().reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.limit else { throw NoAnswer() }
    return Assistant.Answer(state: head[0], bytes: try await take(length))
  }

  private mutating func take(_ count: Int) async throws -> [UInt8] {
    while bytes.count < count {
      guard let part = try await output.next() else { throw NoAnswer() }
      part.withUnsafeBytes { bytes += $0 }
    }
    defer { bytes.removeFirst(count) }
    return Array(bytes.prefix(count))
  }
}
