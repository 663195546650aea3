/// Attributes and what the tables say about each, in the order in which they are written down.
///
/// A list and no dictionary: the tables are read once, from start to end, and hashing a thousand names at each start of the
/// program would cost more than checking a page.
struct AttributeList<Fact: Sendable>: ExpressibleByDictionaryLiteral, Sendable {
  /// What is said about an attribute.
  struct Entry: Sendable {
    let name: String
    let fact: Fact
  }

  /// The attributes; where one is named twice, the later counts.
  private(set) var entries: [Entry]

  @inline(never)
  init(dictionaryLiteral elements: (String, Fact)...) {
    entries = elements.map { Entry(name: $0.0, fact: $0.1) }
  }

  /// Attributes of which the same is said.
  init(_ names: [String], all fact: Fact) {
    entries = names.map { Entry(name: $0, fact: fact) }
  }

  /// The names of the attributes.
  var names: [String] { entries.map(\.name) }

  /// What is said about an attribute; nothing if it is not there.
  subscript(name: String) -> Fact? { entries.last { $0.name == name }?.fact }

  /// The attributes of both; those of `other` count where both have one.
  @inline(never)
  func and(_ other: AttributeList) -> AttributeList {
    var list = self
    list.entries += other.entries
    return list
  }
}
