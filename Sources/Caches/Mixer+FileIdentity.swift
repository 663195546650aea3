public import Digests
public import Files

extension Mixer {
  /// Adds a file's identity.
  public mutating func add(_ identity: FileIdentity) {
    add(UInt64(bitPattern: identity.size))
    add(UInt64(bitPattern: identity.modified))
    add(identity.number)
  }
}
