/// A set of `aria-*` attributes as bits.
struct ARIAAttributes: Equatable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral names: AttributeName...) {
    for name in names where ARIAAttributes.has(name) { bits |= ARIAAttributes.bit(name) }
  }

  /// Whether there is none in it.
  @inline(__always)
  var isEmpty: Bool { bits == 0 }

  /// Whether an attribute is one of ARIA's.
  @inline(__always)
  static func has(_ name: AttributeName) -> Bool { number(name) < count }

  /// Whether an attribute is in it.
  @inline(__always)
  func contains(_ name: AttributeName) -> Bool {
    ARIAAttributes.has(name) && bits & ARIAAttributes.bit(name) != 0
  }

  /// Whether both sets have an attribute in common.
  func meets(_ other: ARIAAttributes) -> Bool { bits & other.bits != 0 }

  /// The attributes of both sets.
  func union(_ other: ARIAAttributes) -> ARIAAttributes {
    var set = self
    set.bits |= other.bits
    return set
  }

  /// The attributes that are not in another set.
  func subtracting(_ other: ARIAAttributes) -> ARIAAttributes {
    var set = self
    set.bits &= ~other.bits
    return set
  }

  /// Adds an attribute.
  mutating func insert(_ name: AttributeName) {
    if ARIAAttributes.has(name) { bits |= ARIAAttributes.bit(name) }
  }

  /// The attributes, in alphabetical order.
  var all: [AttributeName] { AttributeName.allCases.filter(contains) }

  private static let count = number(.ariaValuetext) + 1

  @inline(__always)
  private static func number(_ name: AttributeName) -> UInt {
    UInt(bitPattern: name.rawValue &- AttributeName.ariaActivedescendant.rawValue)
  }

  @inline(__always)
  private static func bit(_ name: AttributeName) -> UInt64 { 1 << UInt64(number(name) & 63) }
}

extension ARIAAttributes {
  /// What every element may have (WAI-ARIA §6.4), with what was global once and is deprecated on most roles.
  static let global: ARIAAttributes = [
    .ariaAtomic, .ariaBraillelabel, .ariaBrailleroledescription, .ariaBusy, .ariaControls, .ariaCurrent,
    .ariaDescribedby, .ariaDescription, .ariaDetails, .ariaDisabled, .ariaDropeffect, .ariaErrormessage,
    .ariaFlowto, .ariaGrabbed, .ariaHaspopup, .ariaHidden, .ariaInvalid, .ariaKeyshortcuts, .ariaLabel,
    .ariaLabelledby, .ariaLive, .ariaOwns, .ariaRelevant, .ariaRoledescription,
  ]
  /// The global ones, for what shows nothing that could be hidden.
  static let globalOfUnseen = global.subtracting([.ariaHidden])
  /// What gives an element a name (WAI-ARIA §5.2.8.4): prohibited where an author cannot name.
  static let naming: ARIAAttributes = [.ariaLabel, .ariaLabelledby, .ariaBraillelabel]
  /// What says in other words what an element is.
  static let describingRole: ARIAAttributes = [.ariaBrailleroledescription, .ariaRoledescription]
  /// What names other elements by their ids.
  static let references: ARIAAttributes = [
    .ariaActivedescendant, .ariaControls, .ariaDescribedby, .ariaDetails, .ariaErrormessage, .ariaFlowto,
    .ariaLabelledby, .ariaOwns,
  ]
  /// What nobody should use any more (WAI-ARIA §6.6).
  static let deprecated: ARIAAttributes = [.ariaDropeffect, .ariaGrabbed]
  /// What was global up to WAI-ARIA 1.1 and is for some roles only since 1.2.
  static let formerlyGlobal: ARIAAttributes = [
    .ariaDisabled, .ariaErrormessage, .ariaHaspopup, .ariaInvalid,
  ]
}
