/// What is wrong with a drawing at a place of its file.
public struct DrawingFault: Error, Hashable, Sendable {
  /// The byte of the file.
  public let offset: Int
  /// A sentence without a full stop.
  public let message: String

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
