/// A source expression of a content security policy (CSP3 §2.3.1).
struct CSPSource {
  /// Its bytes.
  let bytes: Bytes

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  /// The nonce of `'nonce-…'`.
  var nonce: Bytes? { quoted("'nonce-") }

  /// Whether it is a hash, `'sha256-…'` and the like.
  var isHash: Bool { quoted("'sha256-") != nil || quoted("'sha384-") != nil || quoted("'sha512-") != nil }

  /// What is wrong with it. Only fetch directives and the like have keywords besides `'self'` and `'none'`.
  func fault(at offset: Int, allowsKeywords: Bool) -> ValueFault? {
    if bytes.first == UInt8(ascii: "'") {
      if bytes.equalsIgnoringCase("'self'") || bytes.equalsIgnoringCase("'none'") { return nil }
      if allowsKeywords {
        if Self.keywords.contains(where: bytes.equalsIgnoringCase) || Self.isBase64(nonce) { return nil }
        if let hash = quoted("'sha256-") ?? quoted("'sha384-") ?? quoted("'sha512-"), Self.isBase64(hash) {
          return nil
        }
      }
      return ValueFault(.badCSP, "\"\(bytes.text)\" is no source", at: offset)
    }
    if isKeywordWithoutQuotes {
      let reason = "\"\(bytes.text)\" is a host without quotes around it"
      return ValueFault(.doubtfulCSP, reason, hint: "write \"'\(bytes.text)'\"", at: offset)
    }
    return isHostOrScheme ? nil : ValueFault(.badCSP, "\"\(bytes.text)\" is no source", at: offset)
  }

  /// The bytes between a quoted prefix and the quote at the end.
  private func quoted(_ prefix: StaticString) -> Bytes? {
    guard bytes.startsIgnoringCase(prefix), bytes.last == UInt8(ascii: "'"),
      bytes.count > prefix.utf8CodeUnitCount
    else { return nil }
    return bytes[prefix.utf8CodeUnitCount..<bytes.count - 1]
  }

  private static func isBase64(_ value: Bytes?) -> Bool {
    guard var value, !value.isEmpty else { return false }
    for _ in 0..<2 where value.last == UInt8(ascii: "=") { value = value[0..<value.count - 1] }
    return !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isDigit || "+/-_".utf8.contains($0) }
  }

  private var isKeywordWithoutQuotes: Bool {
    if bytes.equalsIgnoringCase("self") || bytes.equalsIgnoringCase("none") { return true }
    if bytes.startsIgnoringCase("nonce-") || bytes.startsIgnoringCase("sha256-") { return true }
    return Self.keywords.contains {
      let length = $0.utf8CodeUnitCount - 2
      guard bytes.count == length else { return false }
      for index in 0..<length where bytes[index].lowercase != $0.utf8Start[index + 1] { return false }
      return true
    }
  }

  /// `https:`, `example.com`, `https://*.example.com:8080/path`.
  private var isHostOrScheme: Bool {
    var rest = bytes
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), isScheme(bytes[0..<colon]) {
      let hasSlashes = colon + 2 < bytes.count && bytes[colon + 1..<colon + 3].equals("//")
      if colon + 1 == bytes.count { return true }
      if hasSlashes { rest = bytes[colon + 3..<bytes.count] }
    }
    let hostEnd =
      rest.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") } ?? rest.count
    guard isHost(rest[0..<hostEnd]) else { return false }
    rest = rest[hostEnd..<rest.count]
    if rest.first == UInt8(ascii: ":") {
      let portEnd = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.count
      let port = rest[1..<portEnd]
      guard port.equals("*") || !port.isEmpty && port.allSatisfy(\.isDigit) else { return false }
      rest = rest[portEnd..<rest.count]
    }
    return !rest.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\"") }
  }

  private func isScheme(_ name: Bytes) -> Bool {
    guard let first = name.first, first.isLetter else { return false }
    return name.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
  }

  /// Labels between dots, the first one perhaps a star. Addresses of IPv6 are not allowed.
  private func isHost(_ host: Bytes) -> Bool {
    if host.equals("*") { return true }
    let labels = host.startsIgnoringCase("*.") ? host[2..<host.count] : host
    var previous = UInt8(ascii: ".")
    for byte in labels {
      guard
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: ".") && previous != byte
      else { return false }
      previous = byte
    }
    return !labels.isEmpty
  }

  private static let keywords: [StaticString] = [
    "'unsafe-inline'", "'unsafe-eval'", "'strict-dynamic'", "'unsafe-hashes'", "'report-sample'",
    "'unsafe-allow-redirects'", "'wasm-unsafe-eval'", "'trusted-types-eval'", "'report-sha256'",
    "'report-sha384'", "'report-sha512'", "'inline-speculation-rules'",
  ]
}
