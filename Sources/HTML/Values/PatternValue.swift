internal import Diagnostics

/// A regular expression of JavaScript, as the `pattern` attribute has it (HTML §4.10.5.3.6).
///
/// Only what no dialect of the language compiles is reported: brackets that do not match, and quantifiers behind nothing.
enum PatternValue {
  /// What is wrong with the value.
  static func fault(in value: Bytes) -> ValueFault? {
    var index = 0
    var depth = 0
    var isRepeatable = false
    while index < value.count {
      let byte = value[index]
      switch byte {
      case UInt8(ascii: "\\"):
        index += 1
        if index == value.count { return ValueFault(.badPattern, "it ends in a backslash", at: index - 1) }
        isRepeatable = true
      case UInt8(ascii: "["):
        guard let end = endOfClass(in: value, from: index) else {
          return ValueFault(
            .badPattern, "a [ is never closed", hint: "write \\[ for the character", at: index)
        }
        index = end
        isRepeatable = true
      case UInt8(ascii: "("):
        depth += 1
        index = startOfGroup(in: value, from: index)
        isRepeatable = false
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 {
          return ValueFault(.badPattern, "a ) closes nothing", hint: "write \\) for the character", at: index)
        }
        isRepeatable = true
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"):
        guard isRepeatable else {
          let sign = value[index..<index + 1].text
          return ValueFault(
            .badPattern, "there is nothing for \(sign) to repeat", hint: "write \\\(sign) for the character",
            at: index)
        }
        // A question mark behind a quantifier makes it a lazy one.
        if index + 1 < value.count, value[index + 1] == UInt8(ascii: "?") { index += 1 }
        isRepeatable = false
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "^"), UInt8(ascii: "$"):
        // What may follow these differs between dialects.
        isRepeatable = true
      case UInt8(ascii: "|"): isRepeatable = false
      default: isRepeatable = true
      }
      index += 1
    }
    return depth > 0
      ? ValueFault(.badPattern, "a ( is never closed", hint: "write \\( for the character") : nil
  }

  /// The place of the bracket that closes a class; one that is escaped does not.
  private static func endOfClass(in value: Bytes, from start: Int) -> Int? {
    var index = start + 1
    var depth = 1
    while index < value.count {
      switch value[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The last byte of what opens a group: `(`, `(?:`, `(?=`, `(?!`, `(?<`.
  private static func startOfGroup(in value: Bytes, from start: Int) -> Int {
    start + 1 < value.count && value[start + 1] == UInt8(ascii: "?")
      ? Swift.min(start + 2, value.count - 1) : start
  }
}
