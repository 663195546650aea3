/// Reads a file of XML (XML 1.0) piece by piece, without declarations of entities: what a drawing is written in.
struct XMLScanner {
  /// An attribute, its value without references.
  struct Attribute {
    let name: String
    var value: String
    let offset: Int
  }

  /// A piece of the file.
  enum Piece {
    /// A start tag; an empty element ends at once.
    case start(name: String, attributes: [Attribute], isEmpty: Bool)
    case end(name: String)
    /// Text without references.
    case text([UInt8])
  }

  /// How many attributes an element has at most: editors write a few dozen.
  private static let mostAttributes = 256

  private let bytes: [UInt8]
  private(set) var position = 0
  /// Where the piece starts that was read last.
  private(set) var start = 0

  /// Takes the bytes of a file; throws if they are no UTF-8.
  init(_ bytes: [UInt8]) throws(DrawingFault) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw DrawingFault("this is no text in UTF-8", at: 0)
    }
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next piece; nothing at the end of the file. Comments, instructions and the document type are passed over.
  mutating func next() throws(DrawingFault) -> Piece? {
    while position < bytes.count {
      start = position
      if bytes[position] != UInt8(ascii: "<") { return .text(try text(upTo: UInt8(ascii: "<"))) }
      if isNext("<!--") {
        try pass("-->", from: 4, what: "comment")
      } else if isNext("<?") {
        try pass("?>", from: 2, what: "instruction")
      } else if isNext("<![CDATA[") {
        try pass("]]>", from: 9, what: "CDATA section")
        return .text(Array(bytes[(start + 9)..<(position - 3)]))
      } else if isNext("<!DOCTYPE") {
        try passDoctype()
      } else {
        return try tag()
      }
    }
    return nil
  }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func pass(_ end: StaticString, from offset: Int, what: String) throws(DrawingFault) {
    position += offset
    while position < bytes.count, !isNext(end) { position += 1 }
    guard position < bytes.count else { throw DrawingFault("this \(what) has no end", at: start) }
    position += end.utf8CodeUnitCount
  }

  private mutating func passDoctype() throws(DrawingFault) {
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if bytes[position] == UInt8(ascii: "[") {
        throw DrawingFault("the document type declares something, which is not read", at: position)
      }
      position += 1
    }
    guard position < bytes.count else { throw DrawingFault("this document type has no end", at: start) }
    position += 1
  }

  private mutating func tag() throws(DrawingFault) -> Piece {
    position += 1
    let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let name = try name()
    if isEnd {
      passSpace()
      try expect(">")
      return .end(name: name)
    }
    var attributes: [Attribute] = []
    while true {
      let hadSpace = passSpace()
      guard position < bytes.count else { throw DrawingFault("this tag has no end", at: start) }
      if isNext("/>") || bytes[position] == UInt8(ascii: ">") { break }
      guard hadSpace, attributes.count < Self.mostAttributes else {
        throw DrawingFault("an attribute cannot stand here", at: position)
      }
      let attribute = try attribute()
      guard !attributes.contains(where: { $0.name == attribute.name }) else {
        throw DrawingFault("\"\(attribute.name)\" is given twice", at: attribute.offset)
      }
      attributes.append(attribute)
    }
    let isEmpty = bytes[position] == UInt8(ascii: "/")
    position += isEmpty ? 2 : 1
    return .start(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  private mutating func attribute() throws(DrawingFault) -> Attribute {
    let offset = position
    let name = try name()
    passSpace()
    try expect("=")
    passSpace()
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    else { throw DrawingFault("the value of \"\(name)\" stands in no quotation marks", at: position) }
    let quote = bytes[position]
    position += 1
    let value = try text(upTo: quote)
    guard position < bytes.count else { throw DrawingFault("this value has no end", at: offset) }
    position += 1
    return Attribute(name: name, value: String(decoding: value, as: UTF8.self), offset: offset)
  }

  private mutating func name() throws(DrawingFault) -> String {
    let first = position
    while position < bytes.count, Self.isNamePart(bytes[position]) { position += 1 }
    guard first < position, !(0x2D...0x39).contains(bytes[first]) else {
      throw DrawingFault("this is no name", at: min(first, bytes.count))
    }
    return String(decoding: bytes[first..<position], as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  @discardableResult
  private mutating func passSpace() -> Bool {
    let first = position
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    return position > first
  }

  private mutating func expect(_ sign: Unicode.Scalar) throws(DrawingFault) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else {
      throw DrawingFault("\(sign) is missing here", at: position)
    }
    position += 1
  }

  /// Text up to a byte or the end, its references replaced by what they stand for.
  private mutating func text(upTo end: UInt8) throws(DrawingFault) -> [UInt8] {
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != end {
      switch bytes[position] {
      case UInt8(ascii: "<"): throw DrawingFault("< cannot stand in a value", at: position)
      case UInt8(ascii: "&"): text += try reference()
      default:
        text.append(bytes[position])
        position += 1
      }
    }
    return text
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
  /// How long a reference is at most.
  private static let longestReference = 12

  private mutating func reference() throws(DrawingFault) -> [UInt8] {
    let window = bytes[position...].prefix(Self.longestReference)
    guard let end = window.firstIndex(of: UInt8(ascii: ";")) else {
      throw DrawingFault("& does not start a reference; write &amp;", at: position)
    }
    let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    guard let text = Self.entities[name] ?? Self.character(name) else {
      throw DrawingFault("&\(name); stands for nothing here", at: position)
    }
    position = end + 1
    return Array(text.utf8)
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.hasPrefix("+"), !digits.hasPrefix("-"),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(number)
    else { return nil }
    return String(Character(scalar))
  }
}
