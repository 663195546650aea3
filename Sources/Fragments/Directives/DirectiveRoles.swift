public import Routing
public import Viper

/// The interactor of a directive whose arguments name something that has to be found, such as a file.
public protocol DirectiveInteractor<Request, Response>: Interactor where Failure == ArgumentFaults {}

extension DirectiveInteractor {
  /// None: only Markdown asks.
  public func requests() -> [Request] { [] }
}

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

/// The interactor of a child module that has nothing to find out: Markdown, or the page, has told it all there is to know.
public struct ToldInteractor<Request: Hashable & Encodable & Sendable>: Interactor {
  /// Asks nobody.
  public init() {}

  /// None: only those ask who know what to tell.
  public func requests() -> [Request] { [] }

  /// What was asked.
  public func respond(to request: Request) -> Request { request }
}

/// The router of a directive: its links were resolved when its arguments were read.
public struct ToldRouter: Wayfinder {
  /// The ways from the page on which it is called.
  public var ways = Ways.nowhere

  /// Leads nowhere, until a page calls it.
  public init() {}
}
