/// The interactor of a page type that has nothing to ask: its one request is its response.
public struct StaticInteractor<Value: Hashable & Encodable & Sendable>: Interactor {
  private let value: Value

  /// Answers with `value`.
  public init(_ value: Value) {
    self.value = value
  }

  /// The value itself.
  public func requests() -> [Value] { [value] }

  /// The value itself.
  public func respond(to request: Value) -> Value { request }
}
