/// What `git rev-parse --is-shallow-repository --show-prefix HEAD` tells of a repository.
struct RepositoryState: Equatable {
  /// Whether only the newest part of the history is there.
  let isShallow: Bool
  /// The way from the top of the repository to the folder that was asked in, with a slash at its end if it is another.
  let prefix: String
  /// The last commit; nothing if there is none.
  let head: String?

  /// Reads an answer; nothing if it is of no repository. Where nothing is committed, git repeats the word `HEAD`.
  init?(_ bytes: [UInt8], hasCommits: Bool) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count >= 4, lines.popLast()?.isEmpty == true, let last = lines.popLast() else { return nil }
    isShallow = lines[0].elementsEqual("true".utf8)
    // The name of a folder may have line breaks in it.
    prefix = lines.dropFirst().map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    head = hasCommits ? String(decoding: last, as: UTF8.self) : nil
  }
}
