internal import Diagnostics

/// What to do about elements and attributes that are not where they may be. It is asked for faults only.
extension ElementTable {
  /// How many elements are named at most: a longer list says nothing.
  private static let namedCount = 6

  /// What was probably meant by an attribute that an element does not have.
  func hint(forAttribute name: String, on row: Int) -> String? {
    let names = NameTable.attributes.names
    return NearMiss.question(
      name,
      among: names.indices.lazy.filter { number in
        switch self.use(of: number, on: row) {
        case .free, .allowed: true
        case .removed, .obsolete, .discouraged, .none: false
        }
      }.map { names[$0] })
  }

  /// Where an element belongs whose name no element of its vocabulary has, or what was probably meant.
  func hint(forUnknown name: String, in namespace: Namespace) -> String? {
    let known = definitions.compactMap(\.self).filter { $0.obsolete == nil }
    if let other = known.first(where: { $0.name == name && $0.namespace != namespace }) {
      switch other.namespace {
      case .html: return "elements of HTML stand in <foreignObject> of SVG and <mtext> of MathML"
      case .svg: return "it belongs inside <svg>"
      case .mathML: return "it belongs inside <math>"
      }
    }
    return NearMiss.question(name, among: known.filter { $0.namespace == namespace }.map(\.name))
      ?? (namespace == .html ? "names of custom elements have a hyphen in them" : nil)
  }

  /// Where an element belongs that stands in few others only, or else what the element may hold that it stands in.
  func hint(forPlaceOf child: Int, in parent: Int) -> String? {
    guard let child = definitions[child] else { return nil }
    let places = definitions.compactMap(\.self).filter {
      $0.namespace == child.namespace && $0.obsolete == nil && $0.content.names.contains(child.name)
    }
    guard child.categories.isEmpty, 1...Self.namedCount ~= places.count else {
      return hint(forContentOf: parent)
    }
    return "it belongs in \(Self.listed(places.map(\.name)))"
  }

  /// What an element may hold, if that is told in few words.
  func hint(forContentOf row: Int) -> String? {
    guard let definition = definitions[row] else { return nil }
    let content = definition.content
    if content.isTransparent { return nil }
    if content.categories == .phrasing {
      return "<\(definition.name)> holds text and what stands in lines of text, such as <em> and <img>"
    }
    guard content.categories.isSubset(of: .scriptSupporting), content.names.count <= Self.namedCount else {
      return nil
    }
    if content.names.isEmpty {
      return "<\(definition.name)> holds \(content.allowsText ? "text only" : "nothing")"
    }
    return "<\(definition.name)> holds \(Self.listed(content.names))"
  }

  /// Names of elements as a part of a sentence: “<a>, <b> or <c>”.
  private static func listed(_ names: [String]) -> String {
    let names = names.map { "<\($0)>" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
