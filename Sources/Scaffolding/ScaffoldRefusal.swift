/// Why nothing is made: what is wrong, and what to do.
public struct ScaffoldRefusal: Error, Hashable {
  /// What is wrong.
  public let message: String
  /// What to do.
  public let hint: String?

  /// Says what is wrong, and what to do.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// Files that are there already, where others were to be made.
  static func taken(_ paths: [String]) -> ScaffoldRefusal {
    let list = paths.map { "\n  \($0)" }.joined()
    let these = paths.count == 1 ? "this is" : "these are"
    return ScaffoldRefusal("nothing was written, as \(these) there already:\(list)")
  }
}

extension ScaffoldRefusal: CustomStringConvertible {
  /// Both, the hint on a line of its own.
  public var description: String {
    message + (hint.map { "\n  hint: \($0)" } ?? "")
  }
}
