/// The rows of elements by their names: those of HTML by their tags, those of SVG and MathML behind them.
struct ForeignNames: Sendable {
  private let svg: NameTable
  private let mathML: NameTable
  private let tags: [String: Int]
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
    tags = Dictionary(uniqueKeysWithValues: Tag.allCases.map { ($0.name, Int($0.rawValue)) })
    svg = names(.svg)
    mathML = names(.mathML)
    svgStart = Tag.allCases.count
    mathMLStart = svgStart + svg.names.count
  }

  /// The row of an element of SVG or MathML; the first of its vocabulary's stands for those nobody knows.
  func foreignRow(of name: Bytes, in namespace: Namespace) -> Int {
    namespace == .svg ? svgStart + svg.number(of: name) : mathMLStart + mathML.number(of: name)
  }

  /// The row of a definition; nothing if HTML's tags lack it.
  func row(of name: String, in namespace: Namespace) -> Int? {
    if namespace == .html || name == "svg" || name == "math" {
      return tags[name]
    }
    return Array(name.lowercased().utf8).withUnsafeBufferPointer { foreignRow(of: Bytes($0), in: namespace) }
  }
}
