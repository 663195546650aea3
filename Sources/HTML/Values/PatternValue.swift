/// A regular expression of JavaScript, as the `pattern` attribute has it: compiled with the flag `v` (HTML §4.10.5.3.6).
enum PatternValue {
  /// What is wrong with the value.
  static func fault(in value: Bytes) -> ValueFault? {
    do throws(ShapeFault) {
      var reader = PatternReader(value)
      try reader.read()
      return nil
    } catch {
      return error.fault(of: .badPattern)
    }
  }
}
