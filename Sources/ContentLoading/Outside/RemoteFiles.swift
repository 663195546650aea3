import Diagnostics
import Entities
import Services

/// What files hold that lie elsewhere.
struct RemoteFiles: Sendable {
  /// What is known of one of them.
  private struct File {
    var value: DataValue?
    var content: RemoteContent?
    var faults: [Diagnostic] = []
  }

  private var files: [RemoteDataSettings: File] = [:]

  /// Starts with nothing.
  init() {}

  /// Asks for files, but for those that are known; what is known of others is forgotten.
  init(_ wanted: [RemoteDataSettings], from service: any RemoteDataService, knowing known: RemoteFiles) async
  {
    let unknown = wanted.filter { known.files[$0] == nil }
    files = known.files.filter { wanted.contains($0.key) }
    if unknown.isEmpty { return }
    let answers = await service.answers(for: unknown) { file, bytes in
      DataFile.read(bytes, path: file.path, source: file.url).diagnostics.isEmpty
    }
    for (file, answer) in zip(unknown, answers) { files[file] = Self.read(answer, of: file) }
  }

  /// What the files hold, by their paths below `Content/data`.
  var data: [String: DataValue] {
    Dictionary(
      files.compactMap { file, known in known.value.map { (file.path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The files that keep what was answered, by the paths of those they stand for, from the root of the site.
  var standIns: [String: String] {
    Dictionary(
      files.compactMap { file, known in
        known.content.map { ("\(ContentLoader.folder)/\(DataFile.folder)/\(file.path)", $0.file) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Until when all of it is good, in seconds since 1970; nothing where there is none.
  var expires: Int? { files.values.compactMap(\.content?.expires).min() }

  /// What is wrong with them.
  var faults: [Diagnostic] { files.values.flatMap(\.faults) }

  private static func read(_ answer: RemoteAnswer, of file: RemoteDataSettings) -> File {
    switch answer {
    case .good(let content): read(content.bytes, of: file, content)
    case .old(let content, let reason):
      read(content.bytes, of: file, content, [.oldRemoteData(file, reason)])
    case .refused(let bytes): read(bytes, of: file)
    case .none(let reason): File(faults: [.noRemoteData(file, reason)])
    case .notAsked: File(faults: [.unknownRemoteData(file)])
    }
  }

  private static func read(
    _ bytes: [UInt8], of file: RemoteDataSettings, _ content: RemoteContent? = nil,
    _ faults: [Diagnostic] = []
  ) -> File {
    let (value, readingFaults) = DataFile.read(bytes, path: file.path, source: file.url)
    return File(value: value, content: content, faults: faults + readingFaults)
  }
}

extension Diagnostic {
  fileprivate static func oldRemoteData(_ file: RemoteDataSettings, _ reason: String) -> Diagnostic {
    Diagnostic(
      .warning, rule: "remote/old", "\(file.path) is as it was last: \(file.url) \(reason)",
      at: SourceLocation(file.source), hint: "with --offline nobody is asked, and nothing is said")
  }

  fileprivate static func noRemoteData(_ file: RemoteDataSettings, _ reason: String) -> Diagnostic {
    Diagnostic(
      rule: "remote/no-answer", "there is no \(file.path): \(file.url) \(reason)",
      at: SourceLocation(file.source), hint: "look whether the URL is right, and build again")
  }

  fileprivate static func unknownRemoteData(_ file: RemoteDataSettings) -> Diagnostic {
    Diagnostic(
      rule: "remote/offline", "there is no \(file.path): \(file.url) was never asked, and may not be now",
      at: SourceLocation(file.source), hint: "build once without --offline, or bring .vipera-cache along")
  }
}
