/// Why the interactor of a directive has no answer. Each is reported at the value of its argument.
public struct ArgumentFaults: Error, Equatable {
  /// What is wrong with one argument.
  struct Fault: Equatable {
    /// Its name; nothing where it is the call that is wrong.
    let argument: String?
    let message: String
    let hint: String?
  }

  private(set) var all: [Fault] = []

  /// Whether there is nothing to report.
  public var isEmpty: Bool { all.isEmpty }

  /// None so far: what is missing from the arguments was reported when they were read.
  public init() {}

  /// Says that the value of an argument does not do; `name` is nothing where it is the call that is wrong.
  public init(_ message: String, of name: String?, hint: String?) {
    add(message, of: name, hint: hint)
  }

  /// Says that the value of another argument does not do, too.
  public mutating func add(_ message: String, of name: String?, hint: String?) {
    all.append(Fault(argument: name, message: message, hint: hint))
  }
}
