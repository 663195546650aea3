import Diagnostics
import Entities

/// The pattern of addresses as Hugo and Jekyll write it: `/:year/:month/:title/`.
struct AddressPattern {
  let text: String
  /// Where it stands.
  let location: SourceLocation

  /// The names of its tokens.
  var tokens: [String] {
    var names: [String] = []
    _ = Self.filled(text) { name in
      names.append(name)
      return nil
    }
    return names
  }

  /// The pattern with its tokens replaced, and the first one for which `value` has nothing, which stays.
  static func filled(
    _ pattern: String, _ value: (String) -> String?
  ) -> (address: String, missing: String?) {
    var address = ""
    var missing: String?
    var rest = pattern[...]
    while let colon = rest.firstIndex(of: ":") {
      address += rest[..<colon]
      rest = rest[rest.index(after: colon)...]
      guard let match = rest.prefixMatch(of: /\w+(?:\[[^\]]*\])?/) else {
        address += ":"
        continue
      }
      let name = String(match.0)
      let found = value(name)
      if found == nil, missing == nil { missing = name }
      address += found ?? ":\(name)"
      rest = rest[match.range.upperBound...]
    }
    address += rest
    while address.contains("//") { address = address.replacing("//", with: "/") }
    return (address.hasPrefix("/") ? address : "/" + address, missing)
  }
}

extension AddressPattern {
  /// The address by the pattern; `other` is the one without it, for a page that has nothing for one of its tokens.
  func address(
    otherwise other: String, _ value: (String) -> String?, ended: (String) -> String
  ) -> OldAddress {
    let (address, missing) = Self.filled(text, value)
    guard let missing else { return OldAddress(text: ended(address)) }
    return OldAddress(text: other, missing: OldAddress.Missing(token: missing, location: location))
  }
}
