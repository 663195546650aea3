import Digests
import Entities
import Files
import Synchronization

/// The text of a file, read again whenever it is wanted.
final class FileText: KeptText {
  private let path: String
  private let noted: Mutex<TextVersion>

  /// Takes the absolute path of a file, and the version that it holds.
  init(path: String, version: TextVersion) {
    self.path = path
    noted = Mutex(version)
  }

  /// Takes the absolute path of a file, its bytes, and where its Markdown starts.
  convenience init(path: String, bytes: [UInt8], start: Int) {
    self.init(path: path, version: TextVersion(of: bytes, start: start))
  }

  var version: TextVersion { noted.withLock { $0 } }

  /// Notes that the file holds something else now.
  func note(_ bytes: [UInt8], start: Int) {
    let version = TextVersion(of: bytes, start: start)
    noted.withLock { $0 = version }
  }

  func bytes(of version: TextVersion) -> [UInt8]? {
    guard let bytes = try? FileReader.bytes(of: path),
      TextVersion(of: bytes, start: version.start) == version
    else { return nil }
    return bytes
  }
}

extension TextVersion {
  fileprivate init(of bytes: [UInt8], start: Int) {
    let digest = Digest(of: bytes)
    // A file that is read again may have become shorter than its head was.
    let head = bytes.withUnsafeBytes { Digest(of: UnsafeRawBufferPointer(rebasing: $0.prefix(start))) }
    self.init(high: digest.high, low: digest.low, start: start, head: head.high)
  }
}
