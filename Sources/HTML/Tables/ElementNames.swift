/// The rows of elements by their names: those of HTML by their tags, those of SVG and MathML behind them.
final class ElementNames: Sendable {
  private let html: NameTable
  private let svg: NameTable
  private let mathML: NameTable
  private let svgStart: Int
  private let mathMLStart: Int

  /// How many rows there are.
  var rowCount: Int { mathMLStart + mathML.names.count }

  init(_ definitions: [ElementDefinition]) {
    func names(_ namespace: Namespace) -> NameTable {
      NameTable(
        definitions.filter { $0.namespace == namespace && $0.name != "svg" && $0.name != "math" }
          .map { $0.name.lowercased() })
    }
    // No page has an element with a space in its name.
    html = NameTable(Tag.allCases.dropFirst().map { $0 == .custom ? " " : $0.name })
    svg = names(.svg)
    mathML = names(.mathML)
    svgStart = Tag.allCases.count
    mathMLStart = svgStart + svg.names.count
  }

  /// What HTML calls an element of that name, which is in lower case.
  @inline(__always)
  func tag(named name: Bytes) -> Tag {
    let number = html.number(of: name)
    if number != 0, let tag = Tag(rawValue: number) { return tag }
    return NameValue.faultOfCustomElement(in: name) == nil ? .custom : .unknown
  }

  /// The row of an element; the first of a vocabulary's stands for those nobody knows.
  @inline(__always)
  func row(of tag: Tag, named name: Bytes, in namespace: Namespace) -> Int {
    if namespace == .html || tag == .svg || tag == .math { return tag.rawValue }
    return namespace == .svg ? svgStart + svg.number(of: name) : mathMLStart + mathML.number(of: name)
  }

  /// The row of an element that the tables name; nothing if they do not define it.
  func row(of name: String, in namespace: Namespace) -> Int? {
    if namespace == .html || name == "svg" || name == "math" {
      let number = html.number(ofSpelling: name)
      return number == 0 ? nil : number
    }
    return namespace == .svg
      ? svgStart + svg.number(ofSpelling: name) : mathMLStart + mathML.number(ofSpelling: name)
  }
}
