/// Reads the heads of requests (RFC 9112 §2–5) from bytes as they come. Whatever comes, no head grows beyond its limit.
struct HeadParser {
  /// Why a head is refused.
  enum Refusal: Error, Equatable {
    case malformed
    case targetTooLong
    case tooLarge

    var response: Response {
      switch self {
      case .malformed: Response(.badRequest, "This is no request of HTTP/1.1.")
      case .targetTooLong: Response(.uriTooLong, "The address is too long.")
      case .tooLarge: Response(.headerTooLarge, "The header of the request is too large.")
      }
    }
  }

  /// The most bytes of a head, and of its first line.
  static let headLimit = 32_768
  static let lineLimit = 8_192

  private var bytes: [UInt8] = []
  private var searched = 0

  /// Whether nothing of the next request is there yet.
  var isEmpty: Bool { bytes.isEmpty }

  /// Takes what a client sent.
  mutating func append(_ more: [UInt8]) { bytes += more }

  /// The next request, once its head is complete.
  mutating func next() throws(Refusal) -> Request? {
    // Lines that are empty may stand before a request.
    let start = bytes.firstIndex { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") } ?? bytes.count
    guard let end = endOfHead(from: max(start, searched)) else {
      if bytes.count > Self.headLimit { throw refusal(from: start) }
      searched = max(start, bytes.count - 3)
      return nil
    }
    guard end - start <= Self.headLimit else { throw .tooLarge }
    let request = try Self.request(bytes[start..<end])
    bytes.removeSubrange(..<end)
    searched = 0
    return request
  }

  /// Why a head that goes on and on is refused.
  private func refusal(from start: Int) -> Refusal {
    if start == bytes.count { return .malformed }
    return bytes[start...].contains(UInt8(ascii: "\n")) ? .tooLarge : .targetTooLong
  }

  /// Where the head ends, behind its empty line.
  private func endOfHead(from start: Int) -> Int? {
    var index = start
    while let newline = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) {
      index = newline + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { return index + 1 }
      if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\r"), bytes[index + 1] == UInt8(ascii: "\n") {
        return index + 2
      }
    }
    return nil
  }

  private static func request(_ head: ArraySlice<UInt8>) throws(Refusal) -> Request {
    var lines = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.first, first.count <= lineLimit else { throw .targetTooLong }
    let words = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(isTokenByte),
      words[1].allSatisfy({ (0x21...0x7E).contains($0) }), !words[1].isEmpty,
      words[2].starts(with: "HTTP/1.".utf8), words[2].count == 8
    else { throw .malformed }
    var fields: [(name: String, value: String)] = []
    for line in lines.dropFirst() { fields.append(try field(line)) }
    return Request(
      method: String(decoding: words[0], as: UTF8.self), target: String(decoding: words[1], as: UTF8.self),
      isPersistentByDefault: words[2].last != UInt8(ascii: "0"), fields: fields)
  }

  /// A line of the header; space before the colon and lines that go on in the next one are refused (RFC 9112 §5.1, §5.2).
  private static func field(_ line: ArraySlice<UInt8>) throws(Refusal) -> (name: String, value: String) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(isTokenByte)
    else { throw .malformed }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let value = line[(colon + 1)...].drop(while: isSpace)
    let end = value.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? value.startIndex
    guard value[..<end].allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }) else {
      throw .malformed
    }
    return (
      String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      String(decoding: value[..<end], as: UTF8.self)
    )
  }

  /// Whether a byte may stand in a method or the name of a field (RFC 9110 §5.6.2).
  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
