extension URLValue {
  /// Whether a URL without whitespace around it is seen to be valid at a glance, as nearly all are. A fault is a large
  /// value, and to hand “no fault” from function to function would take longer than reading the URL.
  static func isPlain(_ url: Bytes) -> Bool {
    guard let tail = startOfPlainTail(in: url) else { return false }
    return endOfTail(in: url, from: tail) == url.count
  }

  /// Where path, query and fragment start; nothing if what is in front of them needs a closer look.
  @inline(__always)
  private static func startOfPlainTail(in url: Bytes) -> Int? {
    guard let colon = schemeEnd(in: url) else {
      return url.hasTwoSlashes(at: 0) ? endOfPlainHost(in: url, from: 2) : 0
    }
    let next = colon &+ 1
    switch URLScheme(url[0..<colon]) {
    case .web: return url.hasTwoSlashes(at: next) ? endOfPlainHost(in: url, from: next &+ 2) : nil
    case .other: return url.hasTwoSlashes(at: next) ? nil : next
    case .file, .data, .javascript: return nil
    }
  }

  /// Where a host ends that is nothing but a name in ASCII; nothing if it is empty, if it might be an address, or if it
  /// is not all of the authority.
  @inline(__always)
  private static func endOfPlainHost(in url: Bytes, from start: Int) -> Int? {
    var end = start
    var label = start
    while end < url.count, ASCIISet.plainHost.contains(url[end]) {
      if url[end] == UInt8(ascii: ".") {
        if label == end { return nil }
        label = end &+ 1
      } else if url[end] == UInt8(ascii: "-"), end > start, url[end &- 1] == url[end] {
        // Only a label with "xn--" in front needs a closer look, and two hyphens are seldom.
        return nil
      }
      end &+= 1
    }
    // A host that is no longer has no label that is too long.
    guard end &- start <= 63 else { return nil }
    // A host ends in a number only if its last label starts with a digit, or is empty.
    guard label < end, !url[label].isDigit, end == url.count || isAuthorityEnd(url[end]) else { return nil }
    return end
  }
}

extension Bytes {
  /// Whether two slashes stand at `index`.
  @inline(__always)
  func hasTwoSlashes(at index: Int) -> Bool {
    index &+ 1 < count && self[index] == UInt8(ascii: "/") && self[index &+ 1] == UInt8(ascii: "/")
  }
}
