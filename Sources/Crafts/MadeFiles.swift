public import Digests
internal import Files
internal import Synchronization

/// What programs made, kept by what it was made from: in a folder, so that the next build runs none of them again.
///
/// A file is written whole or not at all, and one that is not as it was written is made again.
public final class MadeFiles: Sendable {
  private let folder: OutputFolder?
  private let inMemory = Mutex<[Digest: [UInt8]]>([:])
  private let wanted = Mutex<Set<Digest>>([])

  /// Keeps files in a folder, which is made when there is the first; `isReadOnly` leaves it as it is and keeps what is new
  /// in memory.
  public init(folder: String, isReadOnly: Bool = false) {
    self.folder = isReadOnly ? nil : OutputFolder(folder)
    path = folder
  }

  private let path: String

  /// What was made from something; nothing if it has not been made yet.
  public func bytes(of key: Digest) -> [UInt8]? {
    want(key)
    if let bytes = inMemory.withLock({ $0[key] }) { return bytes }
    guard let file = try? FileReader.bytes(of: "\(path)/\(key.name)"), file.count >= Self.sumLength else {
      return nil
    }
    let bytes = Array(file.dropFirst(Self.sumLength))
    return file.starts(with: Self.sum(of: bytes)) ? bytes : nil
  }

  /// Whether something has been made, without a look at its bytes.
  public func has(_ key: Digest) -> Bool {
    want(key)
    return inMemory.withLock { $0[key] != nil } || FileIdentity(ofFile: "\(path)/\(key.name)") != nil
  }

  private func want(_ key: Digest) { wanted.withLock { _ = $0.insert(key) } }

  /// Keeps what was made. Where it cannot be written, it is kept for this build alone.
  public func keep(_ bytes: [UInt8], of key: Digest) {
    guard let folder else { return inMemory.withLock { $0[key] = bytes } }
    // Two builds of one site may make the same at the same time.
    let new = "\(key.name)-\(UInt64.random(in: .min ... .max))"
    do {
      try folder.createFolder()
      try folder.write(Self.sum(of: bytes) + bytes, to: new)
      try folder.rename(new, to: key.name)
    } catch {
      try? folder.removeFile(new)
      inMemory.withLock { $0[key] = bytes }
    }
  }

  /// Removes the files that nobody has asked for; for the end of a build that asked for all it shows. One that cannot be
  /// removed stays.
  public func removeUnwanted() {
    guard let folder, let entries = try? folder.entries(of: "") else { return }
    let names = wanted.withLock { Set($0.map(\.name)) }
    for entry in entries where !entry.isFolder && !names.contains(entry.name) {
      try? folder.removeFile(entry.name)
    }
  }

  /// How many bytes stand before what was made, to tell whether it is whole.
  private static let sumLength = 16

  private static func sum(of bytes: [UInt8]) -> [UInt8] {
    Digest(of: bytes).bytes
  }
}
