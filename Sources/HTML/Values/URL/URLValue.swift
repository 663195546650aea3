/// The URLs in attribute values: the parser of the URL Standard (§4.4), for which every validation error is a fault.
/// Nothing is resolved; a relative URL is read as if its base were one of `http`.
enum URLValue {
  /// Nothing if the value is a valid URL string (URL §4.3). Whitespace around it is ignored, and it may be empty.
  static func fault(in value: Bytes) -> ValueFault? {
    let url = value.trimmed
    return isPlain(url) ? nil : faultOfTrimmed(url)?.moved(by: value.leadingWhitespace)
  }

  /// Nothing if the value is a valid URL string and not empty.
  static func faultOfNonEmpty(in value: Bytes) -> ValueFault? {
    let url = value.trimmed
    if url.isEmpty { return ValueFault(.emptyURL, "there has to be a URL") }
    return isPlain(url) ? nil : faultOfTrimmed(url)?.moved(by: value.leadingWhitespace)
  }

  /// Nothing if the value is a valid URL string with a scheme.
  static func faultOfAbsolute(in value: Bytes) -> ValueFault? {
    let url = value.trimmed
    if url.isEmpty { return ValueFault(.emptyURL, "there has to be a URL") }
    return faultOfTrimmedAbsolute(url)?.moved(by: value.leadingWhitespace)
  }

  /// What is wrong with an absolute URL that has no whitespace around it.
  static func faultOfTrimmedAbsolute(_ url: Bytes) -> ValueFault? {
    if schemeEnd(in: url) == nil {
      return ValueFault(
        .relativeURL, "\"\(url.text)\" has no scheme", hint: "write the whole URL, with https:// in front")
    }
    return isPlain(url) ? nil : faultOfTrimmed(url)
  }

  /// What is wrong with a URL that has no whitespace around it.
  static func faultOfTrimmed(_ url: Bytes) -> ValueFault? {
    guard let colon = schemeEnd(in: url) else {
      return url.hasTwoSlashes(at: 0)
        ? faultAfterSlashes(in: url, from: 2, special: true) : faultOfTail(in: url, from: 0)
    }
    let next = colon &+ 1
    switch URLScheme(url[0..<colon]) {
    case .web:
      return faultOfSlashes(in: url, from: next) ?? faultAfterSlashes(in: url, from: next &+ 2, special: true)
    case .file:
      return faultOfSlashes(in: url, from: next) ?? faultOfFileHost(in: url, from: next &+ 2)
    case .data:
      return faultOfTail(in: url, from: next) ?? DataURL.fault(in: url, from: next)
    case .javascript:
      return nil
    case .other:
      return url.hasTwoSlashes(at: next)
        ? faultAfterSlashes(in: url, from: next &+ 2, special: false) : faultOfTail(in: url, from: next)
    }
  }

  /// The offset of the colon after the scheme; nothing if the URL is relative.
  @inline(__always)
  static func schemeEnd(in url: Bytes) -> Int? {
    guard let first = url.first, first.isLetter else { return nil }
    var index = 1
    while index < url.count, ASCIISet.scheme.contains(url[index]) { index &+= 1 }
    return index < url.count && url[index] == UInt8(ascii: ":") ? index : nil
  }
}

extension ValueFault {
  /// The same fault, seen from `distance` bytes further left.
  func moved(by distance: Int) -> ValueFault {
    ValueFault(rule, reason, hint: hint, at: offset &+ distance)
  }
}

extension Bytes {
  /// How many bytes of ASCII whitespace stand in front.
  var leadingWhitespace: Int {
    var index = 0
    while index < count, self[index].isWhitespace { index &+= 1 }
    return index
  }
}
