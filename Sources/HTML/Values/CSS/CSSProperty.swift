import Diagnostics

/// The properties of CSS.
enum CSSProperty {
  /// Properties and descriptors, each in the bucket of its first letter.
  private static let buckets: [[StaticString]] = {
    var buckets: [[StaticString]] = Array(repeating: [], count: 26)
    for name in properties + descriptors {
      let letter = Int(name.utf8Start[0] &- UInt8(ascii: "a"))
      if buckets.indices.contains(letter) { buckets[letter].append(name) }
    }
    return buckets
  }()

  /// The property that a name is a misspelling of; nothing if it is a property, a vendor's, or like none.
  static func meant(by name: CSSName) -> String? {
    guard let first = name.bytes.first, first.isLetter, !isKnown(name, first: first) else { return nil }
    // Any two short names are alike.
    guard name.bytes.count > 3 else { return nil }
    let tolerance = name.bytes.count < 8 ? 1 : 2
    let candidates = properties.lazy.filter { mayBeMeant($0, by: name.bytes, tolerance) }
    return NearMiss.of(
      name.bytes.text, among: candidates.map { String(describing: $0) }, tolerance: tolerance)
  }

  /// Whether it is worth counting the letters that differ: the length is about the same, and one end is.
  private static func mayBeMeant(_ property: StaticString, by name: Bytes, _ tolerance: Int) -> Bool {
    let count = property.utf8CodeUnitCount
    return abs(count - name.count) <= tolerance
      && (property.utf8Start[0] == name[0].lowercase
        || property.utf8Start[count - 1] == name[name.count - 1].lowercase)
  }

  private static func isKnown(_ name: CSSName, first: UInt8) -> Bool {
    name.isOne(of: buckets[Int(first.lowercase &- UInt8(ascii: "a"))])
  }
}
