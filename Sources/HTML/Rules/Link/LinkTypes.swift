/// The link types of a `rel` attribute that rules ask for (HTML §4.6.7).
struct LinkTypes: OptionSet {
  let rawValue: UInt32

  static let alternate = LinkTypes(rawValue: 1 << 0)
  static let stylesheet = LinkTypes(rawValue: 1 << 1)
  static let icon = LinkTypes(rawValue: 1 << 2)
  static let touchIcon = LinkTypes(rawValue: 1 << 3)
  static let maskIcon = LinkTypes(rawValue: 1 << 4)
  static let preload = LinkTypes(rawValue: 1 << 5)
  static let modulepreload = LinkTypes(rawValue: 1 << 6)
  static let expect = LinkTypes(rawValue: 1 << 7)
  /// A type that lets a `link` stand in the body besides those above.
  static let bodyOK = LinkTypes(rawValue: 1 << 8)
  static let shortcut = LinkTypes(rawValue: 1 << 9)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The types named in the value of a `rel` attribute.
  init(in rel: Bytes) {
    var types: LinkTypes = []
    rel.forEachToken { token, _ in types.formUnion(Self.type(token)) }
    self = types
  }

  /// Whether a `link` of these types may stand in the body.
  var isAllowedInBody: Bool { !isDisjoint(with: [.bodyOK, .stylesheet, .preload, .modulepreload]) }

  private static func type(_ token: Bytes) -> LinkTypes {
    switch token.first?.lowercase {
    case UInt8(ascii: "a"):
      if token.equalsIgnoringCase("alternate") { return .alternate }
      if token.startsIgnoringCase("apple-touch-icon") { return .touchIcon }
    case UInt8(ascii: "d"): if token.equalsIgnoringCase("dns-prefetch") { return .bodyOK }
    case UInt8(ascii: "e"): if token.equalsIgnoringCase("expect") { return .expect }
    case UInt8(ascii: "i"): if token.equalsIgnoringCase("icon") { return .icon }
    case UInt8(ascii: "m"):
      if token.equalsIgnoringCase("modulepreload") { return .modulepreload }
      if token.equalsIgnoringCase("mask-icon") { return .maskIcon }
    case UInt8(ascii: "p"):
      if token.equalsIgnoringCase("preload") { return .preload }
      if token.equalsIgnoringCase("pingback") || token.equalsIgnoringCase("preconnect")
        || token.equalsIgnoringCase("prefetch") || token.equalsIgnoringCase("prerender")
      {
        return .bodyOK
      }
    case UInt8(ascii: "s"):
      if token.equalsIgnoringCase("stylesheet") { return .stylesheet }
      if token.equalsIgnoringCase("shortcut") { return .shortcut }
    default: break
    }
    return []
  }
}
