import Diagnostics
import Markup

/// What `{#id .class key=value}` says of a heading, image, link or block of code.
extension ElementAttributes {
  /// How many attributes an element may have: nobody writes more.
  private static var mostPairs: Int { 32 }

  /// How long a list is at most, for the same reason.
  static var longest: Int { 4096 }

  /// What may carry attributes.
  enum Bearer: String {
    case heading, image, link, code

    fileprivate var names: [String] {
      let common = ["lang", "dir", "title", "role", "translate", "hidden"]
      return switch self {
      case .heading, .code: common
      case .image: common + ["width", "height", "loading", "decoding", "fetchpriority", "sizes", "alt"]
      case .link: common + ["rel", "target", "download", "hreflang", "type", "referrerpolicy"]
      }
    }
  }

  /// What is wrong with a list.
  struct Fault: Error {
    let offset: Int
    let message: String
    let hint: String
  }

  /// Whether what begins with a brace is meant as attributes.
  static func mayBegin(_ list: ArraySlice<UInt8>) -> Bool {
    let text = list.dropFirst()
    guard let first = text.first(where: { $0 != 0x20 }) else { return false }
    if first == UInt8(ascii: "#") || first == UInt8(ascii: ".") { return true }
    let name = text.drop { $0 == 0x20 }.prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
    return !name.isEmpty && text[name.endIndex...].first == UInt8(ascii: "=")
  }

  /// The brace that closes a list, outside of quotation marks if they are closed.
  static func close(of list: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    for (index, byte) in zip(list.indices, list) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "}") {
        return index
      } else if "\"'".utf8.contains(byte), list[index - 1] == UInt8(ascii: "=") {
        quote = byte
      }
    }
    return list.firstIndex(of: UInt8(ascii: "}"))
  }

  /// Reads what stands between the braces of `range`, which includes them.
  init(_ bytes: [UInt8], _ range: Range<Int>, of bearer: Bearer) throws(Fault) {
    self.init(offset: range.lowerBound)
    var position = range.lowerBound + 1
    let end = range.upperBound - 1
    while true {
      while position < end, bytes[position] <= 0x20 { position += 1 }
      guard position < end else { return }
      let start = position
      let isPair = bytes[position] != UInt8(ascii: "#") && bytes[position] != UInt8(ascii: ".")
      if !isPair { position += 1 }
      let nameStart = position
      while position < end, bytes[position] > 0x20, !isPair || bytes[position] != UInt8(ascii: "=") {
        position += 1
      }
      let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
      if isPair {
        try readPair(name, bytes, &position, end, start, bearer)
      } else {
        try add(name, isID: bytes[start] == UInt8(ascii: "#"), at: start)
      }
    }
  }

  private mutating func add(_ name: String, isID: Bool, at offset: Int) throws(Fault) {
    let allowed = name.utf8.allSatisfy {
      $0.isASCIIAlphanumeric || "-_:.".utf8.contains($0) || $0 >= 0x80
    }
    guard !name.isEmpty, allowed else {
      throw Fault(
        offset: offset, message: "\"\(isID ? "#" : ".")\(name)\" is no \(isID ? "id" : "class")",
        hint: "write letters, digits and - behind the \(isID ? "#" : ".")")
    }
    guard isID else { return classes.append(name) }
    guard id == nil else {
      throw Fault(offset: offset, message: "there are two ids", hint: "leave one of them out")
    }
    id = name
  }

  private mutating func readPair(
    _ name: String, _ bytes: [UInt8], _ position: inout Int, _ end: Int, _ start: Int, _ bearer: Bearer
  ) throws(Fault) {
    guard position < end, bytes[position] == UInt8(ascii: "=") else {
      throw Fault(
        offset: start, message: "\"\(name)\" is neither an id nor a class nor an attribute with a value",
        hint: "write #id, .class or name=value")
    }
    let isKnown =
      bearer.names.contains(name) || name.hasPrefix("data-") && name.utf8.count > 5
      || name.hasPrefix("aria-")
    guard isKnown, name.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }) else {
      throw Fault(
        offset: start, message: "\"\(name)\" is no attribute that a \(bearer.rawValue) can have here",
        hint: NearMiss.question(name, among: bearer.names)
          ?? "known are \(bearer.names.joined(separator: ", ")) and data-…")
    }
    guard pairs.count < Self.mostPairs else {
      throw Fault(offset: start, message: "there are too many attributes", hint: "leave some of them out")
    }
    guard value(of: name) == nil else {
      throw Fault(offset: start, message: "\"\(name)\" is given twice", hint: "leave one of them out")
    }
    position += 1
    var valueStart = position
    var valueEnd = position
    if position < end, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
      let quote = bytes[position]
      valueStart += 1
      guard let close = bytes[valueStart..<end].firstIndex(of: quote) else {
        throw Fault(
          offset: position, message: "the quotation mark is not closed",
          hint: "add \(Character(Unicode.Scalar(quote)))")
      }
      valueEnd = close
      position = close + 1
    } else {
      while position < end, bytes[position] > 0x20 { position += 1 }
      valueEnd = position
    }
    add(name, String(decoding: bytes[valueStart..<valueEnd], as: UTF8.self))
  }

  /// Whether an image is to stand in the page itself, and not to be fetched.
  var isInline: Bool { value(of: "loading") == "inline" }
}
