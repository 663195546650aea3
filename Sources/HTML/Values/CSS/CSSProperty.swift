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
    let text = name.bytes.text
    return NearMiss.of(
      text, among: properties.lazy.map { String(describing: $0) }, tolerance: text.utf8.count < 8 ? 1 : 2)
  }

  private static func isKnown(_ name: CSSName, first: UInt8) -> Bool {
    name.isOne(of: buckets[Int(first.lowercase &- UInt8(ascii: "a"))])
  }
}
