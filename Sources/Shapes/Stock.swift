/// What a probe takes its made-up values from.
final class Stock {
  /// How its values differ.
  enum Variety {
    /// All are the same, and none is empty.
    case same
    /// No two are the same, starting from a number.
    case numbered(Int)
    /// No two are the same, numbers are large, texts are long, and lists have several elements.
    case long
    /// No two are the same, numbers are below zero, and texts are short.
    case negative
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
    taken += 1
    return switch variety {
    case .same, .empty: 0
    case .numbered(let first): first + taken
    case .long: 1_000_000_007 * taken
    case .negative: -taken
    }
  }

  /// A number that may have a fraction.
  func fraction() -> Double {
    let number = Double(number())
    return number == 0 ? 0 : number + 0.25
  }

  func boolean() -> Bool { !number().isMultiple(of: 2) }

  func text() -> String {
    switch variety {
    case .same: "text"
    case .numbered: " Text \(number()), <longer> & more \"varied\" than fits into a word. "
    case .long:
      String(repeating: "Längere Texte, Nr. \(number()):\n\ttwo lines, \u{1F4DA} & <marks>; ", count: 40)
    case .negative: "t\(-number())"
    case .empty: ""
    }
  }

  /// How many elements a list has.
  var elementCount: Int { if case .long = variety { 3 } else { 1 } }
}
