internal import HTML

/// The parts of a URL (URL §4.4), as far as links need them.
extension LinkCollector {
  /// Where the path ends that starts at `start`.
  @inline(__always)
  static func endOfPath(in url: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < url.count, url[index] != UInt8(ascii: "#"), url[index] != UInt8(ascii: "?") { index &+= 1 }
    return index
  }

  /// The offset of the colon behind a scheme; nothing if the URL is relative.
  @inline(__always)
  static func schemeEnd(in url: UnsafeBufferPointer<UInt8>) -> Int? {
    guard url[0] | 0x20 &- 0x61 < 26 else { return nil }
    var index = 1
    while index < url.count {
      switch url[index] {
      case UInt8(ascii: ":"): return index
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        index &+= 1
      default: return nil
      }
    }
    return nil
  }

  /// Whether a scheme is `https`; nothing if it is not of the web.
  static func isSecureWeb(_ scheme: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool? {
    guard scheme.prefix(4).elementsEqual("http".utf8, by: { $0 | 0x20 == $1 }) else { return nil }
    if scheme.count == 4 { return false }
    return scheme.count == 5 && scheme[scheme.startIndex + 4] | 0x20 == UInt8(ascii: "s") ? true : nil
  }

  static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Whether a fragment leads to the top of any page (HTML §7.4.6.3), or says how a picture is shown (SVG 2 §16.3).
  static func isAlwaysThere(_ fragment: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    let name = withoutDirective(fragment)
    return name.isEmpty || name.elementsEqual("top".utf8) { $0.lowercased == $1 }
      || name.starts(with: "svgView(".utf8)
  }

  /// A fragment without the directive behind it: `#:~:text=…` (URL Fragment Text Directives §3).
  static func withoutDirective(
    _ fragment: UnsafeBufferPointer<UInt8>.SubSequence
  ) -> UnsafeBufferPointer<UInt8>.SubSequence {
    var index = fragment.startIndex
    while index + 2 < fragment.endIndex {
      if fragment[index] == UInt8(ascii: ":"), fragment[index + 1] == UInt8(ascii: "~"),
        fragment[index + 2] == UInt8(ascii: ":")
      {
        return fragment[..<index]
      }
      index += 1
    }
    return fragment
  }
}

extension UInt8 {
  /// The byte with an ASCII letter in lower case.
  @inline(__always) var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

extension LinkKind {
  /// Whether a visitor gets to a page by it.
  var makesKnown: Bool {
    switch self {
    case .page, .relation, .form, .frame, .refresh: true
    default: false
    }
  }

  /// Whether it should lead to the page itself and not to one that leads on.
  var followsRedirects: Bool { self == .page || self == .relation || self == .frame || self == .listing }

  /// Whether a fragment of it is the name of an element.
  var leadsToElements: Bool {
    switch self {
    case .page, .relation, .refresh, .frame, .fragment, .citation, .listing: true
    default: false
    }
  }

  /// Whether it is loaded together with the page, which makes it part of the page.
  var isLoaded: Bool {
    switch self {
    case .frame, .image, .media, .script, .styleSheet, .resource: true
    default: false
    }
  }

  /// Whether another host can be asked for it. A form is sent by visitors alone, and the addresses of the page itself and of
  /// what a feed lists may be those of a site which is not published yet.
  var isAskedFor: Bool { self != .form && self != .canonical && self != .listing }

  /// Whether it leads to a page rather than to a file.
  var leadsToPage: Bool {
    switch self {
    case .page, .relation, .canonical, .refresh, .form, .frame, .citation, .listing: true
    default: false
    }
  }
}
