/// A set of roles as bits.
struct RoleSet: Equatable, Sendable, ExpressibleByArrayLiteral {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  /// No role.
  init() {}

  init(arrayLiteral roles: Role...) {
    for role in roles { insert(role) }
  }

  /// Whether there is no role in it.
  @inline(__always)
  var isEmpty: Bool { low | middle | high == 0 }

  /// Adds a role.
  mutating func insert(_ role: Role) {
    let bit = UInt64(1) << UInt64(role.rawValue & 63)
    switch role.rawValue >> 6 {
    case 0: low |= bit
    case 1: middle |= bit
    default: high |= bit
    }
  }

  /// Whether a role is in it.
  func contains(_ role: Role) -> Bool {
    let bit = UInt64(1) << UInt64(role.rawValue & 63)
    switch role.rawValue >> 6 {
    case 0: return low & bit != 0
    case 1: return middle & bit != 0
    default: return high & bit != 0
    }
  }

  /// Whether both sets have a role in common.
  @inline(__always)
  func meets(_ other: RoleSet) -> Bool {
    (low & other.low) | (middle & other.middle) | (high & other.high) != 0
  }

  /// The roles of both sets.
  func union(_ other: RoleSet) -> RoleSet {
    var set = self
    set.low |= other.low
    set.middle |= other.middle
    set.high |= other.high
    return set
  }

  /// The first role, in the order of `Role`, that both sets have.
  func firstCommon(_ other: RoleSet) -> Role? {
    Role.allCases.first { contains($0) && other.contains($0) }
  }

  /// The names, for a message: “a”, “b” or “c”.
  var names: String {
    let names = Role.allCases.filter(contains).map { "\"\($0.name)\"" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
