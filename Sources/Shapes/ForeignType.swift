#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Types of Foundation that are encoded as something which nobody would show.
enum ForeignType {
  /// What a type is encoded as, and what to do instead.
  static func refusal<Value>(of type: Value.Type) -> (reason: String, hint: String)? {
    switch type {
    case is Date.Type:
      (
        "it is encoded as a number of seconds",
        "word it in the presenter, and put the text into the view model"
      )
    case is Decimal.Type:
      (
        "it is encoded as the parts of a number",
        "word it in the presenter, and put the text into the view model"
      )
    case is URL.Type:
      ("it is encoded as a base and what is relative to it", "put its absoluteString into the view model")
    case is UUID.Type: ("not every text is one", "put its uuidString into the view model")
    default: nil
    }
  }
}

/// A dictionary, whatever its keys are.
protocol AnyDictionary {
  /// The type of what stands under the keys.
  static var valueType: Any.Type { get }
  /// One without keys.
  static var empty: Self { get }
}

extension Dictionary: AnyDictionary {
  static var valueType: Any.Type { Value.self }
  static var empty: Self { [:] }
}
