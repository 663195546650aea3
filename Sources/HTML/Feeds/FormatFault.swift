/// Where a file that programs read is not what its specification says.
public struct FormatFault: Error, Equatable, Sendable {
  /// The rule it breaks.
  public let rule: String
  /// What is wrong here.
  public let message: String
  /// What to do about it.
  public let hint: String?
  /// The byte of the file, counted from 0.
  public let offset: Int

  init(_ rule: String, _ message: String, hint: String? = nil, at offset: Int) {
    self.rule = rule
    self.message = message
    self.hint = hint
    self.offset = offset
  }
}
