@testable import HTML

/// Calls `body` with the bytes of a text.
func withBytes<Result>(_ text: String, _ body: (Bytes) -> Result) -> Result {
  Array(text.utf8).withUnsafeBufferPointer { body(Bytes($0)) }
}

/// What a value parser says about a value.
func fault(in value: String, by parse: (Bytes) -> ValueFault?) -> ValueFault? { withBytes(value, parse) }
