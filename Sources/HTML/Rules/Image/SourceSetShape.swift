/// What kinds of descriptors a `srcset` attribute has (HTML §4.8.4.2.1). Its syntax is another's business.
struct SourceSetShape {
  /// Whether a candidate has a width descriptor.
  private(set) var hasWidths = false

  /// Looks at the last word of each candidate. Candidates end with a comma after whitespace, a descriptor or
  /// a URL; a comma inside a URL is part of it.
  init(of sourceSet: Bytes) {
    var isFirstWord = true
    sourceSet.forEachToken { token, _ in
      var rest = token
      // `1w,` ends a candidate, and `1w,url` also starts the next one.
      while !rest.isEmpty {
        if isFirstWord {
          isFirstWord = rest.last == UInt8(ascii: ",")
          return
        }
        let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.count
        hasWidths = hasWidths || Self.isWidth(rest[0..<end])
        guard end < rest.count else { return }
        isFirstWord = true
        rest = rest[(end + 1)..<rest.count]
      }
    }
  }

  private static func isWidth(_ descriptor: Bytes) -> Bool {
    descriptor.count > 1 && descriptor.last == UInt8(ascii: "w")
      && descriptor[0..<(descriptor.count - 1)].allSatisfy(\.isDigit)
  }
}
