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
    self.init(mixer)
  }

  init(_ mixer: SharedMixer) {
    digest = mixer.mixer.digest
    texts = mixer.texts
  }
}

/// A value that shows the text of a file without holding it, and says so while it is encoded.
public protocol TextShowing: Encodable {
  /// The path of the file.
  var shownFile: String { get }
}

extension TextShowing {
  /// Says that the value shows the text of its file; who does not sum it up does not listen. For the start of `encode(to:)`.
  public func noteText(to encoder: any Encoder) {
    (encoder as? DigestEncoder)?.shared.texts.append(shownFile)
  }
}
