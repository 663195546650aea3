/// The host of a URL (URL §3.5).
enum URLHost {
  /// What is wrong with the host of a URL; it is not empty.
  static func fault(in url: Bytes, _ host: Range<Int>, special: Bool) -> ValueFault? {
    let name = url[host]
    if name[0] == UInt8(ascii: "[") { return faultOfIPv6(name, at: host.lowerBound) }
    return special ? fault(ofDomain: name, at: host.lowerBound) : faultOfOpaque(in: url, host)
  }

  /// What is wrong with an address in brackets.
  private static func faultOfIPv6(_ name: Bytes, at offset: Int) -> ValueFault? {
    if name.count > 2, name[name.count &- 1] == UInt8(ascii: "]"),
      IPv6Address.isValid(name[1..<(name.count &- 1)])
    {
      return nil
    }
    return ValueFault(.badIPv6, "\"\(name.text)\" is no IPv6 address", at: offset)
  }

  /// What is wrong with the host of a scheme that says nothing of domains (URL §3.5, opaque-host parser).
  private static func faultOfOpaque(in url: Bytes, _ host: Range<Int>) -> ValueFault? {
    for index in host where ASCIISet.forbiddenInHost.contains(url[index]) {
      return forbidden(url[index..<(index &+ 1)].text, at: index)
    }
    return URLValue.faultOfTail(in: url[0..<host.upperBound], from: host.lowerBound)
  }

  /// What is wrong with a domain or an IPv4 address (URL §3.5, host parser).
  private static func fault(ofDomain name: Bytes, at offset: Int) -> ValueFault? {
    var domain = Domain()
    var bytes = PercentDecoding(name)
    var decoder = UTF8()
    reading: while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar):
        if !domain.append(scalar) { return forbidden(scalar.visibleText, at: offset) }
      case .error:
        return forbidden("U+FFFD", at: offset)
      case .emptyInput:
        break reading
      }
    }
    domain.endLabel()
    return fault(of: domain, name, at: offset)
  }

  /// What is wrong with a domain that was read to its end.
  private static func fault(of domain: Domain, _ name: Bytes, at offset: Int) -> ValueFault? {
    if domain.isEmpty { return ValueFault(.missingHost, "nothing of its host can be seen", at: offset) }
    if domain.endsInNumber {
      return domain.isIPv4Address
        ? nil
        : ValueFault(
          .badIPv4, "\"\(name.text)\" ends in a number, but is no IPv4 address",
          hint: "write four numbers from 0 to 255 in decimal digits, with dots between them", at: offset)
    }
    if domain.hasBadLength {
      return ValueFault(
        .badHost, "\"\(name.text)\" has a label of no characters or of too many", hint: "a label has 1 to 63",
        at: offset)
    }
    return Punycode.isValid(inLabelsOf: name)
      ? nil : ValueFault(.badHost, "\"\(name.text)\" has a label that is no Punycode", at: offset)
  }

  private static func forbidden(_ character: String, at offset: Int) -> ValueFault {
    ValueFault(.badHost, "\"\(character)\" may not stand in a host", at: offset)
  }
}
