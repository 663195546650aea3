/// What a probe takes its made-up values from.
final class Stock {
  /// How its values differ.
  enum Variety {
    /// All are the same, and none is empty.
    case same
    /// No two are the same, starting from a number.
    case numbered(Int)
    /// All are as empty as they can be.
    case empty
  }

  private let variety: Variety
  private var taken = 0
  /// What is known of types already, where its values are these.
  let memory: ShapeMemory?

  init(_ variety: Variety) {
    self.variety = variety
    memory = nil
  }

  /// Values that are all the same, and remembered.
  init(remembering memory: ShapeMemory) {
    variety = .same
    self.memory = memory
  }

  func number() -> Int {
    guard case .numbered(let first) = variety else { return 0 }
    taken += 1
    return first + taken
  }

  func boolean() -> Bool { number() % 2 == 1 }

  func text() -> String {
    switch variety {
    case .same: "text"
    case .numbered: " Text \(number()), <longer> & more \"varied\" than fits into a word. "
    case .empty: ""
    }
  }
}
