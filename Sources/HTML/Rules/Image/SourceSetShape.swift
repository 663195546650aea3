/// What kinds of descriptors a `srcset` attribute has (HTML §4.8.4.2.1). Its syntax is another's business.
struct SourceSetShape {
  /// Whether a candidate has a width descriptor.
  private(set) var hasWidths = false
  /// Whether a candidate has none.
  private(set) var hasOthers = false

  private var isInAddress = true
  private var isWide = false

  /// Goes through the words. A candidate ends with a comma behind its address or its descriptor; a comma
  /// inside an address is part of it.
  init(of sourceSet: Bytes) {
    sourceSet.forEachToken { token, _ in take(token) }
    if !isInAddress { endCandidate() }
  }

  private mutating func take(_ token: Bytes) {
    var rest = token
    while !rest.isEmpty {
      if isInAddress {
        isInAddress = false
        if rest.last == UInt8(ascii: ",") { endCandidate() }
        return
      }
      let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.count
      isWide = isWide || Self.isWidth(rest[0..<end])
      guard end < rest.count else { return }
      endCandidate()
      rest = rest[(end + 1)..<rest.count]
    }
  }

  private mutating func endCandidate() {
    if isWide { hasWidths = true } else { hasOthers = true }
    isInAddress = true
    isWide = false
  }

  private static func isWidth(_ descriptor: Bytes) -> Bool {
    descriptor.count > 1 && descriptor.last == UInt8(ascii: "w")
      && descriptor[0..<(descriptor.count - 1)].allSatisfy(\.isDigit)
  }
}
