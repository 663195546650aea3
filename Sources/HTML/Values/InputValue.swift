/// What an `input` may hold, by its type (HTML §4.10.5.1).
enum InputValue {
  /// What is wrong with `value`, `min`, `max` or `step` of an `input`. URLs (`type=url`) are not looked into.
  static func fault(
    in value: Bytes, type: Bytes, attribute: AttributeName, isMultiple: Bool = false
  ) -> ValueFault? {
    switch attribute {
    case .step:
      guard isRanged(type) else { return nil }
      if dayTypes.contains(where: { type.equalsIgnoringCase($0) }), !value.equalsIgnoringCase("any") {
        return NumberValue.faultOfInteger(in: value, atLeast: 1)
      }
      return NumberValue.faultOfStep(in: value)
    case .min, .max:
      return faultOfRanged(in: value, type: type)
    case .value:
      // A control may be empty at the start; a slider has a place always.
      if value.isEmpty {
        return type.equalsIgnoringCase("range") ? NumberValue.faultOfNumber(in: value) : nil
      }
      if isRanged(type) { return faultOfRanged(in: value, type: type) }
      return faultOfText(in: value, type: type, isMultiple: isMultiple)
    default:
      return nil
    }
  }

  /// Dates, times and numbers.
  private static func faultOfRanged(in value: Bytes, type: Bytes) -> ValueFault? {
    if type.equalsIgnoringCase("number") || type.equalsIgnoringCase("range") {
      return NumberValue.faultOfNumber(in: value)
    }
    if type.equalsIgnoringCase("date") { return DateValue.faultOfDate(in: value) }
    if type.equalsIgnoringCase("month") { return DateValue.faultOfMonth(in: value) }
    if type.equalsIgnoringCase("week") { return DateValue.faultOfWeek(in: value) }
    if type.equalsIgnoringCase("time") { return DateValue.faultOfTime(in: value) }
    if type.equalsIgnoringCase("datetime-local") { return DateValue.faultOfLocalDateTime(in: value) }
    return nil
  }

  private static func faultOfText(in value: Bytes, type: Bytes, isMultiple: Bool) -> ValueFault? {
    if type.isEmpty || lineTypes.contains(where: { type.equalsIgnoringCase($0) }) {
      return TextValue.faultOfLine(in: value)
    }
    if type.equalsIgnoringCase("color") { return SimpleColourValue.fault(in: value) }
    if type.equalsIgnoringCase("email") {
      return isMultiple ? EmailValue.faultOfList(in: value) : EmailValue.fault(in: value)
    }
    return nil
  }

  private static func isRanged(_ type: Bytes) -> Bool {
    rangedTypes.contains { type.equalsIgnoringCase($0) }
  }

  private static let lineTypes: [StaticString] = ["text", "search", "tel", "password"]
  /// Types whose steps are whole days, weeks or months.
  private static let dayTypes: [StaticString] = ["date", "month", "week"]
  private static let rangedTypes: [StaticString] = [
    "number", "range", "date", "month", "week", "time", "datetime-local",
  ]
}
