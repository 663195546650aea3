/// The answer of a host.
public struct Transfer: Sendable {
  /// Its head.
  public let head: HTTPHead
  /// The whole URL that it leads on to, if it does.
  public let location: String?
  /// Head and content as they came.
  let bytes: [UInt8]
  /// Whether all of it came.
  public let isWhole: Bool
  /// Whether it was broken off as there was more than wanted.
  public let isTooLarge: Bool

  /// What stands behind the head; all of it if the answer is whole.
  public var content: ArraySlice<UInt8> { bytes[min(head.end, bytes.count)...] }
}
