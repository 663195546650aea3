// Stands in for the parser of numbers until it is there.
enum NumberValue {
  static func integer(_ value: Bytes) -> Int? { Int(value.text) }
  static func number(_ value: Bytes) -> Double? { Double(value.text) }
}
