/// What stands for a value: its digest, and the files of which it shows the text without holding it.
public struct Summary: Hashable, Sendable {
  /// The digest of everything that the value holds.
  public let digest: Digest
  /// The paths of the files.
  public let texts: [String]

  init(_ mixer: SharedMixer) {
    digest = mixer.mixer.digest
    texts = mixer.texts
  }
}
