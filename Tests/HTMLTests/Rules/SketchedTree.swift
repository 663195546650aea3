@testable import HTML

/// A tree out of well-formed markup, without the parser: end tags may be left out for void elements only, and
/// there are no character references. Rules are tested on it for what they see.
struct SketchedTree {
  private static let tags = Dictionary(
    uniqueKeysWithValues: Tag.allCases.filter { $0 != .unknown && $0 != .custom }.map { ($0.name, $0) })
  private static let names = Dictionary(uniqueKeysWithValues: AttributeName.allCases.map { ($0.name, $0) })
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  private let bytes: Bytes
  private var position = 0
  private var open: [Int] = []
  private var document = Document()

  /// The tree of `markup`.
  static func document(of markup: Bytes) -> Document {
    var tree = SketchedTree(bytes: markup)
    tree.read()
    return tree.document
  }

  private init(bytes: Bytes) { self.bytes = bytes }

  private var ended: Bool { position >= bytes.count }

  private mutating func run(while condition: (UInt8) -> Bool) -> Bytes {
    let start = position
    while !ended, condition(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  private mutating func read() {
    while !ended {
      if bytes[position...].starts(with: "<!".utf8) {
        _ = run { $0 != UInt8(ascii: ">") }
        position += 1
      } else if bytes[position...].starts(with: "</".utf8) {
        close(run { $0 != UInt8(ascii: ">") }[2...])
        position += 1
      } else if bytes[position] == UInt8(ascii: "<") {
        start()
      } else {
        text()
      }
    }
    while !open.isEmpty { closeLast() }
  }

  private mutating func text() {
    let offset = position
    let run = run { $0 != UInt8(ascii: "<") }
    guard let parent = open.last else { return }
    document.texts.append(
      Document.Text(
        parent: parent, bytes: run, offset: offset, isBlank: run.isBlank, position: document.elements.count))
  }

  private mutating func start() {
    let offset = position
    position += 1
    let name = run { !$0.isWhitespace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    let first = document.attributes.count
    while !ended, bytes[position] != UInt8(ascii: ">") { attribute() }
    position += 1
    let isForeign = open.contains { document.elements[$0].tag == .svg } && name.text != "svg"
    let tag: Tag =
      isForeign ? .unknown : Self.tags[name.text] ?? (name.text.contains("-") ? .custom : .unknown)
    let attributes = first..<document.attributes.count
    let marks = attributes.reduce(into: AttributeMarks()) {
      $0.formUnion(AttributeMarks(of: document.attributes[$1].name))
    }
    document.append(
      Document.Element(
        tag: tag, namespace: tag == .svg || isForeign ? .svg : .html, row: 0, name: name,
        parent: open.last ?? -1, offset: offset, isImplied: false, attributes: attributes, marks: marks,
        end: document.elements.count + 1, texts: document.texts.count..<document.texts.count))
    open.append(document.elements.count - 1)
    if Self.void.contains(name.text) { closeLast() }
  }

  private mutating func attribute() {
    _ = run { $0.isWhitespace || $0 == UInt8(ascii: "/") }
    let offset = position
    let name = run { !$0.isWhitespace && !"=>/".utf8.contains($0) }
    guard !name.isEmpty else { return }
    var value = Bytes.empty
    var valueOffset = offset
    let hasValue = !ended && bytes[position] == UInt8(ascii: "=")
    if hasValue {
      position += 2
      valueOffset = position
      value = run { $0 != UInt8(ascii: "\"") }
      position += 1
    }
    let known = Self.names[name.text] ?? .unknown
    document.attributes.append(
      Document.Attribute(
        name: known, number: Int(known.rawValue), spelling: name, value: value, offset: offset,
        valueOffset: valueOffset, hasValue: hasValue))
  }

  private mutating func close(_ name: Bytes) {
    while let last = open.last {
      let matches = document.elements[last].name.elementsEqual(name)
      closeLast()
      if matches { return }
    }
  }

  private mutating func closeLast() {
    let element = open.removeLast()
    document.elements[element].close(before: document.elements.count, text: document.texts.count)
  }
}

/// The ids of the rules that `check` finds broken in `markup`, in the order of their places.
func broken(in markup: String, by check: (Document, FaultList) -> Void) -> [String] {
  withBytes(markup) { bytes in
    let faults = FaultList()
    check(SketchedTree.document(of: bytes), faults)
    return faults.faults.sorted { $0.offset < $1.offset }.map(\.rule.id)
  }
}
