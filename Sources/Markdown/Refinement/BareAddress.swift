/// An address that stands in a text without a mark of its own, and that GitHub makes a link: an extended autolink (GFM 0.29,
/// section 6.9, and what cmark-gfm does where it says nothing).
struct BareAddress: Hashable {
  enum Kind: Hashable {
    /// `https://…`, `http://…` or `ftp://…`.
    case url
    /// `www.…`, which is read as `http://www.…`.
    case www
    /// `name@host.org`, also behind `mailto:`.
    case mail
  }

  let kind: Kind
  /// Where it starts.
  let start: Int
  /// Where it ends, if it is a mail address; of the others, where its host ends.
  let end: Int
}

extension BareAddress {
  /// A place where there may be an address: the `:` of `://`, the first `w` of `www.`, or an `@`.
  struct Sign {
    let kind: Kind
    let offset: Int
  }

  /// Reads the address to which a sign belongs, in a run of text. `isAtStart` tells that the run starts a line or a block.
  static func read(
    _ sign: Sign, in bytes: [UInt8], _ run: Range<Int>, isAtStart: Bool
  ) -> BareAddress? {
    switch sign.kind {
    case .url: url(bytes, run, colon: sign.offset)
    case .www: www(bytes, run, start: sign.offset, isAtStart: isAtStart && sign.offset == run.lowerBound)
    case .mail: mail(bytes, run, at: sign.offset)
    }
  }

  private static func url(_ bytes: [UInt8], _ run: Range<Int>, colon: Int) -> BareAddress? {
    var start = colon
    while start > run.lowerBound, bytes[start - 1].isASCIILetter, colon - start < 6 { start -= 1 }
    let scheme = bytes[start..<colon].map { $0 | 0x20 }
    let host = colon + 3
    // What stands in pointed brackets with a space is no autolink, and meant as it is written.
    if start > 0, bytes[start - 1] == UInt8(ascii: "<") { return nil }
    guard ["http", "https", "ftp"].contains(where: { scheme.elementsEqual($0.utf8) }), host < run.upperBound,
      bytes[host].isHostByte, bytes[host] != UInt8(ascii: "-"),
      let end = hostEnd(bytes, host..<run.upperBound, needsDot: false)
    else { return nil }
    return BareAddress(kind: .url, start: start, end: end)
  }

  private static func www(
    _ bytes: [UInt8], _ run: Range<Int>, start: Int, isAtStart: Bool
  ) -> BareAddress? {
    let before = start > 0 ? bytes[start - 1] : 0x20
    guard isAtStart || before <= 0x20 || "*_~(".utf8.contains(before), start + 4 < run.upperBound,
      bytes[start + 4].isHostByte, let end = hostEnd(bytes, start..<run.upperBound, needsDot: true)
    else { return nil }
    return BareAddress(kind: .www, start: start, end: end)
  }

  /// No name of a host is longer.
  private static let longestHost = 256

  /// Where a host ends; nothing if it has no dot where one is needed, or an underscore in one of its last two parts.
  private static func hostEnd(_ bytes: [UInt8], _ range: Range<Int>, needsDot: Bool) -> Int? {
    var end = range.lowerBound
    var hasDot = false
    var underscores = (before: false, here: false)
    scanning: while end < range.upperBound {
      guard end - range.lowerBound < longestHost else { return nil }
      switch bytes[end] {
      case UInt8(ascii: "_"): underscores.here = true
      case UInt8(ascii: "."):
        underscores = (underscores.here, false)
        hasDot = true
      case let byte where byte.isHostByte: break
      default: break scanning
      }
      end += 1
    }
    return underscores.before || underscores.here || needsDot && !hasDot ? nil : end
  }

  private static func mail(_ bytes: [UInt8], _ run: Range<Int>, at sign: Int) -> BareAddress? {
    var start = sign
    while start > run.lowerBound, bytes[start - 1].isMailNameByte { start -= 1 }
    // An escape within a name tells that it is meant as it is written.
    let isCut = start == run.lowerBound && start > 0 && bytes[start - 1] == UInt8(ascii: "\\")
    guard start < sign, !isCut else { return nil }
    var end = sign + 1
    var hasDot = false
    while end < run.upperBound {
      let byte = bytes[end]
      let isDot =
        byte == UInt8(ascii: ".") && end + 1 < run.upperBound && bytes[end + 1].isASCIIAlphanumeric
      guard isDot || byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") else {
        break
      }
      if isDot { hasDot = true }
      end += 1
    }
    guard hasDot, bytes[end - 1].isASCIILetter, end == run.upperBound || bytes[end] != UInt8(ascii: "@")
    else {
      return nil
    }
    let scheme = Array("mailto:".utf8)
    let hasScheme =
      start - scheme.count >= run.lowerBound && bytes[(start - scheme.count)..<start].elementsEqual(scheme)
    return BareAddress(kind: .mail, start: hasScheme ? start - scheme.count : start, end: end)
  }

  /// What stands before its text in its URL.
  func scheme(in bytes: [UInt8]) -> StaticString {
    switch kind {
    case .url: ""
    case .www: "http://"
    case .mail: bytes[start..<end].contains(UInt8(ascii: ":")) ? "" : "mailto:"
    }
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  fileprivate var isHostByte: Bool { isASCIIAlphanumeric || self >= 0x80 || self == UInt8(ascii: "-") }

  /// Whether it may stand in front of the `@` of a mail address.
  var isMailNameByte: Bool { isASCIIAlphanumeric || ".+-_".utf8.contains(self) }
}
