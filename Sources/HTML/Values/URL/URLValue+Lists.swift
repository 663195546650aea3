extension URLValue {
  /// Nothing if the value is at least one absolute URL, between spaces, each once at most (HTML §5.2.2, `itemtype`).
  static func faultOfAbsoluteList(in value: Bytes) -> ValueFault? {
    var fault: ValueFault?
    var count = 0
    value.forEachToken { url, offset in
      count &+= 1
      if fault == nil { fault = faultOfTrimmedAbsolute(url)?.moved(by: offset) }
    }
    if count == 0 { return ValueFault(.emptyURL, "there has to be a URL") }
    return fault ?? (count > 1 ? faultOfRepetition(in: value) : nil)
  }

  /// Nothing if the value is URLs of the schemes `http` and `https` between spaces (HTML §4.6.2, `ping`).
  static func faultOfPing(in value: Bytes) -> ValueFault? {
    var fault: ValueFault?
    value.forEachToken { url, offset in
      guard fault == nil else { return }
      if url.startsIgnoringCase("http:") || url.startsIgnoringCase("https:") {
        fault = isPlain(url) ? nil : faultOfTrimmed(url)?.moved(by: offset)
      } else {
        fault = ValueFault(
          .urlScheme, "\"\(url.text)\" starts with neither http: nor https:",
          hint: "write the whole URL, with https:// in front", at: offset)
      }
    }
    return fault
  }

  /// A URL that an earlier one of the list equals. The set is only made for a list of two URLs or more.
  private static func faultOfRepetition(in value: Bytes) -> ValueFault? {
    var fault: ValueFault?
    var seen: Set<[UInt8]> = []
    value.forEachToken { url, offset in
      guard fault == nil else { return }
      if !seen.insert(Array(url)).inserted {
        fault = ValueFault(.repeatedURL, "\"\(url.text)\" is there twice", hint: "write it once", at: offset)
      }
    }
    return fault
  }
}
