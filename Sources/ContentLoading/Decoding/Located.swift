import Diagnostics

/// A value and its place in the file it was decoded from.
struct Located<Value: Decodable & Sendable>: Decodable, Sendable {
  let value: Value
  let location: SourceLocation

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
    // To cast what is of another type asks the runtime what it conforms to.
    let node = type(of: decoder) == NodeDecoder.self ? (decoder as? NodeDecoder)?.node : nil
    location = node?.location ?? SourceLocation(file: "")
  }
}
