/// Durations (HTML §2.3.5.9).
enum DurationValue {
  /// A duration as ISO 8601 writes it, in days, hours, minutes and seconds: `P1DT4H18M3.5S`.
  static func faultOfISODuration(in value: Bytes) -> ValueFault? {
    DateReader.fault(in: value) { reader in
      guard reader.divider("P", .badDuration, "it starts with a \"P\"") else { return false }
      let hasDays = reader.cursor.next?.isDigit == true
      if hasDays, !reader.readComponent(of: "D", after: 0) { return false }
      guard reader.cursor.take("T") else {
        return hasDays || reader.fail(.badDuration, "days, or a \"T\" and a time are missing after the \"P\"")
      }
      return reader.readComponents(of: "HMS")
    }
  }

  /// Numbers with a letter each, in any order, with whitespace where one likes: `4h 18m 3.5s`.
  static func faultOfComponents(in value: Bytes) -> ValueFault? {
    DateReader.fault(in: value) { reader in
      var seen: UInt32 = 0
      while !reader.cursor.isAtEnd {
        guard let unit = reader.readLooseComponent() else { return false }
        let bit: UInt32 = 1 << UInt32(unit & 0x1F)
        guard seen & bit == 0 else {
          return reader.fail(.badDuration, "it has the same unit twice", at: reader.cursor.position - 1)
        }
        seen |= bit
        reader.cursor.skip(while: \.isWhitespace)
      }
      return true
    }
  }
}

extension DateReader {
  /// One or more components of the units, each once, in their order.
  fileprivate mutating func readComponents(of units: StaticString) -> Bool {
    var index = 0
    repeat {
      guard readComponent(of: units, after: index) else { return false }
      let unit = cursor.bytes[cursor.position - 1]
      while index < units.utf8CodeUnitCount, units.utf8Start[index] != unit { index += 1 }
      index += 1
    } while !cursor.isAtEnd
    return true
  }

  /// A number and one of the units from `start` on; only seconds have a fraction.
  fileprivate mutating func readComponent(of units: StaticString, after start: Int) -> Bool {
    guard cursor.skip(while: \.isDigit) > 0 else { return fail(.badDuration, "a number is missing") }
    let hasFraction = cursor.next == UInt8(ascii: ".")
    guard readFraction() else { return false }
    let unit = cursor.take { byte in
      (start..<max(start, units.utf8CodeUnitCount)).contains { units.utf8Start[$0] == byte }
    }
    guard let unit else {
      return fail(.badDuration, "its units are \"D\", \"H\", \"M\" and \"S\", in this order")
    }
    return !hasFraction || unit == UInt8(ascii: "S") || fail(.badDuration, "only seconds have a fraction")
  }

  /// A number and a unit of weeks, days, hours, minutes or seconds, in any letter case.
  fileprivate mutating func readLooseComponent() -> UInt8? {
    guard cursor.skip(while: \.isDigit) > 0 else {
      _ = fail(.badDuration, "a number is missing")
      return nil
    }
    let hasFraction = cursor.next == UInt8(ascii: ".")
    guard readFraction() else { return nil }
    cursor.skip(while: \.isWhitespace)
    let unit = cursor.take { byte in
      switch byte.lowercase {
      case UInt8(ascii: "s"): true
      case UInt8(ascii: "w"), UInt8(ascii: "d"), UInt8(ascii: "h"), UInt8(ascii: "m"): !hasFraction
      default: false
      }
    }
    if unit == nil { _ = fail(.badDuration, "a unit is missing: \"w\", \"d\", \"h\", \"m\" or \"s\"") }
    return unit?.lowercase
  }
}
