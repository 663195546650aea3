/// What stands for a value: its digest, and the files of which it shows the text without holding it.
public struct Summary: Hashable, Sendable {
  /// The digest of everything that the value encodes.
  public let digest: Digest
  /// The paths of the files.
  public let texts: [String]

  /// Sums up a value. Throws what its `encode(to:)` throws.
  public init(encoding value: some Encodable) throws {
    let mixer = SharedMixer()
    try value.encode(to: DigestEncoder(mixer))
    digest = mixer.mixer.digest
    texts = mixer.texts
  }
}

extension Summary {
  /// Says, while a value is encoded, that it shows the text of a file; who does not sum it up does not listen.
  public static func note(textOf path: String, to encoder: any Encoder) {
    (encoder as? DigestEncoder)?.shared.texts.append(path)
  }
}
