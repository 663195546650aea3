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
  /// What is known of types already, where all values are the same.
  private var findings: [ObjectIdentifier: ShapeFinding] = [:]

  init(_ variety: Variety) {
    self.variety = variety
  }

  /// What is known of a type already.
  func finding(of type: any Decodable.Type) -> ShapeFinding? { findings[ObjectIdentifier(type)] }

  /// Keeps what was found out about a type for the next time that it is asked for.
  func keep(_ finding: ShapeFinding, of type: any Decodable.Type) {
    guard case .same = variety, !finding.shape.isRecursive else { return }
    findings[ObjectIdentifier(type)] = finding
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
