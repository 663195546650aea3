import Diagnostics

/// A value and its place in the file it was decoded from.
struct Located<Value: Decodable & Sendable>: Decodable, Sendable {
  let value: Value
  let location: SourceLocation

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
    location = (decoder as? NodeDecoder)?.node.location ?? SourceLocation(file: "")
  }
}
