/// Checks that pages are well-formed XML, as polyglot HTML is. One checker serves one thread.
public final class WellFormedness {
  /// The rules that a page which is not well-formed breaks.
  public static let rules = [
    "html/not-well-formed", "html/stray-end-tag", "html/too-large", "html/unclosed-element",
  ]

  private let parser = XMLParser()

  /// The largest page that is read, in bytes: what the parser counts in 32 bits.
  private static let sizeLimit = 1 << 30

  /// Makes a checker.
  public init() {}

  /// The first fault of a page in UTF-8; what follows a fault mostly follows from it. Nothing if it is well-formed.
  public func firstFault(in page: [UInt8]) -> MarkupFault? {
    guard page.count <= Self.sizeLimit else {
      return MarkupFault(rule: "html/too-large", message: "the page is larger than 1 GiB", offset: 0)
    }
    // XML may be UTF-16 or UTF-32 too, which betray themselves by one of these (XML 1.0, appendix F).
    if let offset = page.prefix(4).firstIndex(where: { [0, 0xFE, 0xFF].contains($0) }) {
      return MarkupFault(
        rule: "html/not-well-formed", message: "the markup is not well-formed: it is not UTF-8",
        offset: offset)
    }
    guard let fault = page.withUnsafeBufferPointer(parser.firstFault) else { return nil }
    // What the parser says of its early end is not what is wrong.
    if let offset = page.firstIndex(of: 0), offset <= fault.offset {
      return MarkupFault(
        rule: "html/not-well-formed", message: "the markup is not well-formed: a NUL is no character",
        offset: offset)
    }
    if fault.isMisplacedCDATAEnd { return misplacedCDATAEnd(behind: fault.offset, in: page) }
    if fault.isUnbalanced, let unbalanced = TagBalance.firstFault(in: page) { return unbalanced }
    return MarkupFault(
      rule: "html/not-well-formed", message: "the markup is not well-formed: \(fault.message)",
      offset: offset(of: fault, in: page))
  }

  private func misplacedCDATAEnd(behind offset: Int, in page: [UInt8]) -> MarkupFault {
    let start = min(offset, page.count)
    return MarkupFault(
      rule: "html/not-well-formed", message: "the markup is not well-formed: ]]> ends nothing here",
      hint: "in a script write ]] >, and in text ]]&gt;",
      offset: page[start...].firstRange(of: "]]>".utf8)?.lowerBound ?? start)
  }

  private func offset(of fault: XMLParser.Fault, in page: [UInt8]) -> Int {
    let stop = max(0, min(fault.offset, page.count))
    return fault.isAtOffset ? min(stop, max(0, page.count - 1)) : max(0, stop - 1)
  }
}

/// What is wrong with the markup of a page.
public struct MarkupFault: Error, Equatable, Sendable {
  /// The rule it breaks.
  public let rule: String
  /// What is wrong.
  public let message: String
  /// What to do about it.
  public let hint: String?
  /// The byte of the page where it is, counted from 0.
  public let offset: Int

  init(rule: String, message: String, hint: String? = nil, offset: Int) {
    self.rule = rule
    self.message = message
    self.hint = hint
    self.offset = offset
  }
}
