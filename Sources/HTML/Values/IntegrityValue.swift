/// Integrity metadata (Subresource Integrity §3.5): an algorithm, a hyphen and a digest in Base64 each.
enum IntegrityValue {
  /// Algorithms that are known; digests that can be digests.
  static func fault(in value: Bytes) -> ValueFault? {
    var doubt: ValueFault?
    let unknown = value.firstToken { token in
      guard hasAlgorithm(token) else { return true }
      if doubt == nil, !isBase64(token[7..<token.count]) {
        doubt = ValueFault(
          .badDigest, "what is behind the hyphen is not Base64: a browser will refuse the resource")
      }
      return false
    }
    if let (_, offset) = unknown {
      return ValueFault(
        .badIntegrity, "it has to start with \"sha256-\", \"sha384-\" or \"sha512-\" and have a digest",
        at: offset)
    }
    return doubt
  }

  private static func hasAlgorithm(_ token: Bytes) -> Bool {
    token.count > 7
      && (token.startsIgnoringCase("sha256-") || token.startsIgnoringCase("sha384-")
        || token.startsIgnoringCase("sha512-"))
  }

  /// Whether the bytes up to a question mark, where options begin, are Base64 with its padding.
  private static func isBase64(_ digest: Bytes) -> Bool {
    let end = digest.firstIndex(of: UInt8(ascii: "?")) ?? digest.count
    var cursor = ByteCursor(digest[0..<end])
    cursor.skip {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
        || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
    let padding = cursor.skip { $0 == UInt8(ascii: "=") }
    return cursor.isAtEnd && padding <= 2 && end % 4 == 0
  }
}
