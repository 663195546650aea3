/// Reads `git status --porcelain=v1 -z --no-renames`: two letters, a space, and the path from the top of the repository.
enum GitStatus {
  /// The files that are told of, by their paths below a folder; `prefix` leads to it from the top of the repository.
  static func paths(in bytes: [UInt8], below prefix: String) -> Set<String> {
    let start = 3 + prefix.utf8.count
    return Set(
      bytes.split(separator: 0).filter { $0.count > start }.map {
        String(decoding: $0.dropFirst(start), as: UTF8.self)
      })
  }
}
