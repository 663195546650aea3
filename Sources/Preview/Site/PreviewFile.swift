internal import Digests

/// A file that is served.
public struct PreviewFile: Sendable {
  /// Its content.
  public let bytes: [UInt8]
  /// Stands for its content: the same for the same bytes, also after a restart.
  public let hash: UInt64

  /// Takes the content of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    hash = Digest(of: bytes).high
  }

  /// The hash of a text.
  static func hash(of text: String) -> UInt64 { Digest(of: Array(text.utf8)).high }

  /// Some hashes made one, whatever their order.
  static func combined(_ hashes: some Sequence<UInt64>) -> UInt64 {
    hashes.reduce(0) { sum, hash in
      var mixer = Mixer()
      mixer.add(hash)
      return sum &+ mixer.digest.high
    }
  }
}
