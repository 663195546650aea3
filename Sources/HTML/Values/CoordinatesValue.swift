/// The shapes of an image map: numbers between commas (HTML §4.8.14, `coords`).
enum CoordinatesValue {
  /// A circle: its centre and a radius of 0 or more.
  static func faultOfCircle(in value: Bytes) -> ValueFault? {
    fault(in: value, "a circle has three numbers: x, y and radius") { numbers in
      guard numbers.count == 3 else { return false }
      return numbers.first.2 >= 0
    }
  }

  /// A rectangle: its left, top, right and bottom.
  static func faultOfRectangle(in value: Bytes) -> ValueFault? {
    fault(in: value, "a rectangle has four numbers: left, top, a greater right and a greater bottom") {
      numbers in
      guard numbers.count == 4 else { return false }
      return numbers.first.0 < numbers.first.2 && numbers.first.1 < numbers.first.3
    }
  }

  /// A polygon: the x and y of three points or more.
  static func faultOfPolygon(in value: Bytes) -> ValueFault? {
    fault(in: value, "a polygon has an even number of numbers, six at least") { numbers in
      numbers.count >= 6 && numbers.count % 2 == 0
    }
  }

  /// What is wrong with the coordinates of the shape that an element says; without one, it is a rectangle.
  static func fault(in value: Bytes, shape: Bytes?) -> ValueFault? {
    guard let shape else { return faultOfRectangle(in: value) }
    if shape.equalsIgnoringCase("rect") { return faultOfRectangle(in: value) }
    if shape.equalsIgnoringCase("circle") { return faultOfCircle(in: value) }
    return shape.equalsIgnoringCase("poly") ? faultOfPolygon(in: value) : nil
  }

  /// How many numbers there are, and the first four of them.
  private struct Numbers {
    var count = 0
    var first = (0.0, 0.0, 0.0, 0.0)

    mutating func append(_ number: Double) {
      if count < 4 {
        switch count {
        case 0: first.0 = number
        case 1: first.1 = number
        case 2: first.2 = number
        default: first.3 = number
        }
      }
      count += 1
    }
  }

  private static func fault(
    in value: Bytes, _ reason: String, unless conforms: (Numbers) -> Bool
  ) -> ValueFault? {
    var numbers = Numbers()
    var start = 0
    for index in 0...value.count where index == value.count || value[index] == UInt8(ascii: ",") {
      guard let number = NumberValue.number(value[start..<index]) else {
        return ValueFault(
          .badCoordinates, "between its commas there have to be numbers, without spaces", at: start)
      }
      numbers.append(number)
      start = index + 1
    }
    return conforms(numbers) ? nil : ValueFault(.badCoordinates, reason)
  }
}
