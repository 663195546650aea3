extension URLValue {
  /// What is wrong with the slashes after a special scheme, which have to be two (URL §4.4, special authority states).
  static func faultOfSlashes(in url: Bytes, from start: Int) -> ValueFault? {
    if url.hasTwoSlashes(at: start) { return nil }
    for index in start..<min(start &+ 2, url.count) where url[index] == UInt8(ascii: "\\") {
      return faultOfCodePoint(in: url, at: index)
    }
    let scheme = url[0..<start].text
    return ValueFault(
      .missingSlashes, "\"\(scheme)\" needs two slashes after it", hint: "write \(scheme)//", at: start)
  }

  /// What is wrong with a URL whose host starts at `start`, after two slashes.
  static func faultAfterSlashes(in url: Bytes, from start: Int, special: Bool) -> ValueFault? {
    var end = start
    while end < url.count, !isAuthorityEnd(url[end]) { end &+= 1 }
    return faultOfAuthority(in: url, start..<end, special: special) ?? faultOfTail(in: url, from: end)
  }

  /// What is wrong with user name, host and port.
  private static func faultOfAuthority(
    in url: Bytes, _ authority: Range<Int>, special: Bool
  ) -> ValueFault? {
    if special, authority.isEmpty, authority.upperBound < url.count,
      url[authority.upperBound] == UInt8(ascii: "/")
    {
      return ValueFault(
        .missingSlashes, "it has more than two slashes in front of the host", hint: "write two",
        at: authority.lowerBound)
    }
    if url[authority].contains(UInt8(ascii: "@")) {
      return ValueFault(
        .userinfo, "it has a user name or password in front of the host",
        hint: "leave out all up to the @", at: authority.lowerBound)
    }
    for index in authority where url[index].isWhitespace && url[index] != 0x0C {
      return faultOfCodePoint(in: url, at: index)
    }
    let hostEnd = endOfHost(in: url, authority)
    let host = authority.lowerBound..<hostEnd
    if host.isEmpty, special || hostEnd < authority.upperBound {
      return ValueFault(.missingHost, "it has no host", at: authority.lowerBound)
    }
    if hostEnd < authority.upperBound,
      let fault = faultOfPort(in: url, (hostEnd &+ 1)..<authority.upperBound)
    {
      return fault
    }
    return host.isEmpty ? nil : URLHost.fault(in: url, host, special: special)
  }

  /// The offset of the colon in front of the port, or of the end.
  private static func endOfHost(in url: Bytes, _ authority: Range<Int>) -> Int {
    var isInBrackets = false
    for index in authority {
      switch url[index] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ":") where !isInBrackets: return index
      default: break
      }
    }
    return authority.upperBound
  }

  /// What is wrong with a port, which may be empty (URL §4.4, port state).
  private static func faultOfPort(in url: Bytes, _ port: Range<Int>) -> ValueFault? {
    var number = 0
    for index in port {
      guard url[index].isDigit else {
        return ValueFault(
          .badPort, "\"\(url[port].text)\" is no port: a port is a number", at: port.lowerBound)
      }
      number = min(number &* 10 &+ Int(url[index] & 0x0F), 65536)
    }
    guard number > 65535 else { return nil }
    return ValueFault(
      .portOutOfRange, "\"\(url[port].text)\" is no port: the highest is 65535", at: port.lowerBound)
  }

  /// What is wrong with a `file` URL whose host starts at `start`; the host may be empty (URL §4.4, file host state).
  static func faultOfFileHost(in url: Bytes, from start: Int) -> ValueFault? {
    var end = start
    while end < url.count, !isAuthorityEnd(url[end]) { end &+= 1 }
    let host = start..<end
    if host.isEmpty { return faultOfTail(in: url, from: end) }
    for index in host where url[index].isWhitespace && url[index] != 0x0C {
      return faultOfCodePoint(in: url, at: index)
    }
    if host.count == 2, url[start].isLetter, url[start &+ 1] == UInt8(ascii: ":") {
      return ValueFault(
        .badHost, "a drive letter is no host", hint: "write three slashes after file:", at: start)
    }
    return URLHost.fault(in: url, host, special: true) ?? faultOfTail(in: url, from: end)
  }

  /// Whether what follows is no longer user name, host or port.
  @inline(__always)
  static func isAuthorityEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
      || byte == UInt8(ascii: "\\")
  }
}
