public import ContentLoading
public import Entities
public import Files

/// Data elsewhere, which is asked for by the program `curl` and kept below the root of a site.
public struct CurlRemoteData: RemoteDataService {
  /// The folder of answers below the root of a site.
  static let folder = ".vipera-cache/remote"
  /// How many hosts are asked at a time.
  private static let width = 8

  private let cache: RemoteDataCache
  private let isOffline: Bool
  private let now: @Sendable () -> Int

  /// Keeps answers below the root of a site. Offline nobody is asked, and what is kept will do, however old. `now` is in seconds
  /// since 1970: the clock of the machine, and not that of the build.
  public init(
    root: String, isOffline: Bool = false,
    now: @escaping @Sendable () -> Int = { Int(FileIdentity.now / 1_000_000_000) }
  ) {
    cache = RemoteDataCache("\(root)/\(Self.folder)")
    self.isOffline = isOffline
    self.now = now
  }

  /// What files hold: as it is kept where that is good, else as their hosts answer now. Each URL is asked for once.
  public func answers(
    for files: [RemoteDataSettings], accepting accepts: @Sendable (RemoteDataSettings, [UInt8]) -> Bool
  ) async -> [RemoteAnswer] {
    let now = now()
    var answers: [String: RemoteAnswer] = [:]
    var questions: [RemoteQuestion] = []
    for (url, files) in Dictionary(grouping: files, by: \.url).sorted(by: { $0.key < $1.key }) {
      let known = cache.entry(of: url)
      let maxAge = files.map(\.maxAge).min() ?? 0
      if let known, isOffline || (known.asked..<known.asked + maxAge).contains(now) {
        answers[url] = .good(content(known, maxAge))
      } else if isOffline {
        answers[url] = .notAsked
      } else {
        questions.append(
          RemoteQuestion(url: url, seconds: files.map(\.timeout).max() ?? 0, maxAge: maxAge, known: known))
      }
    }
    // One after the other: two writers would take the same name for what is not whole yet.
    for (question, reply) in await ask(questions) {
      answers[question.url] = answer(reply, to: question, now) { bytes in
        files.allSatisfy { $0.url != question.url || accepts($0, bytes) }
      }
    }
    return files.map { answers[$0.url] ?? .notAsked }
  }

  /// Asks some hosts side by side.
  private func ask(_ questions: [RemoteQuestion]) async -> [(RemoteQuestion, RemoteQuestion.Reply)] {
    await withTaskGroup(of: (RemoteQuestion, RemoteQuestion.Reply).self) { group in
      var waiting = questions[...]
      for question in waiting.prefix(Self.width) { group.addTask { (question, await question.ask()) } }
      waiting = waiting.dropFirst(Self.width)
      var replies: [(RemoteQuestion, RemoteQuestion.Reply)] = []
      while let reply = await group.next() {
        replies.append(reply)
        if let question = waiting.popFirst() { group.addTask { (question, await question.ask()) } }
      }
      return replies
    }
  }

  /// What a reply comes to, and keeps it if it is one to keep.
  private func answer(
    _ reply: RemoteQuestion.Reply, to question: RemoteQuestion, _ now: Int, accepts: ([UInt8]) -> Bool
  ) -> RemoteAnswer {
    let entry: RemoteDataCache.Entry
    switch reply {
    case .failure(let reason):
      return question.known.map { .old(content($0, question.maxAge), reason: reason) }
        ?? .none(reason: reason)
    case .unchanged(let known):
      entry = .init(
        content: known.content, name: known.name, asked: now, etag: known.etag,
        lastModified: known.lastModified)
    case .new(let bytes, let etag, let lastModified):
      guard accepts(bytes) else { return .refused(bytes) }
      entry = .init(
        content: bytes, name: RemoteDataCache.name(of: bytes, from: question.url), asked: now, etag: etag,
        lastModified: lastModified)
    }
    cache.keep(entry, of: question.url)
    return .good(content(entry, question.maxAge))
  }

  private func content(_ entry: RemoteDataCache.Entry, _ maxAge: Int) -> RemoteContent {
    RemoteContent(
      bytes: entry.content, file: "\(Self.folder)/\(entry.name)", expires: entry.asked + maxAge)
  }
}
